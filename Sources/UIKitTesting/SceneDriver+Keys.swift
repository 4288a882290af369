public import UIKit
public import UIKitHosting

extension SceneDriver {
  /// Presses a key, provided that displays report it to the scene.
  ///
  /// - Parameters:
  ///   - input: A character, or a constant of `UIKeyCommand`.
  ///   - modifiers: The modifier keys that are held down.
  /// - Throws: `DriverError` when there is no command for the key.
  public func pressKey(_ input: String, _ modifiers: KeyValue.Modifiers = []) throws {
    let key = KeyValue(input: input, modifiers: modifiers)
    scene.commit()
    guard let window = display.tree.root, reportedKeys.contains(where: { $0.key == key }) else {
      throw DriverError.notFound("a command for the key \(input)", screen: screen)
    }
    try perform(.key(window, key), "pressing the key \(input)")
  }

  /// The keys that displays report.
  public var reportedKeys: [ShortcutValue] {
    scene.commit()
    guard let window = display.tree.root else { return [] }
    for case .shortcuts(let shortcuts)? in display.tree[window]?.attributes ?? [] {
      return shortcuts
    }
    return []
  }
}

// Presses of keys without a command.

extension SceneDriver {
  /// A Boolean value indicating whether displays report all keys, because a responder receives
  /// presses.
  public var reportsPresses: Bool {
    scene.commit()
    guard let window = display.tree.root else { return false }
    for case .keyPresses(let isReported)? in display.tree[window]?.attributes ?? [] {
      return isReported
    }
    return false
  }

  /// Presses a key and releases it.
  ///
  /// - Parameters:
  ///   - key: The position of the key on the keyboard.
  ///   - characters: Its characters with the modifiers, or a constant of `UIKeyCommand`.
  ///   - modifiers: The modifier keys that are held down.
  /// - Throws: `DriverError` when no responder receives presses.
  public func tapKey(
    _ key: UIKeyboardHIDUsage,
    _ characters: String = "",
    _ modifiers: KeyValue.Modifiers = []
  ) throws {
    try holdKey(key, characters, modifiers)
    try releaseKey(key)
  }

  /// Presses a key without releasing it.
  ///
  /// - Parameters:
  ///   - key: The position of the key on the keyboard.
  ///   - characters: Its characters with the modifiers, or a constant of `UIKeyCommand`.
  ///   - modifiers: The modifier keys that are held down.
  /// - Throws: `DriverError` when no responder receives presses.
  public func holdKey(
    _ key: UIKeyboardHIDUsage,
    _ characters: String = "",
    _ modifiers: KeyValue.Modifiers = []
  ) throws {
    guard reportsPresses else {
      throw DriverError.notFound("a responder that receives the key \(key)", screen: screen)
    }
    try send(key, .began, characters, modifiers)
  }

  /// Releases a key that is down.
  ///
  /// - Parameters:
  ///   - key: The position of the key on the keyboard.
  ///   - isLost: Whether the display has lost track of the key, rather than observed its release.
  /// - Throws: `DriverError` when the key is not down.
  public func releaseKey(_ key: UIKeyboardHIDUsage, isLost: Bool = false) throws {
    try send(key, isLost ? .cancelled : .ended)
  }

  private func send(
    _ key: UIKeyboardHIDUsage,
    _ phase: KeyPressValue.Phase,
    _ characters: String = "",
    _ modifiers: KeyValue.Modifiers = []
  ) throws {
    scene.commit()
    guard let window = display.tree.root, let usage = UInt16(exactly: key.rawValue) else {
      throw DriverError.notFound("a window", screen: screen)
    }
    let press = KeyPressValue(
      phase: phase,
      usage: usage,
      characters: characters,
      plainCharacters: characters.count == 1 ? characters.lowercased() : characters,
      modifiers: modifiers
    )
    try perform(.keyPress(window, press), "sending the key \(key)")
  }
}
