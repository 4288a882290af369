public import Foundation

/// A checker of spelling, without a lexicon: it finds no misspelled word.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  public override init() {
    super.init()
  }

  /// Returns the range of the first misspelled word: always that of none, `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Returns replacements of a misspelled word: always nil.
  open func guesses(
    forWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? {
    nil
  }

  /// Returns the words that begin with a part of a word: always nil.
  open func completions(
    forPartialWordRange range: NSRange,
    in string: String,
    language: String
  ) -> [String]? {
    nil
  }

  // MARK: Words

  /// Adds a word to the ignored words.
  open func ignoreWord(_ wordToIgnore: String) {
    guard ignoredWords?.contains(wordToIgnore) != true else { return }
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// The words that are correct for this checker.
  open var ignoredWords: [String]?

  /// The languages with a lexicon: none.
  open class var availableLanguages: [String] { [] }
}
