package import AppPreparation
import Foundation
import LiveDevelopment

extension EvaluatedManifest {
  /// Lets SwiftPM execute the manifest of a package, in its sandbox where it has one.
  ///
  /// - Parameter folder: The absolute path of the package.
  /// - Throws: ``AppBuildingError`` with SwiftPM's message, or `DevelopmentError` without a toolchain.
  package init(ofPackageAt folder: String) async throws {
    let (code, output) = try await Toolchain.run(
      ["package", "dump-package"],
      in: folder,
      environment: RuntimeSDK.packageEnvironment
    )
    // Warnings stand before it.
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let json = lines.drop { $0 != "{" }.joined(separator: "\n")
    guard code == 0, let manifest = EvaluatedManifest(json: Data(json.utf8)) else {
      let end = output.split(separator: "\n").suffix(10).joined(separator: "\n")
      throw AppBuildingError("SwiftPM cannot read \(folder)/Package.swift.\n\(end)")
    }
    self = manifest
  }
}
