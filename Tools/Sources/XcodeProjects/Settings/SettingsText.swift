/// Texts of build settings.
enum SettingsText {
  /// An element of a list as one word.
  static func quoted(_ word: String) -> String {
    guard word.isEmpty || word.contains(where: { $0.isWhitespace }),
      !word.contains("\""), !word.contains("'")
    else { return word }
    return "\"\(word)\""
  }

  /// The words of a list, which spaces separate.
  ///
  /// Quotes and backslashes protect spaces.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let whole = word { words.append(whole) }
    return words
  }

  /// A Boolean value that indicates whether a text matches a pattern with `*` and `?`.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let text = Array(text)
    let pattern = Array(pattern)
    var (index, place) = (0, 0)
    // The last asterisk, and the character at which its part of the text ends for now.
    var star: (place: Int, end: Int)?
    while index < text.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[index] {
        index += 1
        place += 1
      } else if let known = star {
        star = (known.place, known.end + 1)
        (index, place) = (known.end + 1, known.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }

  /// Applies an operator such as `rfc1034identifier` or `default=text` of `$(NAME:operator)`.
  static func applying(_ operation: Substring, to text: String) -> String {
    let parts = operation.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let argument = parts.count > 1 ? String(parts[1]) : nil
    switch (parts[0], argument) {
    case ("rfc1034identifier", _):
      return mapped(text) { isLetterOrDigit($0) || $0 == "-" || $0 == "." ? $0 : "-" }
    case ("c99extidentifier", _), ("identifier", _):
      let isExtended = parts[0] == "c99extidentifier"
      let name = mapped(text) {
        isLetterOrDigit($0) || $0 == "_" || isExtended && !$0.isASCII ? $0 : "_"
      }
      return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
    case ("lower", _): return text.lowercased()
    case ("upper", _): return text.uppercased()
    case ("default", let argument?): return text.isEmpty ? argument : text
    case ("not", _): return isOn(text) ? "NO" : "YES"
    case ("quote", _): return quoted(text)
    case ("dir", nil): return text.lastIndex(of: "/").map { String(text[..<$0]) } ?? "."
    case ("file", nil): return FilePath.name(of: text)
    case ("base", nil): return FilePath.stem(of: text)
    case ("suffix", nil): return FilePath.name(of: text).suffixWithDot
    case ("standardizepath", _): return text.hasPrefix("/") ? FilePath.normalized(text) : text
    default: return text
    }
  }

  /// A Boolean value that indicates whether a setting is on.
  static func isOn(_ text: String) -> Bool {
    text.uppercased().hasPrefix("Y") || text.uppercased() == "TRUE" || text == "1"
  }

  private static func mapped(_ text: String, _ transform: (Character) -> Character) -> String {
    String(text.map(transform))
  }

  private static func isLetterOrDigit(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}

extension String {
  /// The extension with its dot; empty without one.
  fileprivate var suffixWithDot: String {
    lastIndex(of: ".").map { String(self[$0...]) } ?? ""
  }
}
