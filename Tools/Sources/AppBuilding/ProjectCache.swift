import Foundation
import XcodeProjects

/// The folder `.rostrum` beside a project, in which everything is that is generated.
struct ProjectCache: Sendable {
  let folder: String

  /// - Parameter project: The project.
  init(of project: XcodeProject) {
    folder = "\(project.folder)/.rostrum"
  }

  /// Creates the folder, which ignores itself in Git.
  ///
  /// - Throws: ``AppBuildingError`` that names what cannot be written.
  func create() throws {
    try AppBuildingError.naming {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data("*\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/.gitignore"))
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
    let resolution = PackageResolution(folder: "\(folder)/packages", print: print)
    return PackageGraph(
      try await resolution.paths(of: project),
      copies: "\(package)/\(AppPackage.copies)"
    )
  }
}
