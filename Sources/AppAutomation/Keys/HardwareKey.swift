import UIKitHosting

/// A key of a hardware keyboard that a test presses.
struct HardwareKey {
  /// The key and its modifiers, as displays report them.
  let value: KeyValue
  /// The usage in the standard of Human Interface Devices; nil for a character without a key.
  let usage: UInt16?
  /// The key, its place and its number on Windows in events of browsers.
  let browser: (key: String, code: String, number: Int)
  /// The text that the key types; nil for none.
  let text: String?

  /// - Parameters:
  ///   - text: A character, or the text of a ``KeyName``.
  ///   - modifiers: The modifiers that are held down.
  init(_ text: String, _ modifiers: KeyValue.Modifiers) {
    let isTyping = modifiers.isDisjoint(with: [.control, .alternate, .command])
    if let name = KeyName(text: text) {
      value = KeyValue(input: name.input, modifiers: modifiers)
      usage = name.usage
      let key = name.browser.name
      browser = (key, key == " " ? "Space" : key, name.browser.number)
      let types = [KeyName.delete, .return, .enter, .tab, .space].contains(name)
      self.text = types && isTyping ? text : nil
    } else {
      value = KeyValue(input: text.lowercased(), modifiers: modifiers)
      let place = Self.place(of: text.lowercased())
      usage = place?.usage
      let shown = modifiers.contains(.shift) ? text.uppercased() : text
      browser = (shown, place?.code ?? "", place?.number ?? 0)
      self.text = isTyping ? shown : nil
    }
  }

  /// Returns the place of a letter or a digit.
  private static func place(of text: String) -> (usage: UInt16, code: String, number: Int)? {
    guard text.count == 1, let byte = text.utf8.first else { return nil }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      let letter = text.uppercased()
      return (UInt16(byte - UInt8(ascii: "a")) + 4, "Key\(letter)", Int(byte) - 32)
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      return (UInt16(byte - UInt8(ascii: "1")) + 30, "Digit\(text)", Int(byte))
    case UInt8(ascii: "0"): return (39, "Digit0", Int(byte))
    default: return nil
    }
  }

  /// The bits of the modifiers in the protocol of Chromium.
  var browserModifiers: Int {
    let bits: [(KeyValue.Modifiers, Int)] = [
      (.alternate, 1), (.control, 2), (.command, 4), (.shift, 8),
    ]
    return bits.filter { value.modifiers.contains($0.0) }.map(\.1).reduce(0, |)
  }
}
