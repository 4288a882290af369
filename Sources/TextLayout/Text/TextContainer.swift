/// The room that a text is laid out in, as `NSTextContainer`.
public struct TextContainer: Hashable, Sendable {
  /// Points; infinite for lines that never wrap.
  public var width: Double

  /// Points; lines that do not fit are left out, except the first one.
  public var height: Double

  /// The most lines; 0 for any number.
  public var maximumNumberOfLines: Int

  /// Whether a line break at the very end starts an empty line.
  ///
  /// Text views need that line for the caret; labels and `boundingRect` leave it out.
  public var includesTrailingEmptyLine: Bool

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - width: Points; not a number stands for infinity, and a negative width for 0.
  ///   - height: Points, with the same rules.
  ///   - maximumNumberOfLines: The most lines; 0 or less for any number.
  ///   - includesTrailingEmptyLine: Whether a line break at the end starts an empty line.
  public init(
    width: Double = .infinity,
    height: Double = .infinity,
    maximumNumberOfLines: Int = 0,
    includesTrailingEmptyLine: Bool = false
  ) {
    self.width = width.isNaN ? .infinity : max(width, 0)
    self.height = height.isNaN ? .infinity : max(height, 0)
    self.maximumNumberOfLines = max(maximumNumberOfLines, 0)
    self.includesTrailingEmptyLine = includesTrailingEmptyLine
  }
}
