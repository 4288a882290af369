/// The range of a display link's frame rate, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// The preferred rate within the range; nil for the system's default.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// The system's default.
  public static let `default` = CAFrameRateRange()
}
