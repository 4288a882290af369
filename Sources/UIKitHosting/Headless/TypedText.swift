/// A display's half of typing in one field: the reference that clients follow.
public struct TypedText: Sendable {
  public private(set) var text = ""
  /// The number of the newest edit.
  public private(set) var revision: UInt32 = 0
  /// The version of the newest value taken over.
  public private(set) var base: UInt32 = 0

  public init() {}

  /// Makes an edit; `range` is in UTF-16 code units of `text`.
  public mutating func edit(_ range: Range<Int>, with replacement: String) -> TextEdit {
    var units = Array(text.utf16)
    units.replaceSubrange(range, with: replacement.utf16)
    text = String(decoding: units, as: UTF16.self)
    revision += 1
    return TextEdit(revision: revision, base: base, range: range, replacement: replacement)
  }

  /// Selects a range in UTF-16 code units of `text`.
  public func selection(_ range: Range<Int>) -> TextSelection {
    TextSelection(revision: revision, base: base, range: range)
  }

  /// Takes a value over if it answers the newest edit; call it with no composition open.
  public mutating func take(_ value: TypingValue) -> Bool {
    guard value.answers == revision, value.version > base else { return false }
    text = value.text
    base = value.version
    return true
  }
}
