/// The style of lines below and through a text.
///
/// It is the raw value of the attributes `underlineStyle` and `strikethroughStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 0x1)
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes; the two patterns below are drawn as dashes too.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Lines below words only; here they are drawn below the spaces as well.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
