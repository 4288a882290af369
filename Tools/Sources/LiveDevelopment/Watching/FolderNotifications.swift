import Foundation
import Glibc
import Synchronization

/// The kernel's notifications about folders (inotify).
///
/// They report that something has changed, but a listing determines what. A notification that is
/// lost, or that came before a new folder was watched, therefore does no harm.
final class FolderNotifications: Sendable {
  private let descriptor: Int32
  private let watched = Mutex<Set<String>>([])

  /// - Returns: Nil where the kernel's limit of instances is reached.
  init?() {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    if descriptor < 0 { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// Watches folders that are not watched yet.
  ///
  /// - Returns: False where the kernel's limit of watches is reached.
  func watch(_ folders: Set<String>) -> Bool {
    let new = watched.withLock { folders.subtracting($0) }
    for folder in new {
      let number = inotify_add_watch(descriptor, folder, Self.events)
      if number < 0, errno == ENOSPC || errno == ENOMEM { return false }
      if number >= 0 { _ = watched.withLock { $0.insert(folder) } }
    }
    return true
  }

  /// Blocks until something has happened in a watched folder, or the timeout expires.
  ///
  /// Folders that were removed are forgotten, so that new ones of the same name are watched.
  func wait(milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    guard read(descriptor, &buffer, buffer.count) > 0 else { return false }
    watched.withLock { folders in
      folders = folders.filter { FileManager.default.fileExists(atPath: $0) }
    }
    return true
  }

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
  )
}
