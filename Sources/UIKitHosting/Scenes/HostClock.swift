import Dispatch
public import Foundation
import Synchronization

/// The clock that a scene's transitions and animations run on, and the date in the scene.
public protocol HostClock: Sendable {
  /// Runs `body` on the main actor when `delay` has passed.
  /// - Returns: A token; cancelling it before then keeps `body` from running.
  @MainActor
  func schedule(after delay: Duration, _ body: @escaping @MainActor () -> Void) -> HostTimer

  /// The current date. The default implementation returns the machine's.
  var date: Date { get }
}

extension HostClock {
  public var date: Date { Date() }
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
  private let start: (date: Date, instant: ContinuousClock.Instant)?

  /// Creates a clock.
  /// - Parameter date: The current date, from which time passes; nil for the machine's date.
  public init(startingAt date: Date? = nil) {
    start = date.map { ($0, .now) }
  }

  public var date: Date {
    guard let start else { return Date() }
    return start.date.addingTimeInterval((ContinuousClock.now - start.instant) / .seconds(1))
  }

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

/// Time that passes only when `advance(by:)` is called.
///
/// Its date does not depend on the machine's, so that a test has the same result on every day.
@MainActor
public final class ManualHostClock: HostClock {
  /// The date at which a clock starts by default: 21 April 2026, 12:00 UTC.
  public nonisolated static let defaultStart = Date(timeIntervalSince1970: 1_776_772_800)

  private struct Entry {
    var due: Duration
    var order: Int
    var timer: HostTimer
    var body: @MainActor () -> Void
  }

  /// The time that has passed since the clock was created.
  public private(set) var now: Duration {
    get { elapsed.withLock { $0 } }
    set { elapsed.withLock { $0 = newValue } }
  }
  private var entries: [Entry] = []
  private var count = 0
  private nonisolated let start: Date
  // `date` is read on any actor.
  private nonisolated let elapsed = Mutex(Duration.zero)

  /// Creates a clock.
  /// - Parameter date: The current date, which moves with `now`.
  public nonisolated init(startingAt date: Date = defaultStart) {
    start = date
  }

  public nonisolated var date: Date {
    start.addingTimeInterval(elapsed.withLock { $0 } / .seconds(1))
  }

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
