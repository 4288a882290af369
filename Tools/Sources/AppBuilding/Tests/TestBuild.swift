package import Foundation
package import LiveDevelopment

/// Builds tests, with what they test, as one program.
package protocol TestBuild: Sendable {
  /// The name of the program.
  var name: String { get }
  /// The folder of the project or package.
  var folder: String { get }
  /// The modules of tests that drive the app in a process of its own.
  var interfaceModules: Set<String> { get }
  /// The tests that run of modules of which not all do.
  var scopes: [String: TestScope] { get }
  /// The folder of the device on which tests run.
  var device: DeviceFolder { get }
  /// The arguments and environment of the program, with those of the device.
  var launch: (arguments: [String], environment: [String: String]) { get }

  /// Reserves the tests for this process until the result is released.
  ///
  /// - Returns: The lock.
  /// - Throws: ``AppBuildingError`` if another process has it.
  func lock() throws -> ProjectLock

  /// Prepares and compiles the tests.
  ///
  /// - Parameter progress: Receives what SwiftPM does while it works.
  /// - Returns: The compiler's messages, and the absolute paths of the sources by the names that traps print.
  /// - Throws: ``AppBuildingError``, an error of the file system, or `DevelopmentError` if no build can be
  ///   started.
  func build(
    progress: @escaping @Sendable (BuildProgress) -> Void
  ) async throws -> (result: BuildResult, sources: [String: String])

  /// Lays out the bundle in which the program runs, and empties the device.
  ///
  /// - Returns: The program.
  /// - Throws: ``AppBuildingError``, or an error of the file system.
  func assemble() throws -> URL
}

/// The tests of a module that run.
package struct TestScope: Sendable {
  /// Tests such as "LoginTests/testLogin()" or "LoginTests" that do not run.
  package let skipped: [String]
  /// The only tests that run; nil for all.
  package let selected: [String]?
}
