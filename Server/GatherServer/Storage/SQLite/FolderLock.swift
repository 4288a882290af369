import Foundation

/// Keeps processes that start at once from each other's way.
///
/// GRDB asks which versions are missing before it locks the database, and SQLite waits for nobody
/// while the log is turned on.
enum FolderLock {
  /// Runs the body while no other process, and nobody else in this one, has the folder's lock.
  ///
  /// The system gives the lock back when the process ends.
  /// - Throws: `CocoaError` where the folder cannot be opened; what the body throws.
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
