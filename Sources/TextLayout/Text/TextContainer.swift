/// The area in which a text is laid out, as `NSTextContainer`.
public struct TextContainer: Hashable, Sendable {
  /// The width in points; infinite for lines that never wrap.
  public var width: Double

  /// The height in points; lines that do not fit are omitted, except the first one.
  public var height: Double

  /// The maximum number of lines; 0 for unlimited.
  public var maximumNumberOfLines: Int

  /// A Boolean value that indicates whether a line break at the very end starts an empty line.
  ///
  /// Text views need that line for the caret; labels and `boundingRect` omit it.
  public var includesTrailingEmptyLine: Bool

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - width: The width in points; NaN becomes infinity, and a negative width 0.
  ///   - height: The height in points, with the same rules.
  ///   - maximumNumberOfLines: The maximum number of lines; 0 or less for unlimited.
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
