/// A wheel of a picker with rows of text, which the user turns to select a row.
public struct WheelValue: Sendable, Equatable {
  public var titles: [String]
  /// The height of a row in points; nil for the standard.
  public var rowHeight: Double?
  /// The width in points; nil to share the picker's width.
  public var width: Double?
  /// A Boolean value that indicates whether it is as wide as its titles, instead of as wide as its
  /// neighbours.
  public var hugsTitles: Bool
  public var alignment: TextAlignmentValue

  public init(
    titles: [String],
    rowHeight: Double? = nil,
    width: Double? = nil,
    hugsTitles: Bool = false,
    alignment: TextAlignmentValue = .center
  ) {
    self.titles = titles
    self.rowHeight = rowHeight
    self.width = width
    self.hugsTitles = hugsTitles
    self.alignment = alignment
  }
}
