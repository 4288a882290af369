import Foundation
import XcodeProjects

/// The folder that is the app while it runs: the program with Info.plist and resources beside it.
///
/// `Bundle.main` of a program is its folder. Resources are links to the project's files, so that a
/// changed storyboard needs no copy, or copies, so that the bundle needs no other folder.
package struct AppBundle: Sendable {
  package let folder: String
  private let selection: AppSelection
  private let copiesResources: Bool

  /// - Parameters:
  ///   - folder: The bundle's path, which ends in ".app".
  ///   - selection: The app.
  ///   - copiesResources: True for a bundle that later changes of the project leave as it is.
  package init(at folder: String, of selection: AppSelection, copiesResources: Bool = false) {
    self.folder = folder
    self.selection = selection
    self.copiesResources = copiesResources
  }

  private static let iconSetting = "ASSETCATALOG_COMPILER_APPICON_NAME"

  package var program: String { "\(folder)/\(selection.moduleName)" }

  /// Lays out the bundle anew.
  ///
  /// - Parameters:
  ///   - built: The program.
  ///   - resources: Further files and folders of the runtime.
  /// - Throws: ``AppBuildingError``, or an error of the file system.
  package func assemble(program built: String, resources: [String]) throws {
    let manager = FileManager.default
    try? manager.removeItem(atPath: folder)
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, path) in contents(with: resources) {
      try manager.createDirectory(
        atPath: ("\(folder)/\(name)" as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true
      )
      if copiesResources {
        let original = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        // As with a link, one that is missing is missed by the app that reads it.
        guard manager.fileExists(atPath: original) else { continue }
        try manager.copyItem(atPath: original, toPath: "\(folder)/\(name)")
      } else {
        try manager.createSymbolicLink(atPath: "\(folder)/\(name)", withDestinationPath: path)
      }
    }
    do {
      var plist = try selection.target.infoPlist(configuration: selection.configuration)
      // Xcode's compiler of asset catalogues adds the entry.
      if plist["CFBundleIcons"] == nil, let icon = selection.settings[Self.iconSetting] {
        plist["CFBundleIcons"] = ["CFBundlePrimaryIcon": ["CFBundleIconName": .string(icon)]]
      }
      try PropertyListValue.dictionary(plist).propertyList()
        .write(to: URL(fileURLWithPath: "\(folder)/Info.plist"))
    } catch let error as ProjectReadingError {
      throw AppBuildingError(error.description)
    }
    // A link would make the build folder the bundle.
    try manager.copyItem(atPath: built, toPath: program)
  }

  /// The bundles of packages' resources, which SwiftPM leaves beside a program.
  static func resourceBundles(beside program: URL) -> [String] {
    let folder = program.deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The resources of the runtime and the app by their places in the bundle; the first of a place wins.
  ///
  /// Places outside of the bundle are left out.
  private func contents(with resources: [String]) -> [String: String] {
    var contents: [String: String] = [:]
    for path in resources { contents[(path as NSString).lastPathComponent] = path }
    for file in selection.target.resources where file.name != "Info.plist" {
      contents[file.bundlePath] = contents[file.bundlePath] ?? file.path
    }
    for copied in selection.target.copiedFiles {
      guard let place = copied.bundleFolder else { continue }
      for file in copied.files {
        let name = place.isEmpty ? file.name : "\(place)/\(file.name)"
        contents[name] = contents[name] ?? file.path
      }
    }
    return contents.filter { name, _ in
      !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    }
  }
}
