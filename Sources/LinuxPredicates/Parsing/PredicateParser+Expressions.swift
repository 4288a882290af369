import Foundation

extension PredicateParser {
  mutating func expression() throws -> NSExpression {
    var left = try sum()
    while let operation = token.word.flatMap(ExpressionContent.SetOperation.init) {
      advance()
      left = NSExpression(.set(operation, left, try sum()))
    }
    return left
  }

  private mutating func sum() throws -> NSExpression {
    try chain(of: ["+", "-"]) { try $0.product() }
  }

  private mutating func product() throws -> NSExpression {
    try chain(of: ["*", "/"]) { try $0.power() }
  }

  private mutating func power() throws -> NSExpression {
    try chain(of: ["**"]) { try $0.negative() }
  }

  /// Parses operands between operators of one precedence, from the left.
  private mutating func chain(
    of symbols: Set<String>,
    operand: (inout PredicateParser) throws -> NSExpression
  ) throws -> NSExpression {
    var left = try operand(&self)
    while case .symbol(let symbol) = token, symbols.contains(symbol),
      let function = PredicateFunction.functions[symbol]
    {
      advance()
      left = NSExpression(.function(function, [left, try operand(&self)]))
    }
    return left
  }

  private mutating func negative() throws -> NSExpression {
    guard take(symbol: "-") else { return try path() }
    let operand = try negative()
    if case .constant(let value) = operand.content,
      case .number(let number) = PredicateOperand(value)
    {
      return NSExpression(.constant(number.negated.value))
    }
    return NSExpression(.function("negate:", [operand]))
  }

  /// Parses a value with the keys and indexes after it.
  private mutating func path() throws -> NSExpression {
    var base = try primary()
    while true {
      if take(symbol: ".") {
        let key = try key()
        if case .keyPath(let operand, let path) = base.content {
          base = NSExpression(.keyPath(operand, "\(path).\(key)"))
        } else {
          base = NSExpression(.keyPath(base, key))
        }
      } else if take(symbol: "[") {
        base = NSExpression(.index(base, try index()))
        try expect(symbol: "]")
      } else {
        return base
      }
    }
  }

  private mutating func key() throws -> String {
    defer { advance() }
    switch token {
    case .name(let name, _): return name
    case .collectionOperator(let name): return "@\(name)"
    case .keyPath(let path): return path
    default: throw error("a key after \".\"")
    }
  }

  private mutating func index() throws -> NSExpression {
    guard let word = token.word, PredicateIndex.words.contains(word) else {
      return try expression()
    }
    advance()
    return NSExpression(.constant(PredicateIndex(word: word)))
  }

  // MARK: - Values

  private mutating func primary() throws -> NSExpression {
    switch token {
    case .text(let text): return constant(text)
    case .number(let number): return constant(number.value)
    case .argument(let value):
      advance()
      return value as? NSExpression ?? NSExpression(.constant(value))
    case .keyPath(let path): return single(.keyPath(nil, path))
    case .variable(let name): return single(.variable(name))
    case .collectionOperator(let name): return single(.keyPath(nil, "@\(name)"))
    case .symbol("("):
      advance()
      let inner = try expression()
      try expect(symbol: ")")
      return inner
    case .symbol("{"):
      advance()
      return NSExpression(.aggregate(try list(until: "}")))
    case .name(let name, let isEscaped): return try named(name, isEscaped: isEscaped)
    case .symbol, .end: throw error("a key path or a value")
    }
  }

  private mutating func single(_ content: ExpressionContent) -> NSExpression {
    advance()
    return NSExpression(content)
  }

  private mutating func constant(_ value: Any?) -> NSExpression {
    single(.constant(value))
  }

  private mutating func named(_ name: String, isEscaped: Bool) throws -> NSExpression {
    guard !isEscaped else { return single(.keyPath(nil, name)) }
    if next.isSymbol("(") { return try call() }
    switch name.uppercased() {
    case "SELF": return single(.evaluatedObject)
    case "TRUE", "YES": return constant(true)
    case "FALSE", "NO": return constant(false)
    case "NULL", "NIL": return constant(nil)
    case let word where Self.reservedWords.contains(word): throw error("a key path or a value")
    default: return single(.keyPath(nil, name))
    }
  }

  /// Parses expressions between commas, and the closing symbol.
  private mutating func list(until end: String) throws -> [NSExpression] {
    guard !take(symbol: end) else { return [] }
    var parts = [try expression()]
    while take(symbol: ",") { parts.append(try expression()) }
    guard take(symbol: end) else { throw error("\",\" or \"\(end)\"") }
    return parts
  }

  // MARK: - Calls

  private mutating func call() throws -> NSExpression {
    guard case .name(let name, _) = token else { throw error("a function") }
    switch name.uppercased() {
    case "SUBQUERY": return try subquery()
    case "TERNARY": return try conditional()
    case "FUNCTION": return try selectorCall()
    case "CAST":
      skipToArguments()
      return NSExpression(.function("cast:to:", try list(until: ")")))
    default: break
    }
    let start = self
    skipToArguments()
    let arguments = try list(until: ")")
    guard let function = PredicateFunction.name(of: name, argumentCount: arguments.count) else {
      throw start.error("a function with \(arguments.count) arguments")
    }
    return NSExpression(.function(function, arguments))
  }

  /// Takes the name and the opening parenthesis of a call.
  private mutating func skipToArguments() {
    advance()
    advance()
  }

  private mutating func subquery() throws -> NSExpression {
    skipToArguments()
    let collection = try expression()
    try expect(symbol: ",")
    guard case .variable(let name) = token else { throw error("a variable, such as $each") }
    advance()
    try expect(symbol: ",")
    let predicate = try predicate()
    try expect(symbol: ")")
    return NSExpression(.subquery(collection, name, predicate))
  }

  private mutating func conditional() throws -> NSExpression {
    skipToArguments()
    let predicate = try predicate()
    try expect(symbol: ",")
    let first = try expression()
    try expect(symbol: ",")
    let second = try expression()
    try expect(symbol: ")")
    return NSExpression(.conditional(predicate, first, second))
  }

  /// Parses `FUNCTION(object, "name")`, which reads a property here: there are no selectors.
  private mutating func selectorCall() throws -> NSExpression {
    skipToArguments()
    let target = try expression()
    try expect(symbol: ",")
    guard case .text(let name) = token, !name.contains(":") else {
      throw error("the name of a property, since functions cannot be called by name")
    }
    advance()
    try expect(symbol: ")")
    return NSExpression(.keyPath(target, name))
  }
}
