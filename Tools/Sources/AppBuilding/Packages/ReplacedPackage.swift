import AppPreparation
import Foundation

/// The package swift-snapshot-testing, whose module the runtime has for this UIKit.
///
/// A package without code takes its place, also where other packages name it by address. So nothing
/// of it is fetched, and `import SnapshotTesting` finds the runtime's module.
enum ReplacedPackage {
  /// The name of its folder, by which SwiftPM refers to it.
  static let name = "swift-snapshot-testing"
  /// The module of the runtime's library of tests.
  static let module = "SnapshotTesting"
  private static let target = "_ReplacedSnapshotTesting"
  // Targets can link all of them; files that import others than the first do not compile.
  private static let products = [module, "InlineSnapshotTesting", "SnapshotTestingCustomDump"]

  /// Returns whether an address or a path is that of the package.
  static func isNamed(by address: String) -> Bool {
    (address as NSString).lastPathComponent.lowercased().replacing(/\.git$/, with: "") == name
  }

  /// Writes the package that takes its place.
  ///
  /// - Parameter folder: The folder that contains it.
  /// - Returns: The path of the package.
  /// - Throws: An error of the file system.
  static func write(in folder: String) throws -> String {
    let path = "\(folder)/\(name)"
    let libraries = products.map { ".library(name: \($0.quoted), targets: [\(target.quoted)])" }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(name.quoted),
        products: [\(libraries.joined(separator: ", "))],
        targets: [.target(name: \(target.quoted))]
      )

      """
    _ = try PreparedFolder(path: path).write(
      [
        "Package.swift": .text(manifest),
        "Sources/\(target)/Empty.swift": .text("// The runtime has the module.\n"),
      ],
      keeping: [".build", "Package.resolved"]
    )
    return path
  }
}
