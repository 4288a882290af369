/// What a page control shows.
public struct PagesValue: Sendable, Equatable {
  public var count: Int
  /// 0-based.
  public var current: Int
  /// What a screen reader says of the current page.
  public var accessibilityValue: String
  /// Nil for the system's.
  public var dotColor: ColorValue?
  /// Nil for the system's.
  public var currentDotColor: ColorValue?
  /// Whether it stands on a background of its own.
  public var isProminent: Bool

  public init(
    count: Int,
    current: Int,
    accessibilityValue: String,
    dotColor: ColorValue? = nil,
    currentDotColor: ColorValue? = nil,
    isProminent: Bool = false
  ) {
    self.count = count
    self.current = current
    self.accessibilityValue = accessibilityValue
    self.dotColor = dotColor
    self.currentDotColor = currentDotColor
    self.isProminent = isProminent
  }
}
