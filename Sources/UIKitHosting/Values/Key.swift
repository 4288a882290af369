/// A key with its modifiers.
public struct KeyValue: Sendable, Hashable {
  public struct Modifiers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1 << 1)
    public static let control = Modifiers(rawValue: 1 << 2)
    /// The option key.
    public static let alternate = Modifiers(rawValue: 1 << 3)
    /// The command key; displays use the control key for keyboards without it.
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

/// A key command that a display reports instead of passing the key to the focused element.
public struct ShortcutValue: Sendable, Hashable {
  public var key: KeyValue
  /// A Boolean value that indicates whether it has priority over key handling of the display and of
  /// edited text.
  public var hasPriority: Bool

  public init(key: KeyValue, hasPriority: Bool) {
    self.key = key
    self.hasPriority = hasPriority
  }
}

/// The press or release of a key.
public struct KeyPressValue: Sendable, Hashable {
  public enum Phase: UInt8, Sendable, CaseIterable {
    case began, ended
    /// The display no longer receives the key's events.
    case cancelled
  }

  public var phase: Phase
  /// The usage of the key in the standard of Human Interface Devices.
  public var usage: UInt16
  /// The characters with the modifiers; for keys without characters as in ``KeyValue/input``.
  public var characters: String
  /// The characters without the modifiers.
  public var plainCharacters: String
  /// The modifier keys that are pressed.
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
