/// A lock, and state that it protects.
// Access to the state is serialized by the lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let storage: Storage<State>

  /// - Parameter initialState: State that may be used without the lock elsewhere.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Locks, performs work on the state, and unlocks.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock()
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  /// Locks, performs work on the state, and unlocks.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Performs work if the lock is open; returns nil otherwise.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lockIfOpen() else { return nil }
    defer { storage.unlock() }
    return try body(&storage.state)
  }

  /// Performs work if the lock is open; returns nil otherwise.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) {
    self.init(uncheckedState: initialState)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() {
    self.init(uncheckedState: ())
  }

  /// Waits until the lock is open, and locks it.
  public func lock() {
    storage.lock()
  }

  /// Opens a lock that this thread has locked.
  public func unlock() {
    storage.unlock()
  }

  /// Locks an open lock; returns false at once if it is not open.
  public func lockIfAvailable() -> Bool {
    storage.lockIfOpen()
  }

  /// Locks, performs work, and unlocks.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Locks, performs work, and unlocks.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
}

private final class Storage<State> {
  var state: State
  private let place = os_unfair_lock_t.allocate(capacity: 1)

  init(_ state: State) {
    self.state = state
    place.initialize(to: os_unfair_lock())
  }

  deinit {
    place.deinitialize(count: 1)
    place.deallocate()
  }

  func lock() { os_unfair_lock_lock(place) }
  func unlock() { os_unfair_lock_unlock(place) }
  func lockIfOpen() -> Bool { os_unfair_lock_trylock(place) }
}
