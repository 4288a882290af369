import AppBuilding
import AppPreparation
import Foundation
import Testing
import ToolTesting

struct PackageGraphTests {
  /// A project whose app uses a package that uses UIKit, which uses one that does not.
  private func project(app: String = "import Design\nlet a = design") throws -> SampleProject {
    let project = try SampleProject(
      ["AppDelegate.swift": SampleProject.delegate, "A.swift": app],
      target: "packageProductDependencies = (PRODUCT);",
      objects: """
        PACKAGE = {isa = XCLocalSwiftPackageReference; relativePath = Modules/Design; };
        PRODUCT = {isa = XCSwiftPackageProductDependency; productName = Design; };
        """,
      packages: ["PACKAGE"]
    )
    let files = [
      "Modules/Design/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Design",
        products: [.library(name: "Design", targets: ["Design"])],
        dependencies: [.package(path: "../Base")],
        targets: [
          .target(name: "Design", dependencies: ["Plain", "Base"], resources: [.process("Texts")]),
          .target(name: "Plain"),
          .testTarget(name: "DesignTests"),
        ]
      )
      """,
      "Modules/Design/Sources/Design/Badge.swift": """
      import UIKit
      @objc open class Badge: UIView { @IBOutlet var label: UILabel! }
      public let design = 1
      """,
      "Modules/Design/Sources/Design/Texts/a.txt": "text",
      "Modules/Design/Sources/Plain/Plain.swift": "public let plain = 1",
      "Modules/Design/Tests/DesignTests/T.swift": "",
      "Modules/Base/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Base",
        products: [.library(name: "Base", targets: ["Base"])],
        targets: [.target(name: "Base")]
      )
      """,
      "Modules/Base/Sources/Base/Base.swift": "public let base = 1",
    ]
    for (path, text) in files { try project.folder.write(Data(text.utf8), to: "project/\(path)") }
    return project
  }

  private func files(_ project: SampleProject) throws -> [String: FolderEntry] {
    let graph = PackageGraph(["\(project.path)/Modules/Design"], copies: "/copies")
    return try AppPackage(project.selection(), packages: graph).files(linking: project.sdk)
  }

  @Test func aPackageThatUsesUIKitIsPreparedInACopyThatLinksToTheRest() throws {
    let project = try project()
    let original = "\(project.path)/Modules/Design"
    let files = try files(project)
    let badge = try #require(files["Packages/Design/Sources/Design/Badge.swift"]?.text)
    #expect(!badge.contains("@objc") && badge.contains("\(original)/Sources/Design/Badge.swift"))
    #expect(
      files["Packages/Design/Sources/Design/Texts"] == .link("\(original)/Sources/Design/Texts")
    )
    #expect(files["Packages/Design/Sources/Plain"] == .link("\(original)/Sources/Plain"))
    #expect(files["Packages/Design/Tests"] == .link("\(original)/Tests"))
    let manifest = try #require(files["Packages/Design/Package.swift"]?.text)
    #expect(manifest.contains(".package(path: \"\(project.path)/Modules/Base\")"))
  }

  @Test(
    arguments: [
      // Its code for iOS has one for Linux beside it.
      (
        "#if os(iOS)\nimport UIKit\n#endif\n#if !canImport(ObjectiveC)\nlet a = 1\n#endif\nlet b = 2",
        false
      ),
      // It has no condition for Linux.
      ("#if os(iOS)\nimport UIKit\n#endif\nlet b = 2", true),
      // Other modules find UIKit in what it declares for iOS.
      (
        "#if os(iOS)\nimport UIKit\n#endif\npublic let b = 2\n#if os(iOS)\n"
          + "public func color() -> UIColor { .red }\n#elseif os(Linux)\nlet a = 1\n#endif", true
      ),
      // Without UIKit too, other targets need what it has on iOS.
      ("#if os(iOS)\nlet a = 1\n#endif\nlet b = 2", true),
      // Linux compiles what needs UIKit.
      (
        "#if canImport(UIKit)\nimport UIKit\n#endif\n#if os(Linux)\nlet a = 1\n#endif\nlet b = 2",
        true
      ),
      // All of it is for iOS alone.
      ("#if os(iOS)\nimport UIKit\nlet a = 1\n#elseif os(Linux)\nimport Foundation\n#endif", true),
    ]
  )
  func aPackageForLinuxTooIsCompiledAsItIs(source: String, isPrepared: Bool) throws {
    let project = try project()
    try project.folder.write(
      Data(source.utf8),
      to: "project/Modules/Base/Sources/Base/Base.swift"
    )
    let copy = try files(project)["Packages/Base/Sources/Base/Base.swift"]
    #expect((copy != nil) == isPrepared)
  }

  @Test func aCopyNamesResourcesOfXcodesKindsThatNoRuleCovers() throws {
    let project = try project()
    for name in ["Sources/Base/Colors.xcassets/Contents.json", "Sources/Base/Old/A.xib"] {
      try project.folder.write(Data("{}".utf8), to: "project/Modules/Base/\(name)")
    }
    try project.folder.write(Data(), to: "project/Modules/Design/Sources/Design/Texts/B.xib")
    let files = try files(project)
    let base = try #require(files["Packages/Base/Package.swift"]?.text)
    #expect(
      base.contains(
        ".target(name: \"Base\", resources: [.process(\"Colors.xcassets\"), .process(\"Old/A.xib\")])"
      )
    )
    // The rule for its folder covers it.
    #expect(files["Packages/Design/Package.swift"]?.text?.contains("B.xib") == false)
  }

  @Test func theAppNamesAllPackagesByPathAndRegistersTheirClasses() throws {
    let project = try project()
    let files = try files(project)
    let manifest = try #require(files["Package.swift"]?.text)
    #expect(
      manifest.contains(
        "dependencies: [.package(path: \"\(project.path)/Modules/Base\"), "
          + ".package(path: \"Packages/Design\")]"
      )
    )
    #expect(manifest.contains("[.product(name: \"Design\", package: \"Design\")]"))
    #expect(files["Sources/App/A.swift"]?.text?.contains("import Design") == true)
    let main = try #require(files["Sources/App/main.swift"]?.text)
    #expect(main.contains("import Design\n"))
    #expect(main.matches(of: /_registerForNibs_\w+\(\)/).count == 2)
  }

  @Test func whatAPackageCannotPrepareIsReportedWithItsFile() throws {
    let project = try project()
    try project.folder.write(
      Data("import UIKit\nfunc (".utf8),
      to: "project/Modules/Design/Sources/Design/Badge.swift"
    )
    let check = ProjectCheck(try project.selection())
    #expect(check.messages.count == 1)
    #expect(check.messages[0].hasPrefix("Modules/Design/Sources/Design/Badge.swift:2:"))
  }
}
