/// A reason why a text cannot begin the name of a Swift type.
enum NameProblem {
  case empty
  case separator(Character)
  case firstCharacter(Character)
  case character(Character)
  case keyword
  case length(Int)

  init?(in text: String) {
    guard let first = text.first else {
      self = .empty
      return
    }
    if let separator = text.first(where: { "/\\".contains($0) }) {
      self = .separator(separator)
    } else if !first.isASCII || !first.isUppercase {
      self = .firstCharacter(first)
    } else if let wrong = text.first(where: { !Self.isAllowed($0) }) {
      self = .character(wrong)
    } else if Self.keywords.contains(text) {
      self = .keyword
    } else if text.count > Self.maximumLength {
      self = .length(text.count)
    } else {
      return nil
    }
  }

  /// Returns the expected and the actual value, as the end of a sentence.
  func sentence(for text: String) -> String {
    switch self {
    case .empty:
      "is empty; give one such as RecipeBook."
    case .separator(let character):
      "cannot be a path: expected one such as RecipeBook, got “\(character)” in “\(text)”."
    case .firstCharacter(let character):
      "begins with an upper-case letter from A to Z, got “\(character)” in “\(text)”."
    case .character(let character):
      "consists of letters from A to Z and digits, got “\(character)” in “\(text)”."
    case .keyword:
      "cannot be \(text), which is a keyword of Swift."
    case .length(let count):
      "has at most \(Self.maximumLength) letters, got \(count) in “\(text)”."
    }
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  /// Names of types and files are longer by up to 25 letters.
  private static let maximumLength = 30

  static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
