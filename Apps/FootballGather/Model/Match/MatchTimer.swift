public import Foundation

/// A countdown of the time of a match.
///
/// Stores the date of its end instead of counting ticks, so it stays correct after pauses, in the
/// background, and in a new process. Its only input is the current date.
public struct MatchTimer: Sendable, Hashable, Codable {
  public enum Phase: Sendable, Hashable {
    /// Not started, or reset.
    case ready
    case running
    case paused
    /// Reached zero.
    case elapsed
    /// The match is over; the timer no longer changes.
    case ended
  }

  private enum State: Hashable, Codable {
    case ready(Duration)
    /// Runs until a date; the remaining time never exceeds `left`, even if the device's clock is
    /// set back.
    case running(until: Date, left: Duration)
    case paused(Duration)
    case ended(Duration)
  }

  /// Ten minutes.
  public static let standard = Duration.seconds(600)
  /// The range that a user may set.
  public static let limits = Duration.zero...Duration.seconds(59 * 60 + 59)

  private var state: State

  /// Creates a timer that is ready; the time is clamped to `limits`.
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

  /// Returns the remaining time, never below zero.
  public func remaining(at now: Date) -> Duration {
    switch state {
    case .ready(let left), .paused(let left), .ended(let left): left
    case .running(let end, let left):
      min(max(.seconds(end.timeIntervalSince(now)), .zero), left)
    }
  }

  /// Returns the date of the end while the timer runs, for the alarm.
  public func end(at now: Date) -> Date? {
    guard case .running(let end, _) = state, phase(at: now) == .running else { return nil }
    return end
  }

  // MARK: - Other devices

  /// Creates a timer from the clock of another device at this moment.
  init(_ clock: LiveClock, at now: Date) {
    switch clock.phase {
    case .ready: state = .ready(clock.remaining)
    case .paused: state = .paused(clock.remaining)
    case .running:
      let end = now.addingTimeInterval(clock.remaining / .seconds(1))
      state = .running(until: end, left: clock.remaining)
    }
  }

  /// Returns the state for other devices at this moment; nil after the end of the match.
  func clock(at now: Date) -> LiveClock? {
    switch state {
    case .ready(let left): LiveClock(phase: .ready, remaining: left)
    case .paused(let left): LiveClock(phase: .paused, remaining: left)
    case .running: LiveClock(phase: .running, remaining: remaining(at: now))
    case .ended: nil
    }
  }

  /// Returns whether both timers are in the same phase and differ by at most a second, which
  /// network latency explains.
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

  /// Pauses, keeping fractions of seconds; does nothing unless it runs.
  public mutating func pause(at now: Date) {
    guard phase(at: now) == .running else { return }
    state = .paused(remaining(at: now))
  }

  /// Stops and resets to ten minutes, unless the match is over.
  public mutating func reset() {
    set(Self.standard)
  }

  /// Stops and sets another time, unless the match is over.
  public mutating func set(_ time: Duration) {
    if case .ended = state { return }
    self = MatchTimer(time)
  }

  /// Stops permanently.
  public mutating func finish(at now: Date) {
    state = .ended(remaining(at: now))
  }
}
