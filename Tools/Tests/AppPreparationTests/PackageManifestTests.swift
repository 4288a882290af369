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
    #expect(manifest.libraries == ["Design"])
    #expect(
      manifest.dependencies == [.path("../Base"), .url("https://example.org/Alamofire.git")]
    )
  }

  @Test func conditionsAreThoseOfIOSInACopy() {
    let text = manifest.prepared { "/packages/\($0.dropFirst(3))" }
    #expect(text.contains(".package(path: \"/packages/Base\")"))
    #expect(text.contains(".product(name: \"Base\", package: \"Base\"),"))
    #expect(text.contains("\"Mac\", package: \"Base\", condition: .when(platforms: [.macOS])"))
    #expect(text.contains(".define(\"PHONE\", .when( configuration: .debug))"))
    #expect(text.contains("linkerSettings: [ .linkedLibrary(\"z\")]"))
  }
}
