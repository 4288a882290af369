import AppPreparation
import Foundation
import LiveDevelopment

/// The package that is generated for a project's tests or for a recording, and the bundle of its program.
struct GeneratedProgram: Sendable {
  /// The path of the package.
  let package: String
  /// The product that SwiftPM builds.
  let product: String

  var device: DeviceFolder { DeviceFolder(at: "\(package).data") }

  /// Writes the package, and removes what an earlier one had beyond.
  ///
  /// - Throws: ``AppBuildingError`` that names what cannot be written.
  func write(_ files: [String: FolderEntry]) throws {
    try AppBuildingError.naming {
      _ = try PreparedFolder(path: package).write(files, keeping: [".build", "Package.resolved"])
    }
  }

  func builder(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) -> PackageBuilder {
    PackageBuilder(
      package: URL(fileURLWithPath: package, isDirectory: true),
      product: product,
      options: AppPackage.buildOptions(in: package),
      progress: progress
    )
  }

  /// Lays out the bundle of a built program, and empties the device.
  ///
  /// - Parameters:
  ///   - built: The program.
  ///   - app: The app, whose resources the bundle has.
  ///   - sdk: The runtime.
  /// - Returns: The program in the bundle.
  /// - Throws: ``AppBuildingError``, or an error of the file system.
  func assemble(_ built: URL, of app: AppSelection, with sdk: RuntimeSDK) throws -> URL {
    let bundle = AppBundle(at: "\(package).app", of: app)
    try AppBuildingError.naming {
      try bundle.assemble(
        program: built.path,
        resources: sdk.resourceBundles + AppBundle.resourceBundles(beside: built)
      )
      try device.renew()
    }
    return URL(fileURLWithPath: bundle.program)
  }
}
