/// A wheel of a picker: rows of text, of which one is chosen by turning it.
public struct WheelValue: Sendable, Equatable {
  public var titles: [String]
  /// Points; nil for the standard.
  public var rowHeight: Double?
  /// Points; nil to share the picker's width.
  public var width: Double?
  /// Whether it is as wide as its titles ask for, rather than as wide as its neighbours.
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
