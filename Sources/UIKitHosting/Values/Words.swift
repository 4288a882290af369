/// A word that no font of the process has: a display measures it in the fonts of the reader.
public struct WordValue: Sendable, Hashable {
  /// The design of the text around the word.
  public enum Design: UInt8, Sendable, CaseIterable {
    case standard, monospaced, rounded, serif
  }

  public var text: String
  public var design: Design
  /// In CSS units: 400 is regular.
  public var weight: Int
  public var isItalic: Bool

  public init(text: String, design: Design = .standard, weight: Int = 400, isItalic: Bool = false) {
    self.text = text
    self.design = design
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// Words for a display to measure, which answers by `InputEvent.Action.measured`.
public struct WordsValue: Sendable, Equatable {
  /// The number of the first word, from 0, among all that the scene has asked for.
  public var first: Int
  public var words: [WordValue]

  public init(first: Int, words: [WordValue]) {
    self.first = first
    self.words = words
  }
}
