import AppPreparation
package import Foundation
package import LiveDevelopment
import XcodeProjects

/// Builds the tests of an Xcode project, with the app that hosts them, as one program.
///
/// Everything it writes is in the folder `.rostrum/tests` beside the project, so that the project can run
/// by `rostrum run` at the same time.
package struct TestBuild: Sendable {
  package let selection: TestSelection
  private let sdk: RuntimeSDK
  private let print: @Sendable (String) -> Void

  /// - Parameters:
  ///   - selection: The tests.
  ///   - sdk: The runtime.
  ///   - print: Receives lines for the terminal.
  package init(
    _ selection: TestSelection,
    sdk: RuntimeSDK,
    print: @escaping @Sendable (String) -> Void
  ) {
    self.selection = selection
    self.sdk = sdk
    self.print = print
  }

  private var cache: ProjectCache { ProjectCache(of: selection.project) }
  private var folder: String { "\(cache.folder)/tests" }
  private var package: String { "\(folder)/\(selection.name)" }

  /// The folder of the device on which tests run.
  package var device: DeviceFolder { DeviceFolder(at: "\(package).data") }

  /// Reserves the tests of the project for this process until the result is released.
  ///
  /// - Returns: The lock.
  /// - Throws: ``AppBuildingError`` if another process has it.
  package func lock() throws -> ProjectLock {
    try cache.create()
    try AppBuildingError.naming {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    return try ProjectLock(in: folder)
  }

  /// Prepares and compiles the tests.
  ///
  /// - Parameter progress: Receives what SwiftPM does while it works.
  /// - Returns: The compiler's messages, and the absolute paths of the sources by the names that traps print.
  /// - Throws: ``AppBuildingError``, an error of the file system, or `DevelopmentError` if no build can be
  ///   started.
  package func build(
    progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> (result: BuildResult, sources: [String: String]) {
    let packages = try await cache.packages(
      of: selection.project,
      copiedInto: package,
      print: print
    )
    let prepared = AppPackage(selection, packages: packages)
    for line in prepared.problemLines { print(line) }
    let files = try prepared.files(linking: sdk)
    try AppBuildingError.naming {
      _ = try PreparedFolder(path: package).write(files, keeping: [".build", "Package.resolved"])
    }
    return (try await builder(progress).build(after: nil).result, prepared.sourceNames.all)
  }

  private func builder(
    _ progress: @escaping @Sendable (BuildProgress) -> Void = { _ in }
  ) -> PackageBuilder {
    PackageBuilder(
      package: URL(fileURLWithPath: package, isDirectory: true),
      product: "\(selection.name)PackageTests",
      options: AppPackage.buildOptions(in: package),
      progress: progress
    )
  }

  /// Lays out the app's bundle with the program of tests in place of the app's, and empties the device.
  ///
  /// - Returns: The program.
  /// - Throws: ``AppBuildingError``, or an error of the file system.
  package func assemble() throws -> URL {
    let built = builder().program.appendingPathExtension("xctest")
    let bundle = AppBundle(at: "\(package).app", of: AppSelection(selection))
    let manager = FileManager.default
    try AppBuildingError.naming {
      try bundle.assemble(
        program: built.path,
        resources: sdk.resourceBundles + AppBundle.resourceBundles(beside: built)
      )
      if manager.fileExists(atPath: device.url.path) { try manager.removeItem(at: device.url) }
      try device.create()
    }
    return URL(fileURLWithPath: bundle.program)
  }

  /// The arguments and environment of the scheme, or of its test plan, and those of the device.
  package var launch: (arguments: [String], environment: [String: String]) {
    let settings = selection.settings(of: selection.app ?? selection.targets[0].target)
    return (
      selection.arguments.map(settings.expanding),
      selection.environment.mapValues(settings.expanding).merging(device.variables) { $1 }
    )
  }
}
