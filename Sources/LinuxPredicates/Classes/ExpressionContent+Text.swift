import Foundation

extension ExpressionContent {
  /// The expression as Apple's prints it.
  var text: String {
    switch self {
    case .constant(let value): Self.text(of: value)
    case .evaluatedObject: "SELF"
    case .variable(let name): "$\(name)"
    case .keyPath(nil, let path): Self.escaped(path)
    case .keyPath(let operand?, let path): "\(operand).\(Self.escaped(path))"
    case .index(let base, let index): "\(base)[\(index)]"
    case .function(let name, let arguments): Self.text(of: name, arguments)
    case .aggregate(let parts): "{\(Self.list(parts))}"
    case .set(let operation, let left, let right): "\(left) \(operation.rawValue) \(right)"
    case .subquery(let collection, let name, let predicate):
      "SUBQUERY(\(collection), $\(name), \(predicate.formatText))"
    case .conditional(let predicate, let first, let second):
      "TERNARY(\(predicate.formatText), \(first), \(second))"
    case .block(_, let arguments): "BLOCK(\(Self.list(arguments)))"
    }
  }

  private static func list(_ parts: [NSExpression]) -> String {
    parts.map(\.description).joined(separator: ", ")
  }

  private static func text(of function: String, _ arguments: [NSExpression]) -> String {
    guard let symbol = PredicateFunction.symbols[function], arguments.count == 2 else {
      return "\(function.split(separator: ":").first ?? "")(\(list(arguments)))"
    }
    return arguments.map { argument in
      if case .function(let inner, _) = argument.content, PredicateFunction.symbols[inner] != nil {
        "(\(argument))"
      } else {
        argument.description
      }
    }.joined(separator: " \(symbol) ")
  }

  private static func text(of value: Any?) -> String {
    switch PredicateOperand(value) {
    case .none: "nil"
    case .number(let number): number.description
    case .text(let text): quoted(text)
    case .date(let date):
      String(format: "CAST(%f, \"NSDate\")", date.timeIntervalSinceReferenceDate)
    case .collection(let elements): "{\(elements.map(text).joined(separator: ", "))}"
    case .object(let object): "\(object)"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }

  /// A key path in which `#` stands before keys that are words of the language.
  private static func escaped(_ path: String) -> String {
    path.split(separator: ".", omittingEmptySubsequences: false).map { key in
      PredicateParser.reservedWords.contains(key.uppercased()) ? "#\(key)" : String(key)
    }.joined(separator: ".")
  }
}
