/// How long to wait between attempts to reach a server that does not answer.
public struct PostgreSQLBackoff: Sendable, Equatable {
  /// After the first failure.
  public var first: Duration

  /// What each further failure multiplies the wait by.
  public var factor: Double

  /// The longest wait.
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

  /// The wait after so many failures in a row, counted from 1.
  ///
  /// Shortened by up to a half, at random, so that the servers of one fleet do not come back all
  /// at once.
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
  /// Rounded up; what is too long for an `Int32` becomes its limit.
  var milliseconds: Int32 {
    let (seconds, attoseconds) = components
    guard seconds < Int64(Int32.max) / 1000 else { return .max }
    return Int32(seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
