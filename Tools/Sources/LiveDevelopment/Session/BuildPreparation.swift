public import Foundation

/// Makes the package that is built of sources elsewhere.
public protocol BuildPreparation: Sendable {
  /// The folder of the sources, which is watched.
  var sources: URL { get }

  /// The absolute paths of files and folders elsewhere that the build reads, which are watched too.
  var otherSources: Set<String> { get }

  /// Writes the package's files.
  ///
  /// - Returns: The files of the package that differ from those of the last preparation.
  /// - Throws: An error whose description is shown, where there is nothing to build.
  func prepare() async throws -> SourceChanges

  /// Returns the path of the source that a program names as `Module/File.swift`, relative to `sources`;
  /// nil if there is none, or more than one.
  func source(named name: String) -> String?

  /// Lays out what is run.
  ///
  /// - Parameter program: The program that was built.
  /// - Returns: The program to run.
  /// - Throws: An error whose description is shown.
  func assemble(_ program: URL) throws -> URL
}
