import Foundation

/// Parses the formats of predicates by recursive descent.
///
/// Apple's Predicate Format String Syntax describes the language.
struct PredicateParser {
  private let format: String
  private let entries: [PredicateScanner.Entry]
  private var position = 0

  private init(_ format: String, _ arguments: [Any?]) throws {
    self.format = format
    var scanner = PredicateScanner(format, arguments)
    entries = try scanner.scan()
  }

  static func predicate(_ format: String, _ arguments: [Any?] = []) throws -> NSPredicate {
    var parser = try PredicateParser(format, arguments)
    let predicate = try parser.predicate()
    try parser.expectEnd("AND, OR or the end")
    return predicate
  }

  static func expression(_ format: String, _ arguments: [Any?] = []) throws -> NSExpression {
    var parser = try PredicateParser(format, arguments)
    let expression = try parser.expression()
    try parser.expectEnd("an operator or the end")
    return expression
  }

  /// The words that are no keys without `#`.
  static let reservedWords: Set<String> = [
    "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "CASEINSENSITIVE", "CI",
    "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "BETWEEN", "NULL", "NIL", "SELF", "TRUE",
    "YES", "FALSE", "NO", "FIRST", "LAST", "SIZE", "ANYKEY", "SUBQUERY", "FETCH", "CAST",
    "TRUEPREDICATE", "FALSEPREDICATE", "UNION", "INTERSECT", "MINUS", "FUNCTION", "TERNARY",
  ]

  // MARK: - Tokens

  var token: PredicateToken { entries[position].token }
  var next: PredicateToken { entries[min(position + 1, entries.count - 1)].token }

  mutating func advance() {
    position = min(position + 1, entries.count - 1)
  }

  mutating func take(symbol: String) -> Bool {
    guard token.isSymbol(symbol) else { return false }
    advance()
    return true
  }

  mutating func take(word: String) -> Bool {
    guard token.word == word else { return false }
    advance()
    return true
  }

  mutating func expect(symbol: String) throws {
    guard take(symbol: symbol) else { throw error("\"\(symbol)\"") }
  }

  private func expectEnd(_ expected: String) throws {
    guard case .end = token else { throw error(expected) }
  }

  func error(_ expected: String) -> PredicateFormatError {
    PredicateFormatError(
      format: format,
      offset: entries[position].offset,
      expected: expected,
      found: token.text
    )
  }

  /// Parses in one way, and in another if that fails.
  ///
  /// - Throws: The error whose place is further to the right.
  mutating func parse<Result>(
    _ first: (inout PredicateParser) throws -> Result,
    orElse second: (inout PredicateParser) throws -> Result
  ) throws -> Result {
    let start = position
    do {
      return try first(&self)
    } catch let firstError as PredicateFormatError {
      position = start
      do {
        return try second(&self)
      } catch let secondError as PredicateFormatError {
        throw secondError.offset >= firstError.offset ? secondError : firstError
      }
    }
  }
}
