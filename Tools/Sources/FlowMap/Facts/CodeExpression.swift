/// An expression, reduced to the parts that determine which screen opens which.
indirect enum CodeExpression: Hashable, Sendable {
  case name(String)
  /// A member; without a base it is implicit, as in `.push`.
  case member(CodeExpression?, String)
  case call(CodeExpression, [CodeArgument], SourceOffset)
  /// An element, with the literal index.
  case element(CodeExpression, Int?)
  case cast(CodeExpression, String)
  case text(String)
  /// Several expressions, each of which may be the value: elements, operands, alternatives.
  case list([CodeExpression])
  /// An index into the function's closures.
  case closure(Int)
  case other
}

/// An argument of a call.
struct CodeArgument: Hashable, Sendable {
  var label: String?
  var value: CodeExpression
}

/// A number of UTF-8 bytes from the beginning of a file.
struct SourceOffset: Hashable, Sendable {
  var bytes: Int
}

extension CodeExpression {
  /// Calls `body` for this expression and all within it, the innermost first.
  func visit(_ body: (CodeExpression) -> Void) {
    switch self {
    case .name, .text, .closure, .other: break
    case .member(let base, _): base?.visit(body)
    case .call(let callee, let arguments, _):
      callee.visit(body)
      for argument in arguments { argument.value.visit(body) }
    case .element(let base, _), .cast(let base, _): base.visit(body)
    case .list(let elements): for element in elements { element.visit(body) }
    }
    body(self)
  }

  /// The names of all members in the expression: candidates for cases of an enum.
  var memberNames: [String] {
    var names: [String] = []
    visit { if case .member(_, let name) = $0 { names.append(name) } }
    return names
  }

  /// The first text in the expression.
  var firstText: String? {
    var text: String?
    visit { if case .text(let value) = $0, text == nil { text = value } }
    return text
  }
}
