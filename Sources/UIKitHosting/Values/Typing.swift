/// The text of a field in the scene.
///
/// While the user types, the display's text has priority: a value is applied only if it answers the
/// display's newest revision and no composition (Chinese input, for example) is open. The scene
/// sends a value whenever its text differs from the last known text of the display.
public struct TypingValue: Sendable, Equatable {
  public var text: String
  /// The version, 1-based; incremented with each value of a field that is sent.
  ///
  /// Edits name the version from which they start.
  public var version: UInt32
  /// The newest revision of the display that this text includes; 0 before the first.
  public var answers: UInt32
  /// The selection in UTF-16 code units, or the insertion point if it is empty; nil for the end.
  public var selection: Range<Int>?
  /// A Boolean value that indicates whether the app set the selection, so that displays apply it
  /// even if they have the text.
  public var isSelected: Bool

  public init(
    text: String,
    version: UInt32,
    answers: UInt32,
    selection: Range<Int>? = nil,
    isSelected: Bool = false
  ) {
    self.text = text
    self.version = version
    self.answers = answers
    self.selection = selection
    self.isSelected = isSelected
  }
}

/// A selection that the user made in a field.
public struct TextSelection: Sendable, Equatable {
  /// The number of the display's newest edit; 0 for none.
  public var revision: UInt32
  /// The version of the newest `TypingValue` that the display has applied; 0 for none.
  public var base: UInt32
  /// The range in UTF-16 code units of the display's text.
  public var range: Range<Int>

  public init(revision: UInt32, base: UInt32, range: Range<Int>) {
    self.revision = revision
    self.base = base
    self.range = range
  }
}

/// A change that the user made to a field's text.
public struct TextEdit: Sendable, Equatable {
  /// The number of this edit since the display created the field, 1-based and consecutive.
  public var revision: UInt32
  /// The version of the newest `TypingValue` that the display has applied; 0 for none.
  public var base: UInt32
  /// The replaced range, in UTF-16 code units of the display's text.
  public var range: Range<Int>
  public var replacement: String

  public init(revision: UInt32, base: UInt32, range: Range<Int>, replacement: String) {
    self.revision = revision
    self.base = base
    self.range = range
    self.replacement = replacement
  }
}
