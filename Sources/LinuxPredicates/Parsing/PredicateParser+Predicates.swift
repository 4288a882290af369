import Foundation

extension PredicateParser {
  mutating func predicate() throws -> NSPredicate {
    var parts = [try conjunction()]
    while take(symbol: "||") || take(word: "OR") { parts.append(try conjunction()) }
    return joined(parts, .or)
  }

  private mutating func conjunction() throws -> NSPredicate {
    var parts = [try negation()]
    while take(symbol: "&&") || take(word: "AND") { parts.append(try negation()) }
    return joined(parts, .and)
  }

  private func joined(
    _ parts: [NSPredicate],
    _ type: NSCompoundPredicate.LogicalType
  ) -> NSPredicate {
    if let only = parts.first, parts.count == 1 { return only }
    return NSCompoundPredicate(type: type, subpredicates: parts)
  }

  private mutating func negation() throws -> NSPredicate {
    guard take(symbol: "!") || take(word: "NOT") else { return try simplePredicate() }
    return NSCompoundPredicate(notPredicateWithSubpredicate: try negation())
  }

  private mutating func simplePredicate() throws -> NSPredicate {
    switch token.word {
    case "TRUEPREDICATE":
      advance()
      return NSPredicate(value: true)
    case "FALSEPREDICATE":
      advance()
      return NSPredicate(value: false)
    case "ANY", "SOME":
      advance()
      return try comparison(.any)
    case "ALL":
      advance()
      return try comparison(.all)
    case "NONE":
      advance()
      return NSCompoundPredicate(notPredicateWithSubpredicate: try comparison(.any))
    default: break
    }
    guard token.isSymbol("(") else { return try comparison(.direct) }
    // A parenthesis begins a predicate, or an expression that a predicate compares.
    return try parse {
      try $0.comparison(.direct)
    } orElse: { parser in
      parser.advance()
      let predicate = try parser.predicate()
      try parser.expect(symbol: ")")
      return predicate
    }
  }

  private mutating func comparison(
    _ modifier: NSComparisonPredicate.Modifier
  ) throws -> NSPredicate {
    let left = try expression()
    let type = try comparisonOperator()
    let options = try options()
    let right = try expression()
    return NSComparisonPredicate(
      leftExpression: left,
      rightExpression: right,
      modifier: modifier,
      type: type,
      options: options
    )
  }

  private mutating func comparisonOperator() throws -> NSComparisonPredicate.Operator {
    let found: NSComparisonPredicate.Operator? =
      if case .symbol(let symbol) = token { Self.symbols[symbol] } else {
        token.word.flatMap { Self.words[$0] }
      }
    guard let found else { throw error("an operator, such as == or CONTAINS") }
    advance()
    return found
  }

  private static let symbols: [String: NSComparisonPredicate.Operator] = [
    "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan,
    "<=": .lessThanOrEqualTo, "=<": .lessThanOrEqualTo, ">": .greaterThan,
    ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo,
  ]
  private static let words: [String: NSComparisonPredicate.Operator] = [
    "BETWEEN": .between, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains,
    "LIKE": .like, "MATCHES": .matches, "IN": .in,
  ]

  /// Parses `[cd]` after an operator.
  private mutating func options() throws -> NSComparisonPredicate.Options {
    guard token.isSymbol("[") else { return [] }
    advance()
    guard case .name(let letters, isEscaped: false) = token else {
      throw error("options of c, d and n")
    }
    var options: NSComparisonPredicate.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "n": options.insert(.normalized)
      // The order of the user's language is that of all comparisons here.
      case "l": break
      default: throw error("options of c, d and n")
      }
    }
    advance()
    try expect(symbol: "]")
    return options
  }
}
