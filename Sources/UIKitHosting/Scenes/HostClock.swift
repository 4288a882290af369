import Dispatch
public import Foundation
import Synchronization

/// The clock of a scene's transitions and animations, which also provides the scene's date.
public protocol HostClock: Sendable {
  /// Runs `body` on the main actor after `delay`.
  /// - Returns: A timer; cancelling it before then prevents `body` from running.
  @MainActor
  func schedule(after delay: Duration, _ body: @escaping @MainActor () -> Void) -> HostTimer

  /// The current date. The default implementation returns the machine's.
  var date: Date { get }
}

extension HostClock {
  public var date: Date { Date() }
}

/// A scheduled body of a `HostClock`.
@MainActor
public final class HostTimer {
  public private(set) var isCancelled = false
  private let onCancel: @MainActor () -> Void

  /// Creates a timer.
  /// - Parameter onCancel: Releases the body.
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
/// It uses a Dispatch timer, which is released immediately when it is cancelled: a sleeping task
/// leaves about a kilobyte allocated until its deadline.
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
    // The handler retains its source until cancelling releases both.
    source.setEventHandler {
      source.cancel()
      MainActor.assumeIsolated { body() }
    }
    source.activate()
    return HostTimer { source.cancel() }
  }
}

/// A clock that advances only when `advance(by:)` is called.
///
/// Its date does not depend on the machine's, so that a test has the same result on every day.
@MainActor
public final class ManualHostClock: HostClock {
  /// The default start date: 21 April 2026, 12:00 UTC.
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

  /// A Boolean value that indicates whether no body is scheduled.
  public var isIdle: Bool {
    entries.allSatisfy { $0.timer.isCancelled }
  }

  /// Advances the time and runs due bodies in order of time, including those that are scheduled
  /// meanwhile and become due within the same span.
  public func advance(by duration: Duration) {
    let end = now + duration
    while let next = popNext(until: end) {
      now = max(now, next.due)
      if !next.timer.isCancelled { next.body() }
    }
    now = end
  }

  /// Advances the time until nothing is scheduled, by at most `limit`.
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
