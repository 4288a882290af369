/// How often something may be done: so often at once, and so often a second over time.
public struct RateLimit: Sendable, Equatable {
  public var burst: Int
  /// Times a second.
  public var rate: Double

  public init(burst: Int, rate: Double) {
    self.burst = burst
    self.rate = rate
  }
}
