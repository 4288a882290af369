import Dispatch

/// The clock that a scene's transitions and animations run on.
public protocol HostClock: Sendable {
  /// Runs `body` on the main actor when `delay` has passed.
  /// - Returns: A token; cancelling it before then keeps `body` from running.
  @MainActor
  func schedule(after delay: Duration, _ body: @escaping @MainActor () -> Void) -> HostTimer
}

/// One scheduled body of a `HostClock`.
@MainActor
public final class HostTimer {
  public private(set) var isCancelled = false
  private let onCancel: @MainActor () -> Void

  /// - Parameter onCancel: Gives back what was kept for the body.
  public init(onCancel: @escaping @MainActor () -> Void = {}) {
    self.onCancel = onCancel
  }

  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    onCancel()
  }
}

/// Real time.
///
/// A timer of Dispatch, which goes at once when it is cancelled: a task that sleeps leaves what wakes
/// it behind until its time has come, a kilobyte for each.
public struct SystemHostClock: HostClock {
  public init() {}

  @MainActor
  public func schedule(
    after delay: Duration,
    _ body: @escaping @MainActor () -> Void
  ) -> HostTimer {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + delay / .seconds(1))
    // The handler keeps its source until one of both has let go of the other, by cancelling.
    source.setEventHandler {
      source.cancel()
      MainActor.assumeIsolated { body() }
    }
    source.activate()
    return HostTimer { source.cancel() }
  }
}

/// Time that passes only when it is told to.
@MainActor
public final class ManualHostClock: HostClock {
  private struct Entry {
    var due: Duration
    var order: Int
    var timer: HostTimer
    var body: @MainActor () -> Void
  }

  public private(set) var now: Duration = .zero
  private var entries: [Entry] = []
  private var count = 0

  public nonisolated init() {}

  public func schedule(
    after delay: Duration,
    _ body: @escaping @MainActor () -> Void
  ) -> HostTimer {
    let timer = HostTimer()
    count += 1
    entries.append(Entry(due: now + delay, order: count, timer: timer, body: body))
    return timer
  }

  /// Whether anything is still to come.
  public var isIdle: Bool {
    entries.allSatisfy { $0.timer.isCancelled }
  }

  /// Lets time pass and runs what falls due, in order of time; what that schedules runs too
  /// where it falls due within the same span.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = popNext(until: end) {
      now = max(now, next.due)
      if !next.timer.isCancelled { next.body() }
    }
    now = end
  }

  /// Lets time pass until nothing is scheduled, at most `limit` of it.
  public func advanceUntilIdle(limit: Duration = .seconds(60)) {
    let end = now + limit
    while let next = popNext(until: end) {
      now = max(now, next.due)
      if !next.timer.isCancelled { next.body() }
    }
  }

  private func popNext(until end: Duration) -> Entry? {
    let candidates = entries.indices.filter { entries[$0].due <= end }
    guard
      let index = candidates.min(by: {
        (entries[$0].due, entries[$0].order) < (entries[$1].due, entries[$1].order)
      })
    else { return nil }
    return entries.remove(at: index)
  }
}
