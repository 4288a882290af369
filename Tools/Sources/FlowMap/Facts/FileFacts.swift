/// The declarations of a file that determine which screen opens which.
struct FileFacts: Sendable {
  var path: String
  /// The names of the modules that it imports.
  var imports: Set<String> = []
  var types: [TypeFacts] = []
  /// Functions, constants and statements outside of types.
  var functions: [FunctionFacts] = []
  var aliases: [Alias] = []
  /// The offsets at which lines begin.
  var lineStarts: [Int] = [0]

  /// Another name of a type.
  struct Alias: Sendable {
    var name: String
    var type: String
  }

  /// Returns the place of a byte.
  func place(_ offset: SourceOffset) -> SourcePlace {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset.bytes { low = middle } else { high = middle }
    }
    return SourcePlace(file: path, line: low + 1, column: offset.bytes - lineStarts[low] + 1)
  }
}

/// A declaration of a type, or an extension of one.
struct TypeFacts: Sendable {
  enum Kind: Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  struct Property: Sendable {
    var name: String
    var type: String?
    /// The function that creates or computes the value, in the type's functions.
    var function: Int?
    var isWeak: Bool
  }

  struct EnumCase: Sendable {
    var name: String
    var payload: String?
    var offset: SourceOffset
  }

  /// The name with those of the enclosing types: `Outer.Inner`.
  var name: String
  var kind: Kind
  var genericParameters: [String] = []
  var attributes: [String] = []
  /// The inherited types as written, with generic arguments.
  var inherits: [String] = []
  var properties: [Property] = []
  var functions: [FunctionFacts] = []
  var cases: [EnumCase] = []
  var offset: SourceOffset
}

/// The parts of a type as it is written.
struct TypeText {
  /// The type without generic arguments, optionality, `any` and `some`.
  var base: String
  var arguments: [String]

  init(_ text: String) {
    var text = Substring(text)
    while true {
      text = text.trimming { $0 == " " || $0 == "\n" }
      if text.hasSuffix("?") || text.hasSuffix("!") {
        text = text.dropLast()
      } else if text.hasPrefix("any ") {
        text = text.dropFirst(4)
      } else if text.hasPrefix("some ") {
        text = text.dropFirst(5)
      } else if text.hasPrefix("inout ") {
        text = text.dropFirst(6)
      } else if text.hasPrefix("@"), let space = text.firstIndex(of: " ") {
        text = text[space...]
      } else if text.hasPrefix("("), text.hasSuffix(")"), !text.contains("->") {
        text = text.dropFirst().dropLast()
      } else {
        break
      }
    }
    if let open = text.firstIndex(of: "<"), text.hasSuffix(">") {
      base = String(text[..<open])
      arguments = Self.split(text[text.index(after: open)...].dropLast())
    } else {
      base = String(text)
      arguments = []
    }
  }

  /// Returns the parts between commas outside of brackets.
  private static func split(_ text: Substring) -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    for character in text {
      switch character {
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth -= 1
      case "," where depth == 0:
        parts.append(part.trimming { $0 == " " })
        part = ""
        continue
      default: break
      }
      part.append(character)
    }
    parts.append(part.trimming { $0 == " " })
    return parts.filter { !$0.isEmpty }
  }
}

extension StringProtocol where SubSequence == Substring {
  /// Returns the text without the characters at both ends that satisfy `isBlank`.
  func trimming(_ isBlank: (Character) -> Bool) -> Substring {
    var text = self[startIndex..<endIndex]
    while let first = text.first, isBlank(first) { text = text.dropFirst() }
    while let last = text.last, isBlank(last) { text = text.dropLast() }
    return text
  }
}

extension String {
  fileprivate func trimming(_ isBlank: (Character) -> Bool) -> String {
    String(self[...].trimming(isBlank))
  }
}
