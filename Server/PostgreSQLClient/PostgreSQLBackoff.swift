/// The delays between attempts to reach a server that does not respond.
public struct PostgreSQLBackoff: Sendable, Equatable {
  /// The delay after the first failure.
  public var first: Duration

  /// The factor by which each further failure multiplies the delay.
  public var factor: Double

  /// The maximum delay.
  public var limit: Duration

  public init(
    first: Duration = .milliseconds(50),
    factor: Double = 2,
    limit: Duration = .seconds(5)
  ) {
    self.first = first
    self.factor = factor
    self.limit = limit
  }

  /// Returns the delay after a number of consecutive failures, counted from 1.
  ///
  /// The delay is shortened by up to a half, at random, so that the servers of a fleet do not
  /// reconnect at the same time.
  func delay(afterFailures count: Int) -> Duration {
    delay(afterFailures: count, jitter: .random(in: 0.5...1))
  }

  func delay(afterFailures count: Int, jitter: Double) -> Duration {
    var delay = first
    var rest = count
    while rest > 1, delay < limit {
      delay = delay * factor
      rest -= 1
    }
    return min(delay, limit) * jitter
  }
}

extension Duration {
  /// The milliseconds, rounded up and clamped to the range of `Int32`.
  var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds < Int64(Int32.max) / 1000 else { return .max }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
