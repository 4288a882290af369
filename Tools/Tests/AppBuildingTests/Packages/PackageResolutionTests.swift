import AppBuilding
import Foundation
import LiveDevelopment
import Testing
import ToolTesting

/// Packages that are named by address, here that of a repository in a folder.
struct PackageResolutionTests {
  private func project(address: String) throws -> SampleProject {
    try SampleProject(
      ["AppDelegate.swift": SampleProject.delegate, "A.swift": "import Remote"],
      target: "packageProductDependencies = (PRODUCT);",
      objects: """
        PACKAGE = {isa = XCRemoteSwiftPackageReference; repositoryURL = "\(address)";
          requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
        PRODUCT = {isa = XCSwiftPackageProductDependency; package = PACKAGE; productName = Remote; };
        """,
      packages: ["PACKAGE"]
    )
  }

  @Test func aPackageIsFetchedAndPreparedWhereItUsesUIKit() async throws {
    let repository = try TemporaryFolder([
      "remote/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Remote",
        products: [.library(name: "Remote", targets: ["Remote"])],
        targets: [.target(name: "Remote")]
      )
      """,
      "remote/Sources/Remote/Remote.swift": "import UIKit\n@objc public class Remote: NSObject {}",
    ])
    let folder = "\(repository.path)remote"
    let git = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-C", folder]
    for arguments in [["init", "-q"], ["add", "."], ["commit", "-qm", "a"], ["tag", "1.0.0"]] {
      let run = try Process.run(URL(filePath: "/usr/bin/env"), arguments: ["git"] + git + arguments)
      run.waitUntilExit()
      #expect(run.terminationStatus == 0)
    }
    let project = try project(address: "file://\(folder)")
    let build = try project.build()
    _ = try await build.prepare()
    let package = build.package.path
    let source = try String(
      contentsOfFile: "\(package)/Packages/remote/Sources/Remote/Remote.swift",
      encoding: .utf8
    )
    #expect(source.contains("public class Remote") && !source.contains("@objc"))
    let manifest = try String(contentsOfFile: "\(package)/Package.swift", encoding: .utf8)
    #expect(manifest.contains(".product(name: \"Remote\", package: \"remote\")"))
    #expect(try await build.prepare().isEmpty)
  }

  @Test func swiftSnapshotTestingIsReplacedAndNotFetched() async throws {
    let project = try SampleProject(
      ["AppDelegate.swift": SampleProject.delegate, "A.swift": "import SnapshotTesting"],
      target: "packageProductDependencies = (PRODUCT);",
      objects: """
        PACKAGE = {isa = XCRemoteSwiftPackageReference;
          repositoryURL = "file:///absent/Swift-Snapshot-Testing.git";
          requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
        PRODUCT = {isa = XCSwiftPackageProductDependency; package = PACKAGE;
          productName = SnapshotTesting; };
        """,
      packages: ["PACKAGE"]
    )
    let build = try project.build()
    _ = try await build.prepare()
    let package = build.package.path
    let manifest = try String(contentsOfFile: "\(package)/Package.swift", encoding: .utf8)
    #expect(
      manifest.contains(".product(name: \"SnapshotTesting\", package: \"swift-snapshot-testing\")")
    )
    let source = try String(
      contentsOfFile: "\(package)/Sources/App/A.swift",
      encoding: .utf8
    )
    #expect(source.contains("import SnapshotTesting"))
    withExtendedLifetime(project) {}
  }

  @Test func packagesThatNameSwiftSnapshotTestingGetTheReplacement() async throws {
    let local = try TemporaryFolder([
      "helper/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Helper",
        products: [.library(name: "Remote", targets: ["Remote"])],
        dependencies: [
          .package(url: "file:///absent/swift-snapshot-testing", from: "1.0.0")
        ],
        targets: [
          .target(
            name: "Remote",
            dependencies: [
              .product(name: "SnapshotTesting", package: "swift-snapshot-testing")
            ]
          )
        ]
      )
      """,
      "helper/Sources/Remote/Remote.swift": "import UIKit\nimport SnapshotTesting",
    ])
    let project = try SampleProject(
      ["AppDelegate.swift": SampleProject.delegate, "A.swift": "import Remote"],
      target: "packageProductDependencies = (PRODUCT);",
      objects: """
        PACKAGE = {isa = XCLocalSwiftPackageReference; relativePath = "\(local.path)helper"; };
        PRODUCT = {isa = XCSwiftPackageProductDependency; productName = Remote; };
        """,
      packages: ["PACKAGE"]
    )
    let build = try project.build()
    _ = try await build.prepare()
    let package = build.package.path
    let manifest = try String(contentsOfFile: "\(package)/Package.swift", encoding: .utf8)
    #expect(manifest.contains(".rostrum/packages/swift-snapshot-testing\")"))
    let source = try String(
      contentsOfFile: "\(package)/Packages/helper/Sources/Remote/Remote.swift",
      encoding: .utf8
    )
    #expect(source.contains("import SnapshotTesting"))
    withExtendedLifetime(project) {}
  }

  @Test func aPackageThatCannotBeFetchedIsNamed() async throws {
    let project = try project(address: "file:///absent/remote")
    let build = try project.build()
    let error = await #expect(throws: AppBuildingError.self) { try await build.prepare() }
    #expect(error?.description.contains("/absent/remote") == true)
    withExtendedLifetime(project) {}
  }
}
