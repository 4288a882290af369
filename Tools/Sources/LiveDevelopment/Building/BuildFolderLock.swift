import Foundation
import Glibc

/// SwiftPM's lock on a build folder, so that SwiftPM and the build tool do not write the same files
/// at the same time.
struct BuildFolderLock: ~Copyable {
  private let descriptor: Int32

  /// Acquires the lock, unless a `swift build` or `swift test` runs in the folder.
  init?(_ folder: URL) {
    let name = folder.path.hasSuffix("/") ? String(folder.path.dropLast()) : folder.path
    let file = FileManager.default.temporaryDirectory
      .appending(path: name.replacing("/", with: "_") + ".lock")
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }
}
