import Foundation
import XcodeProjects

/// The folder `.rostrum` beside a project, in which everything is that is generated.
struct ProjectCache: Sendable {
  let folder: String

  /// - Parameter project: The project.
  init(of project: XcodeProject) {
    self.init(in: project.folder)
  }

  /// - Parameter folder: The folder of the project, or of the package whose tests run.
  init(in folder: String) {
    self.folder = "\(folder)/.rostrum"
  }

  /// Creates the folder, which ignores itself in Git.
  ///
  /// Builds that were made at another path are removed: the compiler's modules name the path.
  ///
  /// - Throws: ``AppBuildingError`` that names what cannot be written.
  func create() throws {
    try AppBuildingError.naming {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data("*\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/.gitignore"))
      let place = URL(fileURLWithPath: "\(folder)/path")
      let made = try? String(contentsOf: place, encoding: .utf8)
      guard made != folder else { return }
      if made != nil { try removeBuilds() }
      try Data(folder.utf8).write(to: place)
    }
  }

  private func removeBuilds() throws {
    let manager = FileManager.default
    for parent in [folder, tests] {
      for name in (try? manager.contentsOfDirectory(atPath: parent)) ?? [] {
        let build = "\(parent)/\(name)/.build"
        if manager.fileExists(atPath: build) { try manager.removeItem(atPath: build) }
      }
    }
  }

  /// Reads the packages of a project, after fetching those that are named by address.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - package: The path of the generated package, in which copies lie.
  ///   - print: Receives lines for the terminal.
  /// - Returns: The packages.
  /// - Throws: ``AppBuildingError`` with SwiftPM's message.
  func packages(
    of project: XcodeProject,
    copiedInto package: String,
    print: @escaping @Sendable (String) -> Void
  ) async throws -> PackageGraph {
    try create()
    return PackageGraph(
      try await resolution(print).paths(of: project),
      copies: "\(package)/\(AppPackage.copies)"
    )
  }

  /// Reads the packages on which a package depends, after fetching those that are named by address.
  ///
  /// - Parameters:
  ///   - tested: The package.
  ///   - folder: The folder for copies.
  ///   - print: Receives lines for the terminal.
  /// - Returns: The packages.
  /// - Throws: ``AppBuildingError`` with SwiftPM's message.
  func packages(
    of tested: PackageFolder,
    copiedInto folder: String,
    print: @escaping @Sendable (String) -> Void
  ) async throws -> PackageGraph {
    try create()
    return PackageGraph(try await resolution(print).paths(of: tested), copies: folder)
  }

  private func resolution(_ print: @escaping @Sendable (String) -> Void) -> PackageResolution {
    PackageResolution(folder: "\(folder)/packages", print: print)
  }

  /// The folder in which tests are built, so that the project can run at the same time.
  var tests: String { "\(folder)/tests" }

  /// Reserves the tests of the project for this process until the result is released.
  ///
  /// - Returns: The lock.
  /// - Throws: ``AppBuildingError`` if another process has it.
  func lockTests() throws -> ProjectLock {
    try create()
    try AppBuildingError.naming {
      try FileManager.default.createDirectory(atPath: tests, withIntermediateDirectories: true)
    }
    return try ProjectLock(in: tests)
  }
}
