/// The rate at which a display link is called, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// The rate within the range that the app prefers; nil for the system's choice.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// The system's choice.
  public static let `default` = CAFrameRateRange()
}
