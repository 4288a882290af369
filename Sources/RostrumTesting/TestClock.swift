internal import Foundation

/// A clock that advances only when a test advances it.
// Unchecked: `lock` guards all state.
public final class TestClock: Clock, @unchecked Sendable {
  public struct Instant: InstantProtocol {
    /// The duration since the clock was created.
    public var offset: Duration

    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    public static func < (a: Instant, b: Instant) -> Bool {
      a.offset < b.offset
    }
  }

  private struct Sleeper {
    var id: Int
    var deadline: Instant
    var continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = Instant(offset: .zero)
  private var sleepers: [Sleeper] = []
  private var waiters: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  private var cancelled: Set<Int> = []
  private var count = 0

  public init() {}

  public var now: Instant { lock.withLock { time } }

  public var minimumResolution: Duration { .nanoseconds(1) }

  /// The number of sleeping tasks.
  public var sleeperCount: Int { lock.withLock { sleepers.count } }

  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = lock.withLock {
      count += 1
      return count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        fallAsleep(Sleeper(id: id, deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Advances the time and resumes the tasks that sleep until then, in order of their deadlines.
  ///
  /// Wait with ``waitForSleepers(_:)`` until they sleep, and drain the presenter to observe the
  /// effect: both happen outside the main actor.
  public func advance(by duration: Duration) {
    let due = lock.withLock {
      time = time.advanced(by: duration)
      let due = sleepers.filter { $0.deadline <= time }
      sleepers.removeAll { $0.deadline <= time }
      return due
    }
    for sleeper in due.sorted(by: { $0.deadline < $1.deadline }) {
      sleeper.continuation.resume()
    }
  }

  /// Waits until at least `count` tasks sleep.
  public func waitForSleepers(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isReached = lock.withLock {
        if sleepers.count < count { waiters.append((count, continuation)) }
        return sleepers.count >= count
      }
      if isReached { continuation.resume() }
    }
  }

  // MARK: - Private

  private func fallAsleep(_ sleeper: Sleeper) {
    let outcome: Result<Void, any Error>? = lock.withLock {
      if cancelled.remove(sleeper.id) != nil { return .failure(CancellationError()) }
      if sleeper.deadline <= time { return .success(()) }
      sleepers.append(sleeper)
      return nil
    }
    if let outcome { sleeper.continuation.resume(with: outcome) }
    for waiter in takeReachedWaiters() { waiter.resume() }
  }

  private func takeReachedWaiters() -> [CheckedContinuation<Void, Never>] {
    lock.withLock {
      let reached = waiters.filter { $0.count <= sleepers.count }
      waiters.removeAll { $0.count <= sleepers.count }
      return reached.map(\.continuation)
    }
  }

  private func cancel(_ id: Int) {
    let sleeper: Sleeper? = lock.withLock {
      guard let index = sleepers.firstIndex(where: { $0.id == id }) else {
        cancelled.insert(id)
        return nil
      }
      return sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
