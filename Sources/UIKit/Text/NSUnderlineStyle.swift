/// The look of lines below and through a text: the raw value of the attributes `underlineStyle` and
/// `strikethroughStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x1)
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes, as which the two after it are drawn.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Lines for words alone, which are drawn for the spaces between them, too.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
