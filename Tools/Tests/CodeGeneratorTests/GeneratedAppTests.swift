import CodeGenerator
import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// The repository builds and tests what is generated, in `Tests/GeneratedApp`.
struct GeneratedAppTests {
  private static let fixture = Repository.folder.appending(path: "Tests/GeneratedApp")

  /// An app with a screen and a flow, as the commands generate them one after the other.
  private func generate(in folder: URL) throws {
    try Generation.package(
      GeneratedName("Sampler", of: .app),
      in: folder,
      rostrum: .path("../..")
    ).write()
    try Generation.screen(
      GeneratedName("Settings", of: .screen),
      placement: .pushed,
      in: folder,
      chineseTitle: "设置"
    ).write()
    try Generation.screen(
      GeneratedName("Onboarding", of: .flow),
      placement: .flow,
      in: folder
    ).write()
  }

  @Test func isWhatTheRepositoryBuildsAndTests() throws {
    try withTemporaryFolder { folder in
      try generate(in: folder)
      let generated = try texts(in: folder)
      if ProcessInfo.processInfo.environment["ROSTRUM_RECORD"] != nil {
        try FileManager.default.removeItem(at: Self.fixture)
        try FileManager.default.copyItem(at: folder, to: Self.fixture)
        Issue.record("Recorded Tests/GeneratedApp; read the difference")
        return
      }
      let built = try texts(in: Self.fixture)
      #expect(generated.keys.sorted() == built.keys.sorted())
      for (path, text) in generated {
        #expect(text == built[path], "\(path) differs from Tests/GeneratedApp")
      }
    }
  }

  @Test(arguments: ["Zebra", "A", "ItemList", "TheLongestNameThatAnAppCanHave"])
  func parsesUnderEveryName(_ text: String) throws {
    let name = try GeneratedName(text, of: .app)
    let files = Generation.package(name, in: Repository.folder, rostrum: .path("..")).created
    for file in files where file.path.hasSuffix(".swift") {
      #expect(!Parser.parse(source: file.text).hasError, "\(file.path) does not parse")
      #expect(
        file.text.split(separator: "\n").allSatisfy { $0.count <= 100 },
        "\(file.path) has a line of more than 100 columns"
      )
    }
  }

  @Test func importsAreInOrderUnderEveryName() throws {
    let name = try GeneratedName("Zebra", of: .app)
    let files = Generation.package(name, in: Repository.folder, rostrum: .path("..")).created
    let file = try #require(files.first { $0.path == "Presentation/Flow/ZebraCoordinator.swift" })
    #expect(file.text.hasPrefix("public import Rostrum\npublic import ZebraModel\n"))
  }

  @Test func aPackageHasRostrumByAnAddress() throws {
    let name = try GeneratedName("Recipes", of: .app)
    let location = RostrumLocation.repository(
      url: "https://example.org/kits/rostrum-kit.git",
      branch: "main"
    )
    let files = Generation.package(name, in: Repository.folder, rostrum: location).created
    let manifest = try #require(files.first { $0.path == "Package.swift" }).text
    let address = "https://example.org/kits/rostrum-kit.git"
    #expect(
      manifest.filter { !$0.isWhitespace }
        .contains("url:\"\(address)\",branch:\"main\",traits:[\"BrowserHost\"]")
    )
    #expect(manifest.contains("package: \"rostrum-kit\""))
  }

  @Test func aPackageForTheInstalledRuntimeDependsOnNoPackage() throws {
    let name = try GeneratedName("Recipes", of: .app)
    let files = Generation.package(name, in: Repository.folder, rostrum: .installed).created
    let manifest = try #require(files.first { $0.path == "Package.swift" }).text
    #expect(!manifest.contains(".package("))
    #expect(manifest.contains("dependencies: [],"))
    let readMe = try #require(files.first { $0.path == "README.md" }).text
    #expect(!readMe.contains("swift run"))
  }
}
