/// One evaluation of settings that refer to each other.
struct SettingsExpansion {
  /// The number of references, and the length in bytes, after which the rest is left out: short
  /// settings that double each other would expand to gigabytes.
  private static let maximumReferences = 10_000
  private static let maximumLength = 1 << 20
  private static let maximumDepth = 100

  private let settings: BuildSettings
  private var references = 0
  /// The number of references around the text that is being expanded.
  private var depth = 0
  /// What is being evaluated: the name, and which of its assignments.
  private var stack: [(name: String, index: Int)] = []

  init(settings: BuildSettings) {
    self.settings = settings
  }

  /// The value of a setting; nil if nothing sets it.
  ///
  /// Inside of its own evaluation, the name means the next lower assignment.
  mutating func value(of name: String) -> String? {
    references += 1
    guard references < Self.maximumReferences else { return nil }
    let index = stack.last { $0.name == name }.map { $0.index + 1 } ?? 0
    let assignments = settings.assignments(of: name)
    guard index < assignments.count else { return nil }
    stack.append((name, index))
    defer { stack.removeLast() }
    return expand(assignments[index].value)
  }

  /// A text with `$(NAME)`, `${NAME}`, `$NAME` and `$(NAME:operator)` replaced.
  mutating func expand(_ text: String) -> String {
    guard text.contains("$") else { return text }
    guard depth < Self.maximumDepth else { return "" }
    depth += 1
    defer { depth -= 1 }
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < Self.maximumLength {
      result += rest[..<dollar]
      rest = rest[rest.index(after: dollar)...]
      switch rest.first {
      case "(", "{":
        guard let (inside, after) = Self.bracketed(rest) else {
          // The rest is no reference.
          return result + "$" + rest
        }
        result += replacement(for: String(inside))
        rest = after
      case "$":
        result += "$"
        rest = rest.dropFirst()
      default:
        let name = rest.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
        result += name.isEmpty ? "$" : replacement(for: String(name))
        rest = rest.dropFirst(name.count)
      }
    }
    return result + rest
  }

  private mutating func replacement(for reference: String) -> String {
    // References may be nested: `$(SETTING_$(CONFIGURATION))`.
    let parts = Self.operators(of: reference)
    let name = expand(parts[0])
    var value: String
    if name == "inherited" {
      value = stack.last.flatMap { self.value(of: $0.name) } ?? ""
    } else {
      value = self.value(of: name) ?? ""
    }
    for operation in parts.dropFirst() {
      value = SettingsText.applying(expand(operation)[...], to: value)
    }
    return value
  }

  /// The name and the operators of a reference, which colons outside of brackets separate.
  private static func operators(of reference: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in reference {
      if "({".contains(character) { depth += 1 }
      if ")}".contains(character) { depth -= 1 }
      if character == ":", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  /// The contents of the brackets with which a text begins, and what follows; nil for brackets that
  /// do not close, or are nested too deeply.
  private static func bracketed(_ text: Substring) -> (inside: Substring, after: Substring)? {
    let isRound = text.first == "("
    let open = UInt8(ascii: isRound ? "(" : "{")
    let close = UInt8(ascii: isRound ? ")" : "}")
    let bytes = text.utf8
    var depth = 0
    for index in bytes.indices {
      if bytes[index] == open { depth += 1 }
      if bytes[index] == close { depth -= 1 }
      if depth == 0 {
        let inside = text[bytes.index(after: bytes.startIndex)..<index]
        return (inside, text[bytes.index(after: index)...])
      }
      if depth > maximumDepth { return nil }
    }
    return nil
  }
}
