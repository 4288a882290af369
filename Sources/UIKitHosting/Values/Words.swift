/// A word that no font of the process contains: a display measures it in the user's fonts.
public struct WordValue: Sendable, Hashable {
  /// The design of the text around the word.
  public enum Design: UInt8, Sendable, CaseIterable {
    case standard, monospaced, rounded, serif
  }

  public var text: String
  public var design: Design
  /// The weight in CSS units: 400 is regular.
  public var weight: Int
  public var isItalic: Bool

  public init(text: String, design: Design = .standard, weight: Int = 400, isItalic: Bool = false) {
    self.text = text
    self.design = design
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// The words for a display to measure, which answers by `InputEvent.Action.measured`.
public struct WordsValue: Sendable, Equatable {
  /// The index of the first word among all that the scene has requested.
  public var first: Int
  public var words: [WordValue]

  public init(first: Int, words: [WordValue]) {
    self.first = first
    self.words = words
  }
}
