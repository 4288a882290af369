/// A word of a predicate's format.
enum PredicateToken {
  /// A name; escaped ones are never words of the language.
  case name(String, isEscaped: Bool)
  /// A name after `@`, of an operator on collections.
  case collectionOperator(String)
  case variable(String)
  case text(String)
  case number(PredicateNumber)
  /// The value for `%@`, `%d` and its kin.
  case argument(Any?)
  /// The value for `%K`.
  case keyPath(String)
  case symbol(String)
  case end

  /// The word in upper case; nil for tokens that are no words of the language.
  var word: String? {
    if case .name(let name, isEscaped: false) = self { name.uppercased() } else { nil }
  }

  func isSymbol(_ text: String) -> Bool {
    if case .symbol(text) = self { true } else { false }
  }

  /// The token in messages.
  var text: String {
    switch self {
    case .name(let name, _): "\"\(name)\""
    case .collectionOperator(let name): "\"@\(name)\""
    case .variable(let name): "\"$\(name)\""
    case .text: "a text"
    case .number(let number): "\(number)"
    case .argument: "a value"
    case .keyPath(let path): "the key path \"\(path)\""
    case .symbol(let symbol): "\"\(symbol)\""
    case .end: "the end"
    }
  }
}
