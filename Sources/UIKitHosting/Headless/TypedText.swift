/// The display's state of a field that is being edited: the reference implementation for clients.
public struct TypedText: Sendable {
  public private(set) var text = ""
  /// The number of the newest edit.
  public private(set) var revision: UInt32 = 0
  /// The version of the newest value that was applied.
  public private(set) var base: UInt32 = 0

  public init() {}

  /// Returns an edit; `range` is in UTF-16 code units of `text`.
  public mutating func edit(_ range: Range<Int>, with replacement: String) -> TextEdit {
    var units = Array(text.utf16)
    units.replaceSubrange(range, with: replacement.utf16)
    text = String(decoding: units, as: UTF16.self)
    revision += 1
    return TextEdit(revision: revision, base: base, range: range, replacement: replacement)
  }

  /// Returns a selection of a range in UTF-16 code units of `text`.
  public func selection(_ range: Range<Int>) -> TextSelection {
    TextSelection(revision: revision, base: base, range: range)
  }

  /// Applies a value if it answers the newest edit; must not be called during a composition.
  public mutating func take(_ value: TypingValue) -> Bool {
    guard value.answers == revision, value.version > base else { return false }
    text = value.text
    base = value.version
    return true
  }
}
