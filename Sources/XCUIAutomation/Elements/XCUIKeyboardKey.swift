import AppAutomation

/// A key of a keyboard, as the text that stands for it.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public static let delete = XCUIKeyboardKey(.delete)
  public static let `return` = XCUIKeyboardKey(.return)
  public static let enter = XCUIKeyboardKey(.enter)
  public static let tab = XCUIKeyboardKey(.tab)
  public static let space = XCUIKeyboardKey(.space)
  public static let escape = XCUIKeyboardKey(.escape)
  public static let upArrow = XCUIKeyboardKey(.upArrow)
  public static let downArrow = XCUIKeyboardKey(.downArrow)
  public static let leftArrow = XCUIKeyboardKey(.leftArrow)
  public static let rightArrow = XCUIKeyboardKey(.rightArrow)
  public static let forwardDelete = XCUIKeyboardKey(.forwardDelete)
  public static let home = XCUIKeyboardKey(.home)
  public static let end = XCUIKeyboardKey(.end)
  public static let pageUp = XCUIKeyboardKey(.pageUp)
  public static let pageDown = XCUIKeyboardKey(.pageDown)

  private init(_ name: KeyName) { rawValue = name.text }
}

extension XCUIElement {
  /// The keys that are held down with another one.
  ///
  /// The bits are those of `KeyValue.Modifiers`.
  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
    public static let shift = KeyModifierFlags(rawValue: 1 << 1)
    public static let control = KeyModifierFlags(rawValue: 1 << 2)
    public static let option = KeyModifierFlags(rawValue: 1 << 3)
    public static let command = KeyModifierFlags(rawValue: 1 << 4)
  }
}
