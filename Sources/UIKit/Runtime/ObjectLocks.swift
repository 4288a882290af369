import Foundation

// The locks that Objective-C has for any object.

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// Locks an object for the current thread, which may lock it again.
///
/// - Returns: 0, for success.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.shared.enter(ObjectIdentifier(obj as AnyObject))
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// Unlocks an object.
///
/// - Returns: 0; -1 for an object that is not locked.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.shared.exit(ObjectIdentifier(obj as AnyObject)) ? 0 : -1
}

private final class ObjectLocks: @unchecked Sendable {
  // Unchecked: all state is behind the lock.
  static let shared = ObjectLocks()

  private struct Entry {
    let lock = NSRecursiveLock()
    /// The number of threads' calls that hold the lock or wait for it.
    var uses = 0
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  func enter(_ id: ObjectIdentifier) {
    let own = lock.withLock {
      var entry = entries[id] ?? Entry()
      entry.uses += 1
      entries[id] = entry
      return entry.lock
    }
    own.lock()
  }

  func exit(_ id: ObjectIdentifier) -> Bool {
    lock.withLock {
      guard var entry = entries[id] else { return false }
      entry.uses -= 1
      entries[id] = entry.uses > 0 ? entry : nil
      entry.lock.unlock()
      return true
    }
  }
}
