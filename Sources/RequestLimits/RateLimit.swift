/// A rate limit: a burst, and a rate per second over time.
public struct RateLimit: Sendable, Equatable {
  public var burst: Int
  /// The rate per second.
  public var rate: Double

  public init(burst: Int, rate: Double) {
    self.burst = burst
    self.rate = rate
  }
}
