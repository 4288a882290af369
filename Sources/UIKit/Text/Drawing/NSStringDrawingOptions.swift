/// Options for laying out strings that are measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Ends the last line that fits with an ellipsis if there is more text.
  ///
  /// It requires `usesLineFragmentOrigin`.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

  /// Breaks the text into lines, and measures from the top of the first one rather than from its
  /// baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)

  /// Adds the leading of fonts to line heights; it is zero for all fonts here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}
