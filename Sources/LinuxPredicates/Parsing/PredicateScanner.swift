import Foundation

/// Divides a format into tokens, in which arguments take the places of their specifiers.
struct PredicateScanner {
  struct Entry {
    let token: PredicateToken
    /// The number of Unicode scalars before the token.
    let offset: Int
  }

  private let format: String
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var arguments: ArraySlice<Any?>

  init(_ format: String, _ arguments: [Any?]) {
    self.format = format
    scalars = Array(format.unicodeScalars)
    self.arguments = arguments[...]
  }

  /// Returns the tokens, of which the last is the end.
  mutating func scan() throws -> [Entry] {
    var entries: [Entry] = []
    while true {
      skip { $0.properties.isWhitespace }
      let start = position
      guard let first = peek() else {
        return entries + [Entry(token: .end, offset: start)]
      }
      entries.append(Entry(token: try token(beginningWith: first), offset: start))
    }
  }

  private mutating func token(beginningWith first: Unicode.Scalar) throws -> PredicateToken {
    if first.isNameStart { return .name(takeName(), isEscaped: false) }
    if first.isDigit || first == "." && peek(1)?.isDigit == true { return .number(try number()) }
    switch first {
    case "\"", "'": return .text(try text(endingWith: first))
    case "%": return try specifier()
    case "#":
      position += 1
      return .name(try name(after: "#"), isEscaped: true)
    case "@":
      position += 1
      return .collectionOperator(try name(after: "@"))
    case "$":
      position += 1
      return .variable(try name(after: "$"))
    default: return try symbol()
    }
  }

  // MARK: - Names and symbols

  private mutating func takeName() -> String {
    take { $0.isNameStart || $0.isDigit }
  }

  private mutating func name(after mark: String) throws -> String {
    guard peek()?.isNameStart == true else { throw error("a name after \(mark)") }
    return takeName()
  }

  private static let symbols = [
    "==", "=<", "=>", "<=", ">=", "<>", "!=", "&&", "||", "**", ":=",
    "=", "<", ">", "!", "+", "-", "*", "/", "(", ")", "{", "}", "[", "]", ",", ".",
  ]

  private mutating func symbol() throws -> PredicateToken {
    for symbol in Self.symbols where scalars[position...].starts(with: symbol.unicodeScalars) {
      position += symbol.unicodeScalars.count
      return .symbol(symbol)
    }
    throw error("a name, a value or an operator")
  }

  // MARK: - Literals

  private mutating func number() throws -> PredicateNumber {
    let radixes: [(Unicode.Scalar, Int)] = [("x", 16), ("o", 8), ("b", 2)]
    if peek() == "0", let letter = peek(1),
      let radix = radixes.first(where: { $0.0 == letter.lowercase })?.1
    {
      position += 2
      let digits = take { $0.isHexDigit }
      guard let value = Int(digits, radix: radix) else { throw error("digits of base \(radix)") }
      return .integer(value)
    }
    var digits = take { $0.isDigit }
    var isInteger = true
    if peek() == ".", peek(1)?.isDigit == true {
      position += 1
      digits += "." + take { $0.isDigit }
      isInteger = false
    }
    if peek()?.lowercase == "e", let exponent = exponent() {
      digits += exponent
      isInteger = false
    }
    if isInteger, let value = Int(digits) { return .integer(value) }
    guard let value = Double(digits) else { throw error("a number") }
    return .real(value)
  }

  /// Takes the exponent of a number; returns nil for a name that begins with its letter.
  private mutating func exponent() -> String? {
    let sign = peek(1).flatMap { $0 == "+" || $0 == "-" ? String($0) : nil }
    guard peek(1 + (sign?.count ?? 0))?.isDigit == true else { return nil }
    position += 1 + (sign?.count ?? 0)
    return "e" + (sign ?? "") + take { $0.isDigit }
  }

  private mutating func text(endingWith quote: Unicode.Scalar) throws -> String {
    position += 1
    var text = String.UnicodeScalarView()
    while let scalar = peek() {
      position += 1
      if scalar == quote { return String(text) }
      text.append(scalar == "\\" ? try escaped() : scalar)
    }
    throw error("the closing \(quote)")
  }

  private mutating func escaped() throws -> Unicode.Scalar {
    guard let scalar = peek() else { throw error("a character after \\") }
    position += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u", "U", "x":
      let length = scalar == "x" ? 2 : scalar == "u" ? 4 : 8
      let digits = String(String.UnicodeScalarView(scalars[position...].prefix(length)))
      guard digits.count == length, let code = UInt32(digits, radix: 16),
        let value = Unicode.Scalar(code)
      else { throw error("\(length) hexadecimal digits") }
      position += length
      return value
    default: return scalar
    }
  }

  // MARK: - Arguments

  /// Takes a specifier as that of `printf`, whose widths and lengths mean nothing here.
  private mutating func specifier() throws -> PredicateToken {
    let start = position
    position += 1
    skip { $0.isDigit || "+-#. ".unicodeScalars.contains($0) }
    skip { "hlqLzjt".unicodeScalars.contains($0) }
    guard let letter = peek() else { throw error("a letter after %") }
    position += 1
    switch letter {
    case "%": return .symbol("%")
    case "@": return .argument(try argument("%@", at: start))
    case "K":
      let value = try argument("%K", at: start)
      guard case .text(let path) = PredicateOperand(value) else {
        throw error("a text as the argument of %K", at: start, found: Self.name(of: value))
      }
      return .keyPath(path)
    case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "f", "F", "g", "G", "e", "E", "a", "A":
      let value = try argument("%\(letter)", at: start)
      guard case .number = PredicateOperand(value) else {
        throw error(
          "a number as the argument of %\(letter)",
          at: start,
          found: Self.name(of: value)
        )
      }
      return .argument(value)
    default:
      position -= 1
      throw error("one of @, K, d, i, u, x, o, f, g and e after %")
    }
  }

  private mutating func argument(_ specifier: String, at start: Int) throws -> Any? {
    guard let value = arguments.popFirst() else {
      throw error("an argument for \(specifier)", at: start, found: "no more arguments")
    }
    return value
  }

  private static func name(of value: Any?) -> String {
    value.map { "\($0)" } ?? "nil"
  }

  // MARK: - Characters

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    scalars.indices.contains(position + distance) ? scalars[position + distance] : nil
  }

  private mutating func skip(while condition: (Unicode.Scalar) -> Bool) {
    while let scalar = peek(), condition(scalar) { position += 1 }
  }

  private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    skip(while: condition)
    return String(String.UnicodeScalarView(scalars[start..<position]))
  }

  private func error(_ expected: String) -> PredicateFormatError {
    error(expected, at: position, found: peek().map { "\"\($0)\"" } ?? "the end")
  }

  private func error(_ expected: String, at offset: Int, found: String) -> PredicateFormatError {
    PredicateFormatError(format: format, offset: offset, expected: expected, found: found)
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isHexDigit: Bool { properties.isASCIIHexDigit }
  fileprivate var isNameStart: Bool { self == "_" || properties.isAlphabetic }
  fileprivate var lowercase: Unicode.Scalar {
    properties.lowercaseMapping.unicodeScalars.first ?? self
  }
}
