import AppBuilding
import AppPreparation
import Foundation
import ToolTesting
import XcodeProjects

/// A project with one app in a temporary folder, and a runtime without contents.
struct SampleProject {
  let folder: TemporaryFolder
  let sdk: RuntimeSDK

  /// - Parameters:
  ///   - sources: The Swift files of the app by their paths.
  ///   - resources: Its resources by their paths.
  ///   - settings: Further build settings, as entries of a dictionary.
  ///   - target: Further fields of the target.
  ///   - objects: Further objects of the project.
  ///   - targets: The identifiers of further targets.
  ///   - packages: The identifiers of those that are packages.
  /// - Throws: Errors of the file system.
  init(
    _ sources: [String: String],
    resources: [String: String] = [:],
    settings: String = "",
    target: String = "",
    objects: String = "",
    targets: [String] = [],
    packages: [String] = []
  ) throws {
    var text = ProjectText(
      target: target,
      objects: objects,
      project: "packageReferences = (\(packages.joined(separator: ", ")));"
    )
    text.targets = targets
    text.sources = sources.keys.sorted()
    text.resources = resources.keys.sorted()
    text.settings =
      "PRODUCT_NAME = App; PRODUCT_BUNDLE_IDENTIFIER = org.example.app; "
      + "GENERATE_INFOPLIST_FILE = YES; SWIFT_VERSION = 5.0; "
      + "SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; \(settings)"
    var files = ["App.xcodeproj/project.pbxproj": text.text]
    for (path, content) in sources.merging(resources, uniquingKeysWith: { one, _ in one }) {
      files[path] = content
    }
    folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: files.map { ("project/\($0)", $1) }).merging([
        "sdk/sdk.json": """
        {"swift": "6.3.1", "library": "Runtime", "compilerOptions": ["-I", "@SDK@/modules"]}
        """,
        "sdk/resources/Runtime.resources/client.js": "",
      ]) { one, _ in one }
    )
    sdk = try RuntimeSDK(at: "\(folder.path)sdk")
  }

  var path: String { "\(folder.path)project" }

  func selection() throws -> AppSelection {
    try AppSelection(in: XcodeProject(at: path))
  }

  func package() throws -> AppPackage {
    AppPackage(try selection())
  }

  func files() throws -> [String: String] {
    try package().files(linking: sdk).compactMapValues(\.text)
  }

  func build() throws -> ProjectBuild {
    try ProjectBuild(path: path, scheme: nil, configuration: nil, sdk: sdk, print: { _ in })
  }

  static let delegate = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      @IBOutlet var window: UIWindow?
    }
    """
}
