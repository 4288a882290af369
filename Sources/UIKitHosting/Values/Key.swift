/// A key that is pressed, with those that are held down meanwhile.
public struct KeyValue: Sendable, Hashable {
  public struct Modifiers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1 << 1)
    public static let control = Modifiers(rawValue: 1 << 2)
    /// The option key.
    public static let alternate = Modifiers(rawValue: 1 << 3)
    /// Displays take the control key for it where a keyboard has none.
    public static let command = Modifiers(rawValue: 1 << 4)
    public static let all: Modifiers = [.shift, .control, .alternate, .command]
  }

  /// The character, a letter in lower case, or UIKit's name of the key: `UIKeyInputUpArrow`.
  public var input: String
  public var modifiers: Modifiers

  public init(input: String, modifiers: Modifiers) {
    self.input = input
    self.modifiers = modifiers
  }
}

/// A key that a display reports rather than leave it to what has focus.
public struct ShortcutValue: Sendable, Hashable {
  public var key: KeyValue
  /// Whether it comes before what the display, or a text that is edited, would do by the key.
  public var hasPriority: Bool

  public init(key: KeyValue, hasPriority: Bool) {
    self.key = key
    self.hasPriority = hasPriority
  }
}

/// A key that a person presses or releases.
public struct KeyPressValue: Sendable, Hashable {
  public enum Phase: UInt8, Sendable, CaseIterable {
    case began, ended
    /// The display has lost sight of the key.
    case cancelled
  }

  public var phase: Phase
  /// The place of the key on the keyboard, as the standard of Human Interface Devices numbers it.
  public var usage: UInt16
  /// The characters with the modifiers; for keys without characters as in ``KeyValue/input``.
  public var characters: String
  /// The characters without the modifiers.
  public var plainCharacters: String
  /// The modifier keys that are held down.
  public var modifiers: KeyValue.Modifiers

  public init(
    phase: Phase,
    usage: UInt16,
    characters: String,
    plainCharacters: String,
    modifiers: KeyValue.Modifiers
  ) {
    self.phase = phase
    self.usage = usage
    self.characters = characters
    self.plainCharacters = plainCharacters
    self.modifiers = modifiers
  }
}
