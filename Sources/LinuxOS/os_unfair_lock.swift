// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Glibc

/// A lock of a thread; it must keep its place in memory while it is in use.
public struct os_unfair_lock_s {
  // All zeros are an open mutex of glibc.
  fileprivate var mutex = pthread_mutex_t()

  public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until the lock is open, and locks it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  let status = pthread_mutex_lock(pointer(to: lock))
  precondition(status == 0, "The lock failed with status \(status).")
}

/// Opens a lock that this thread has locked.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  let status = pthread_mutex_unlock(pointer(to: lock))
  precondition(status == 0, "The lock failed with status \(status).")
}

/// Locks an open lock; returns false at once if it is not open.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  pthread_mutex_trylock(pointer(to: lock)) == 0
}

private func pointer(to lock: os_unfair_lock_t) -> UnsafeMutablePointer<pthread_mutex_t> {
  // The mutex is the only stored property, at the beginning.
  UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self)
}
