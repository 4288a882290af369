import AppBuilding
import AppPreparation
import Foundation
import Testing
import ToolTesting
import XcodeProjects

struct TestedPackageTests {
  @Test func theFilesOfTestsAndOfWhatUsesObjectiveCAreRewritten() throws {
    let folder = try package()
    let files = try files(folder)
    let original = "\(folder.path)design"
    let badge = try #require(files["Package/design/Sources/Design/Badge.swift"]?.text)
    #expect(!badge.contains("@objc") && badge.contains("\(original)/Sources/Design/Badge.swift"))
    #expect(files["Package/design/Sources/Model/Model.swift"]?.text?.contains("@objc") == false)
    #expect(files["Package/design/Sources/Plain"] == .link("\(original)/Sources/Plain"))
    #expect(files["Package/design/Sources/C"] == .link("\(original)/Sources/C"))
    let tests = try #require(files["Package/design/Tests/DesignTests/BadgeTests.swift"]?.text)
    #expect(tests.contains("TestClass(BadgeTests.self") && tests.contains("import C"))
    #expect(
      files["Package/design/Tests/DesignTests/Data"] == .link("\(original)/Tests/DesignTests/Data")
    )
  }

  @Test func filesThatTheManifestLeavesOutAreNoTests() throws {
    let files = try files(try package())
    let names = ["Tests/DesignTests/Old/OldTests.swift", "Tests/DesignTests/Data/Sample.swift"]
    for name in names {
      #expect(files["Package/design/\(name)"]?.text == nil)
    }
    #expect(files["Package/design/XCTMain.swift"]?.text?.contains("OldTests") == false)
  }

  @Test func aMainFileListsTheTestsOfAllTargets() throws {
    let main = try #require(try files(try package())["Package/design/XCTMain.swift"]?.text)
    #expect(main.contains("@testable import DesignTests\n@testable import More_Tests\n"))
    #expect(main.matches(of: /_tests_\w+\(\)/).count == 2)
    // The names of the package in nibs are registered.
    #expect(main.contains("import Design\n"))
    #expect(main.matches(of: /_registerForNibs_\w+\(\)/).count == 1)
    #expect(!main.contains("startingApp"))
  }

  @Test func packagesOnWhichItDependsAreNamedByTheFoldersOfTheirCopies() throws {
    let folder = try package()
    let manifest = try #require(try files(folder)["Package/design/Package.swift"]?.text)
    #expect(
      manifest.contains(
        "dependencies: [.package(path: \"/copies/base\"), .package(path: \"\(folder.path)more\")]"
      )
    )
  }

  @Test func aTargetOfTestsIsChosenByItsName() throws {
    let folder = try package()
    let files = try files(folder, scheme: "More-Tests")
    #expect(files["Package/design/More/MoreTests.swift"]?.text != nil)
    #expect(files["Package/design/More"] == nil)
    #expect(files["Package/design/Package.swift"]?.text?.contains("\"DesignTests\"") == false)
    #expect(
      files["Package/design/XCTMain.swift"]?.text?.contains("@testable import DesignTests") == false
    )
    let build = PackageTestBuild(try tests(folder, scheme: "More-Tests"), sdk: try sdk(folder)) {
      _ in
    }
    #expect(build.scopes.keys.sorted() == ["DesignTests"])
    #expect(build.scopes["DesignTests"]?.selected == [])
    #expect(build.name == "my-design")
  }

  @Test(arguments: ["my-design", "my-design-Package", "Design"])
  func namesOfXcodesSchemesMeanAllTests(scheme: String) throws {
    let files = try files(try package(), scheme: scheme)
    #expect(
      files["Package/design/XCTMain.swift"]?.text?.contains("@testable import DesignTests") == true
    )
  }

  @Test func whatAPackageDoesNotHaveIsAnError() throws {
    let folder = try package()
    let errors = [
      (#expect(throws: AppBuildingError.self) { try tests(folder, scheme: "Desig") }),
      (#expect(throws: AppBuildingError.self) { try tests(folder, plan: "All") }),
      (#expect(throws: AppBuildingError.self) { try tests(folder, configuration: "Release") }),
      (#expect(throws: AppBuildingError.self) { try PackageTests(in: "\(folder.path)base") }),
      (#expect(throws: AppBuildingError.self) { try PackageTests(in: "\(folder.path)absent") }),
    ]
    let texts = [
      "got Desig. There are Design, DesignTests, More-Tests, my-design, my-design-Package.",
      "has no test plans", "got Release", "has no target of tests in Swift. Its targets are Base.",
      "Expected a package with a name",
    ]
    for (error, text) in zip(errors, texts) { #expect(error?.description.contains(text) == true) }
  }

  @Test func theManifestForTheNewestSwiftIsRead() throws {
    let folder = try package()
    try folder.write(
      Data("let a = Package(name: \"new\", targets: [.testTarget(name: \"DesignTests\")])".utf8),
      to: "design/Package@swift-5.10.swift"
    )
    try folder.write(Data(), to: "design/Package@swift-5.9.swift")
    let files = try files(folder)
    #expect(files["Package/design/Package.swift"]?.text?.contains("name: \"new\"") == true)
    #expect(files["Package/design/Package@swift-5.10.swift"] == nil)
  }

  @Test func testsDriveTheAppOnWhoseModuleTheyDepend() throws {
    let folder = try packageWithApps()
    func mainFile(_ scheme: String?) throws -> String? {
      try files(folder, scheme: scheme)["Package/design/XCTMain.swift"]?.text
    }
    let start = ", drivingApp: NotesApp.NotesAppDelegate.self)"
    #expect(try mainFile("NotesInterface")?.contains(start) == true)
    #expect(try mainFile("NotesInterface")?.contains("\nimport NotesApp\n") == true)
    #expect(try mainFile("NotesTests")?.contains("drivingApp: ") == true)
    let both = try package(folder, scheme: nil)
    #expect(
      both.appDelegates.map(\.name) == ["NotesAppDelegate", "OtherAppDelegate"]
        && both.problemLines.contains { $0.hasSuffix("Choose a target of tests with --scheme.") }
    )
    #expect(
      try PackageTestBuild(tests(folder), sdk: sdk(folder)) { _ in }.interfaceModules
        == ["NotesInterface", "OtherInterface"]
    )
  }

  @Test func aRecordingNeedsAnApp() async throws {
    let folder = try packageWithApps()
    let build = PackageTestBuild(try tests(folder), needsApp: true, sdk: try sdk(folder)) { _ in }
    let error = await #expect(throws: AppBuildingError.self) { try await build.build { _ in } }
    #expect(error?.description.contains("found NotesApp.NotesAppDelegate, OtherApp.") == true)
  }

  @Test func whatAManifestComputesIsWhatSwiftPMHasFound() throws {
    let folder = try TemporaryFolder([
      "design/Package.swift": "let package = Package(name: name, targets: targets)",
      "design/Checks/A.swift": "import XCTest\nclass ATests: XCTestCase { func testA() {} }\n",
    ])
    let json = """
      {"name": "Design", "products": [], "dependencies": [], "targets": [{"name": "Checks",
      "type": "test", "path": "Checks", "exclude": [], "resources": [], "dependencies": []}]}
      """
    let evaluated = try #require(EvaluatedManifest(json: Data(json.utf8)))
    let tests = try PackageTests(in: "\(folder.path)design", evaluated: evaluated)
    let package = TestedPackage(tests, with: PackageGraph([], copies: "/copies"))
    let text = package.files(linking: try sdk(folder))["Package/design/XCTMain.swift"]?.text
    #expect(text?.contains("@testable import Checks") == true)
  }

  @Test func aFolderWithAProjectAndAManifestMeansTheProject() throws {
    let project = try SampleProject(["AppDelegate.swift": SampleProject.delegate])
    try project.folder.write(Data(), to: "project/Package.swift")
    #expect(!(try XcodeProject(at: project.path).isPackage))
    #expect(try XcodeProject(at: "\(project.path)/Package.swift").isPackage)
  }

  // MARK: - Private

  private func tests(
    _ folder: TemporaryFolder,
    scheme: String? = nil,
    plan: String? = nil,
    configuration: String? = nil
  ) throws -> PackageTests {
    try PackageTests(
      in: "\(folder.path)design",
      scheme: scheme,
      plan: plan,
      configuration: configuration
    )
  }

  private func sdk(_ folder: TemporaryFolder) throws -> RuntimeSDK {
    try folder.write(
      Data(#"{"swift": "6.3.1", "library": "Runtime", "compilerOptions": []}"#.utf8),
      to: "sdk/sdk.json"
    )
    return try RuntimeSDK(at: "\(folder.path)sdk")
  }

  private func files(
    _ folder: TemporaryFolder,
    scheme: String? = nil
  ) throws -> [String: FolderEntry] {
    try package(folder, scheme: scheme).files(linking: try sdk(folder))
  }

  private func package(_ folder: TemporaryFolder, scheme: String?) throws -> TestedPackage {
    let graph = PackageGraph(["\(folder.path)base"], copies: "/copies")
    return TestedPackage(try tests(folder, scheme: scheme), with: graph)
  }

  /// A package with two apps, whose delegates others inherit, and with tests of each.
  private func packageWithApps() throws -> TemporaryFolder {
    func test(_ name: String) -> String {
      """
      import XCTest
      class \(name): XCTestCase { @MainActor func testA() { XCUIApplication().launch() } }
      """
    }
    return try TemporaryFolder([
      "design/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "notes",
        targets: [
          .target(name: "NotesApp"), .target(name: "OtherApp"),
          .testTarget(name: "NotesInterface", dependencies: ["NotesApp"]),
          .testTarget(name: "OtherInterface", dependencies: ["OtherApp"]),
          .testTarget(name: "NotesTests", dependencies: ["NotesApp"]),
        ]
      )
      """,
      "design/Sources/NotesApp/App.swift": """
      import UIKit
      open class BasicDelegate: UIResponder, UIApplicationDelegate {}
      public final class NotesAppDelegate: BasicDelegate {}
      final class HiddenDelegate: BasicDelegate {}
      """,
      "design/Sources/OtherApp/App.swift": """
      import UIKit
      public final class OtherAppDelegate: UIResponder, UIApplicationDelegate {}
      """,
      "design/Tests/NotesInterface/A.swift": test("NotesInterface"),
      "design/Tests/OtherInterface/A.swift": test("OtherInterface"),
      "design/Tests/NotesTests/A.swift": "// XCUIApplication\n"
        + test("A")
        .replacing("XCUIApplication().launch()", with: ""),
    ])
  }

  /// A package with tests, which depends on one that uses UIKit, which depends on one that does not.
  private func package() throws -> TemporaryFolder {
    try TemporaryFolder([
      "design/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "my-design",
        products: [.library(name: "Design", targets: ["Design"])],
        dependencies: [.package(path: "../base")],
        targets: [
          .target(name: "Design", dependencies: ["Model", "C", "Base"]),
          .target(name: "Model", dependencies: ["Plain"]),
          .target(name: "Plain"),
          .target(name: "C"),
          .testTarget(
            name: "DesignTests",
            dependencies: ["Design"],
            exclude: ["Old"],
            resources: [.copy("Data")]
          ),
          .testTarget(name: "More-Tests", dependencies: ["Design"], path: "./More"),
        ]
      )
      """,
      "design/Sources/Design/Badge.swift":
        "import UIKit\n@objc open class Badge: UIView { @IBOutlet var label: UILabel! }",
      "design/Sources/Model/Model.swift":
        "import Foundation\npublic class Model: NSObject { @objc func a() {} }",
      "design/Sources/Plain/Plain.swift": "// No @objc here.\npublic let plain = 1",
      "design/Sources/C/c.c": "",
      "design/Tests/DesignTests/BadgeTests.swift":
        "import XCTest\nimport C\nclass BadgeTests: XCTestCase { func testA() {} }",
      "design/Tests/DesignTests/Old/OldTests.swift":
        "import XCTest\nclass OldTests: XCTestCase { func testA() {} }",
      "design/Tests/DesignTests/Data/Sample.swift": "class Sample {",
      "design/More/MoreTests.swift":
        "import XCTest\nclass MoreTests: XCTestCase { func testB() {} }",
      "base/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Base",
        products: [.library(name: "Base", targets: ["Base"])],
        dependencies: [.package(path: "../more")],
        targets: [.target(name: "Base")]
      )
      """,
      "base/Sources/Base/Base.swift": "import UIKit\nopen class Base: UIView {}",
      "more/Package.swift":
        "// swift-tools-version: 5.9\nlet a = Package(name: \"more\", targets: [.target(name: \"More\")])",
      "more/Sources/More/More.swift": "public let more = 1",
    ])
  }
}
