package import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Files and folders that only their own user can read.
package enum PrivateFiles {
  /// Creates a folder and its parents, where they are missing.
  /// - Throws: Errors of the file system.
  package static func makeFolder(_ folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
  }

  /// Writes a file atomically.
  /// - Throws: `CocoaError` where it cannot be written; the old file is then unchanged.
  package static func write(_ data: Data, to file: URL) throws {
    let draft = file.appendingPathExtension("new")
    try? FileManager.default.removeItem(at: draft)
    guard
      FileManager.default.createFile(
        atPath: draft.path,
        contents: data,
        attributes: [.posixPermissions: 0o600]
      )
    else { throw CocoaError(.fileWriteUnknown) }
    // In one step: a process that is killed leaves the old file or the new one, never none.
    guard rename(draft.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
