import UIKitHosting

/// The modifier keys that are pressed together with another key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The caps lock key, which displays do not report.
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
  /// A key of the numeric keypad, which displays do not report.
  public static let numericPad = Self(rawValue: 1 << 21)

  init(_ modifiers: KeyValue.Modifiers) {
    self.init(rawValue: Int(modifiers.intersection(.all).rawValue) << 16)
  }

  var _value: KeyValue.Modifiers {
    KeyValue.Modifiers(rawValue: UInt8(truncatingIfNeeded: rawValue >> 16))
      .intersection(.all)
  }
}
