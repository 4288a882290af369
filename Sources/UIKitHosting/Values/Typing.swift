/// The text of a field as the scene has it.
///
/// While somebody types, the display's text goes before: a value is taken over only if it answers
/// the display's newest revision and no composition (Chinese input, for example) is open. The
/// scene sends one whenever its text is not what it knows the display to have.
public struct TypingValue: Sendable, Equatable {
  public var text: String
  /// 1-based; goes up with each value of a field that is sent.
  ///
  /// Edits name the one they start from.
  public var version: UInt32
  /// The newest revision of the display's that this text takes in; 0 before the first.
  public var answers: UInt32
  /// The selection in UTF-16 code units: of no length the insertion point; nil for that at the end.
  public var selection: Range<Int>?
  /// Whether the selection is the app's, so that displays take it over with a text that they have.
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

/// A selection that a person made in a field.
public struct TextSelection: Sendable, Equatable {
  /// The number of the newest edit that the display had made; 0 for none.
  public var revision: UInt32
  /// The version of the newest `TypingValue` that the display had taken over; 0 for none.
  public var base: UInt32
  /// In UTF-16 code units of the text that the display had.
  public var range: Range<Int>

  public init(revision: UInt32, base: UInt32, range: Range<Int>) {
    self.revision = revision
    self.base = base
    self.range = range
  }
}

/// One change that a person made to a field's text.
public struct TextEdit: Sendable, Equatable {
  /// 1-based and consecutive: the number of this edit since the display made the field.
  public var revision: UInt32
  /// The version of the newest `TypingValue` that the display had taken over; 0 for none.
  public var base: UInt32
  /// What was replaced, in UTF-16 code units of the text that the display had.
  public var range: Range<Int>
  public var replacement: String

  public init(revision: UInt32, base: UInt32, range: Range<Int>, replacement: String) {
    self.revision = revision
    self.base = base
    self.range = range
    self.replacement = replacement
  }
}
