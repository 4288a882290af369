import Foundation

/// Serializes the start of several processes.
///
/// GRDB checks which migrations are missing before it locks the database, and SQLite does not wait
/// for locks while write-ahead logging is being enabled.
enum FolderLock {
  /// Runs the body while this call holds the folder's lock, across processes and within this one.
  ///
  /// The system releases the lock when the process ends.
  /// - Throws: `CocoaError` where the folder cannot be opened; the error of the body.
  static func whileLocked<R>(_ folder: URL, _ body: () throws -> R) throws -> R {
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: folder.path])
    }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw CocoaError(.fileLocking, userInfo: [NSFilePathErrorKey: folder.path])
      }
    }
    return try body()
  }
}
