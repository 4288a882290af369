import AppPreparation
import Testing

struct PackageManifestTests {
  private let manifest = PackageManifest(
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Design",
      products: [.library(name: "Design", targets: ["Design", "Core"])],
      dependencies: [
        .package(path: "../Base"),
        .package(url: "https://example.org/Alamofire.git", from: "5.0.0"),
      ],
      targets: [
        .target(
          name: "Design",
          dependencies: [
            .target(name: "Core"),
            .product(name: "Base", package: "Base", condition: .when(platforms: [.iOS, .tvOS])),
            .product(name: "Mac", package: "Base", condition: .when(platforms: [.macOS])),
          ],
          swiftSettings: [.define("PHONE", .when(platforms: [.iOS], configuration: .debug))],
          linkerSettings: [.linkedFramework("UIKit"), .linkedLibrary("z")]
        ),
        .target(name: "Core", path: "Other/Core"),
        .testTarget(name: "DesignTests", dependencies: ["Design"]),
      ]
    )
    """
  )

  @Test func targetsProductsAndDependenciesAreFoundInTheText() {
    #expect(manifest.targets.map(\.name) == ["Design", "Core", "DesignTests"])
    #expect(manifest.targets.map(\.path) == [nil, "Other/Core", nil])
    #expect(manifest.targets.map(\.isTest) == [false, false, true])
    #expect(manifest.targets.map(\.dependencies) == [["Core", "Base", "Mac"], [], ["Design"]])
    #expect(manifest.name == "Design" && manifest.libraries == ["Design"])
    #expect(
      manifest.dependencies == [.path("../Base"), .url("https://example.org/Alamofire.git")]
    )
  }

  @Test(arguments: [
    (
      ".target(name: \"A\", path: \"Code\", swiftSettings: [])",
      ".target(name: \"A\", path: \"Code\", resources: [.process(\"M.xib\")], swiftSettings: [])"
    ),
    (
      ".target(name: \"A\", resources: [.copy(\"x\")])",
      ".target(name: \"A\", resources: [.copy(\"x\"), .process(\"M.xib\")])"
    ),
    (
      ".target(name: \"A\", resources: [.copy(\"x\"),])",
      ".target(name: \"A\", resources: [.copy(\"x\"), .process(\"M.xib\")])"
    ),
    (
      ".target(name: \"A\", resources: [])",
      ".target(name: \"A\", resources: [ .process(\"M.xib\")])"
    ),
    (".target(name: \"A\", resources: all)", ".target(name: \"A\", resources: all)"),
  ])
  func aCopyNamesResourcesThatXcodeTakesByTheirKind(target: String, result: String) {
    let start = "// swift-tools-version: 5.3\nlet package = Package(name: \"A\", targets: ["
    let manifest = PackageManifest("\(start)\(target)])")
    var changes = PackageManifest.Changes()
    changes.resources = ["A": ["M.xib"]]
    let text = manifest.prepared(changes) { _ in nil }
    #expect(text == "\(start)\(result)])")
    let old = PackageManifest("// swift-tools-version:5.2\n\(target)")
    #expect(!old.targets[0].takesResources)
  }

  @Test func pathsOfRulesAndExclusionsAreKnown() {
    let manifest = PackageManifest(
      """
      // swift-tools-version: 5.9
      let a = [.target(name: "A", exclude: ["Old"], resources: [.process("R"), .copy("S/t.json")])]
      """
    )
    #expect(manifest.targets[0].ruledPaths == ["Old", "R", "S/t.json"])
  }

  @Test func onlyTheNamedSourcesOfATargetAreKnown() {
    let manifest = PackageManifest("let a = [.target(name: \"A\", sources: [\"B\", \"C.swift\"])]")
    #expect(manifest.targets[0].sourcePaths == ["B", "C.swift"])
  }

  @Test func aCopyNamesPackagesByTheirFoldersAndFurtherOnes() {
    var changes = PackageManifest.Changes()
    changes.packages = ["/copies/More"]
    let text = manifest.prepared(changes) { dependency in
      if case .url = dependency { "/copies/Alamofire" } else { nil }
    }
    #expect(text.contains(".package(path: \"../Base\"),"))
    #expect(
      text.contains(".package(path: \"/copies/Alamofire\"), .package(path: \"/copies/More\")\n")
    )
    let traits = PackageManifest(
      "let a = [.package(name: \"B\", url: \"b\", .upToNextMajor(from: \"1.0.0\"), traits: [\"T\"])]"
    )
    #expect(
      traits.prepared { _ in "/b" }
        == "let a = [.package(name: \"B\", path: \"/b\", traits: [\"T\"])]"
    )
  }

  @Test func aCopyLacksTargetsThatAreLeftOut() {
    var changes = PackageManifest.Changes()
    changes.omittedTargets = ["DesignTests"]
    let text = manifest.prepared(changes) { _ in nil }
    #expect(!text.contains("DesignTests") && text.contains(".target(name: \"Core\""))
  }

  @Test func conditionsAreThoseOfIOSInACopy() {
    let text = manifest.prepared { dependency in
      if case .path(let path) = dependency { "/packages/\(path.dropFirst(3))" } else { nil }
    }
    #expect(text.contains(".package(path: \"/packages/Base\")"))
    #expect(text.contains(".product(name: \"Base\", package: \"Base\"),"))
    #expect(text.contains("\"Mac\", package: \"Base\", condition: .when(platforms: [.macOS])"))
    #expect(text.contains(".define(\"PHONE\", .when( configuration: .debug))"))
    #expect(text.contains("linkerSettings: [ .linkedLibrary(\"z\")]"))
  }
}
