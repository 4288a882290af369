public import Foundation

/// Counts down the time of a match.
///
/// It keeps when it will be over, not ticks: it is right after pauses, in background, and in a new
/// process. All it needs is what time it is.
public struct MatchTimer: Sendable, Hashable, Codable {
  public enum Phase: Sendable, Hashable {
    /// Was not started, or was set anew.
    case ready
    case running
    case paused
    /// Ran down to nothing.
    case elapsed
    /// The match is over; nothing moves it any more.
    case ended
  }

  private enum State: Hashable, Codable {
    case ready(Duration)
    /// Until then; never more than what was left at the start, should the clock jump back.
    case running(until: Date, left: Duration)
    case paused(Duration)
    case ended(Duration)
  }

  /// Ten minutes.
  public static let standard = Duration.seconds(600)
  /// What a person may set.
  public static let limits = Duration.zero...Duration.seconds(59 * 60 + 59)

  private var state: State

  /// A timer that is ready; the time is brought into `limits`.
  public init(_ time: Duration = standard) {
    state = .ready(min(max(time, Self.limits.lowerBound), Self.limits.upperBound))
  }

  public func phase(at now: Date) -> Phase {
    switch state {
    case .ended: .ended
    case .ready: .ready
    case .paused: .paused
    case .running: remaining(at: now) > .zero ? .running : .elapsed
    }
  }

  /// What is left; never below zero.
  public func remaining(at now: Date) -> Duration {
    switch state {
    case .ready(let left), .paused(let left), .ended(let left): left
    case .running(let end, let left):
      min(max(.seconds(end.timeIntervalSince(now)), .zero), left)
    }
  }

  /// When it will be over, while it runs: what an alarm is set to.
  public func end(at now: Date) -> Date? {
    guard case .running(let end, _) = state, phase(at: now) == .running else { return nil }
    return end
  }

  // MARK: - Other devices

  /// A timer as another device has it at this moment.
  init(_ clock: LiveClock, at now: Date) {
    switch clock.phase {
    case .ready: state = .ready(clock.remaining)
    case .paused: state = .paused(clock.remaining)
    case .running:
      let end = now.addingTimeInterval(clock.remaining / .seconds(1))
      state = .running(until: end, left: clock.remaining)
    }
  }

  /// The state for other devices at this moment; nil after the end of the match.
  func clock(at now: Date) -> LiveClock? {
    switch state {
    case .ready(let left): LiveClock(phase: .ready, remaining: left)
    case .paused(let left): LiveClock(phase: .paused, remaining: left)
    case .running: LiveClock(phase: .running, remaining: remaining(at: now))
    case .ended: nil
    }
  }

  /// Whether the difference is no more than the time that messages take.
  func isClose(to other: MatchTimer, at now: Date) -> Bool {
    let difference = remaining(at: now) - other.remaining(at: now)
    let isSamePhase = phase(at: now) == other.phase(at: now)
    return isSamePhase && (Duration.seconds(-1)...(.seconds(1))).contains(difference)
  }

  // MARK: - What a person does

  /// Starts or resumes; does nothing while it runs, at 00:00 and after the end.
  public mutating func start(at now: Date) {
    switch state {
    case .ready(let left), .paused(let left):
      guard left > .zero else { return }
      state = .running(until: now.addingTimeInterval(left / .seconds(1)), left: left)
    case .running, .ended: break
    }
  }

  /// Pauses, keeping parts of seconds; does nothing unless it runs.
  public mutating func pause(at now: Date) {
    guard phase(at: now) == .running else { return }
    state = .paused(remaining(at: now))
  }

  /// Stops and goes back to ten minutes, unless the match is over.
  public mutating func reset() {
    set(Self.standard)
  }

  /// Stops and sets another time, unless the match is over.
  public mutating func set(_ time: Duration) {
    if case .ended = state { return }
    self = MatchTimer(time)
  }

  /// Stops for good.
  public mutating func finish(at now: Date) {
    state = .ended(remaining(at: now))
  }
}
