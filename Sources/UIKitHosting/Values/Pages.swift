/// The state of a page control.
public struct PagesValue: Sendable, Equatable {
  public var count: Int
  /// The current page, 0-based.
  public var current: Int
  /// The accessibility value of the current page.
  public var accessibilityValue: String
  /// The colour of dots; nil for the system's.
  public var dotColor: ColorValue?
  /// The colour of the current dot; nil for the system's.
  public var currentDotColor: ColorValue?
  /// A Boolean value that indicates whether it has a background.
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
