import Foundation
import Synchronization

/// Watches the files of a package or a project.
///
/// It uses the kernel's notifications, and lists the files every half second where the kernel has
/// none left.
final class SourceWatcher: Sendable {
  private let root: String
  private let filter: SourceFilter
  private let others: @Sendable () -> Set<String>
  private let isStopped = Mutex(false)
  private let usesNotifications: Bool
  /// The time in milliseconds without changes before changes are reported: editors write several
  /// files, and some write a file in several steps.
  private static let quiet: Int32 = 60
  private static let pollingPause = 0.5

  /// - Parameters:
  ///   - folder: The folder of the package or project.
  ///   - filter: The files that matter in folders.
  ///   - others: Returns the absolute paths of further files and folders; it is called after each change.
  ///   - usesNotifications: False to list the files periodically.
  init(
    _ folder: URL,
    _ filter: SourceFilter = SourceFilter(),
    others: @escaping @Sendable () -> Set<String> = { [] },
    usesNotifications: Bool = true
  ) {
    root = folder.resolvingSymlinksInPath().path
    self.filter = filter
    self.others = others
    self.usesNotifications = usesNotifications
  }

  private func listing() -> FileListing { FileListing(of: others().union([root]), filter) }

  /// The changes from now on, until the stream's task is cancelled.
  ///
  /// The initial listing is complete when this returns: later changes are reported.
  func changes() -> AsyncStream<SourceChanges> {
    let notifications = usesNotifications ? FolderNotifications() : nil
    let isWatching = notifications?.watch(listing().folders) ?? false
    let first = listing()
    return AsyncStream { continuation in
      continuation.onTermination = { [isStopped = StopSignal(self)] _ in isStopped.set() }
      Thread.detachNewThread { [self] in
        var known = first
        var source = isWatching ? notifications : nil
        while !isStopped.withLock({ $0 }) {
          if let notifications = source {
            guard notifications.wait(milliseconds: 500) else { continue }
            while notifications.wait(milliseconds: Self.quiet) {}
          } else {
            Thread.sleep(forTimeInterval: Self.pollingPause)
          }
          let now = listing()
          if source?.watch(now.folders) == false { source = nil }
          let changes = known.changes(in: now)
          known = now
          if !changes.isEmpty { continuation.yield(changes) }
        }
      }
    }
  }

  fileprivate func stop() {
    isStopped.withLock { $0 = true }
  }
}

/// Ends the watcher's thread.
private struct StopSignal: Sendable {
  private let watcher: SourceWatcher

  init(_ watcher: SourceWatcher) {
    self.watcher = watcher
  }

  func set() {
    watcher.stop()
  }
}
