/// How large text is, by rules that need no font: the same on every host and machine.
///
/// A character is half an em wide, a Chinese, Japanese or Korean one and an emoji a whole em; a
/// line is 1.2 em high, in whole points.
public struct TextMetrics: Sendable {
  /// Points.
  public var pointSize: Double

  public init(pointSize: Double) {
    self.pointSize = pointSize
  }

  /// Whole points.
  public var lineHeight: Double {
    (pointSize * 1.2).rounded()
  }

  /// Where the first line's baseline lies below its top, in whole points.
  public var ascent: Double {
    (pointSize * 0.95).rounded()
  }

  public func width(of character: Character) -> Double {
    if character.isNewline { return 0 }
    return Self.isWide(character) ? pointSize : pointSize / 2
  }

  /// The size of a text, wrapped between words and wide characters where a width is given.
  ///
  /// A word that is longer than a line is broken inside.
  /// - Parameters:
  ///   - text: The text; a newline in it starts a line.
  ///   - width: The most that a line may take; nil for as much as it needs.
  ///   - maximumLines: The most lines shown; 0 for all.
  /// - Returns: Whole points; zero height for an empty text.
  /// - Complexity: O(characters).
  public func size(of text: String, fitting width: Double?, maximumLines: Int = 0) -> SizeValue {
    guard !text.isEmpty else { return .zero }
    var wrapping = TextWrapping(limit: width ?? .infinity)
    for character in text {
      wrapping.add(character, width: self.width(of: character))
    }
    wrapping.finish()
    let lines = maximumLines > 0 ? min(wrapping.lines, maximumLines) : wrapping.lines
    let longest = maximumLines == 1 ? wrapping.total : wrapping.longest
    return SizeValue(
      width: min(longest, width ?? .infinity).rounded(.up),
      height: Double(lines) * lineHeight
    )
  }

  static func isWide(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default:
      return false
    }
  }
}

/// Breaks one text into lines, greedily.
struct TextWrapping {
  let limit: Double
  private(set) var lines = 1
  /// The longest line so far.
  private(set) var longest = 0.0
  /// The text on one line.
  private(set) var total = 0.0
  /// The line so far, up to the last place where it may break, without spaces at its end.
  private var line = 0.0
  /// Spaces after `line`.
  private var spaces = 0.0
  /// What follows the last place where the line may break.
  private var word = 0.0
  /// What stands before the line.
  private var indent: Double
  /// What stands before the lines that follow.
  private let nextIndent: Double

  init(limit: Double, firstIndent: Double = 0, indent: Double = 0) {
    self.limit = limit
    self.indent = firstIndent
    nextIndent = indent
  }

  mutating func add(_ character: Character, width: Double) {
    total += width
    if character.isNewline {
      finish()
      lines += 1
    } else if character.isWhitespace {
      endWord()
      spaces += width
    } else {
      if TextMetrics.isWide(character) { endWord() }
      addToWord(width)
    }
  }

  mutating func finish() {
    endWord()
    endLine(line)
  }

  private mutating func addToWord(_ width: Double) {
    if indent + line + spaces + word + width <= limit {
      word += width
    } else if line > 0 {
      endLine(line)
      lines += 1
      addToWord(width)
    } else if word > 0 {
      endLine(word)
      lines += 1
      word = width
    } else {
      word = width
    }
  }

  private mutating func endWord() {
    guard word > 0 else { return }
    line += spaces + word
    spaces = 0
    word = 0
  }

  private mutating func endLine(_ width: Double) {
    longest = max(longest, indent + width)
    indent = nextIndent
    line = 0
    spaces = 0
  }
}
