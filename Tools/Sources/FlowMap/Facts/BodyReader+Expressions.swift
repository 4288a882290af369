import SwiftParser
import SwiftSyntax

extension BodyReader {
  /// Reads the initial value of a property.
  mutating func readResult(_ value: ExprSyntax) {
    readBranches(value, isResult: true)
  }

  mutating func operands(
    _ elements: ArraySlice<ExprSyntax>,
    closuresGoTo use: CodeClosure.Use = .other
  ) -> CodeExpression {
    var values: [CodeExpression] = []
    var index = elements.startIndex
    while index < elements.endIndex {
      let element = elements[index]
      if element.is(UnresolvedAsExprSyntax.self), index + 1 < elements.endIndex,
        let type = elements[index + 1].as(TypeExprSyntax.self), let last = values.popLast()
      {
        values.append(.cast(last, type.type.trimmedDescription))
        index += 2
        continue
      }
      if let ternary = element.as(UnresolvedTernaryExprSyntax.self) {
        // The condition is not a result.
        let value = expression(ternary.thenExpression, closuresGoTo: use)
        values.append(value)
      } else if !element.is(BinaryOperatorExprSyntax.self), !element.is(AssignmentExprSyntax.self) {
        let value = expression(element, closuresGoTo: use)
        values.append(value)
      }
      index += 1
    }
    return values.count == 1 ? values[0] : .list(values)
  }

  mutating func expression(
    _ node: ExprSyntax,
    closuresGoTo use: CodeClosure.Use = .other
  ) -> CodeExpression {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return .name(name.baseName.text)
    case .superExpr: return .name("super")
    case .memberAccessExpr(let member):
      let base = member.base.map { expression($0) }
      let name = member.declName.baseName.text
      return name == "self" && base != nil ? base ?? .other : .member(base, name)
    case .functionCallExpr(let call): return self.call(call)
    case .subscriptCallExpr(let call):
      let base = expression(call.calledExpression)
      let index = call.arguments.first?.expression.as(IntegerLiteralExprSyntax.self)
      return .element(base, index.flatMap { Int($0.literal.text) })
    case .asExpr(let cast):
      let value = expression(cast.expression, closuresGoTo: use)
      return .cast(value, cast.type.trimmedDescription)
    case .tryExpr(let value): return expression(value.expression, closuresGoTo: use)
    case .awaitExpr(let value): return expression(value.expression, closuresGoTo: use)
    case .forceUnwrapExpr(let value): return expression(value.expression, closuresGoTo: use)
    case .optionalChainingExpr(let value): return expression(value.expression, closuresGoTo: use)
    case .prefixOperatorExpr(let value): return expression(value.expression)
    case .postfixOperatorExpr(let value): return expression(value.expression)
    case .inOutExpr(let value): return expression(value.expression)
    case .genericSpecializationExpr(let value): return expression(value.expression)
    case .sequenceExpr(let sequence):
      return operands(Array(sequence.elements)[...], closuresGoTo: use)
    case .tupleExpr(let tuple):
      let elements = tuple.elements.map { expression($0.expression, closuresGoTo: use) }
      return elements.count == 1 ? elements[0] : .list(elements)
    case .arrayExpr(let array): return .list(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return .other }
      return .list(elements.map { expression($0.value) })
    case .ternaryExpr(let choice):
      return .list([expression(choice.thenExpression), expression(choice.elseExpression)])
    case .ifExpr(let choice):
      read(choice, isResult: false)
      return .other
    case .switchExpr(let choice):
      read(choice, isResult: false)
      return .other
    case .stringLiteralExpr(let literal):
      if let text = literal.representedLiteralValue { return .text(text) }
      return .list(
        literal.segments.compactMap { $0.as(ExpressionSegmentSyntax.self) }
          .flatMap { $0.expressions.map { expression($0.expression) } }
      )
    case .typeExpr(let type): return .name(type.type.trimmedDescription)
    case .closureExpr(let closure): return self.closure(closure, use: use)
    case .macroExpansionExpr(let macro):
      // `#selector(done)` counts as a call.
      return .list(macro.arguments.map { expression($0.expression) })
    default: return .other
    }
  }

  private mutating func call(_ call: FunctionCallExprSyntax) -> CodeExpression {
    // A closure that is called immediately runs here.
    if let immediate = call.calledExpression.as(ClosureExprSyntax.self) {
      return closure(immediate, use: .other)
    }
    let callee = expression(call.calledExpression)
    var arguments = call.arguments.map {
      CodeArgument(
        label: $0.label?.text,
        value: expression($0.expression, closuresGoTo: .passed(callee))
      )
    }
    var passed = CodeExpression.call(callee, arguments, SourceOffset(bytes: 0))
    if let trailing = call.trailingClosure {
      arguments.append(CodeArgument(value: closure(trailing, use: .passed(passed))))
    }
    passed = .call(callee, arguments, SourceOffset(bytes: 0))
    for trailing in call.additionalTrailingClosures {
      let value = closure(trailing.closure, use: .passed(passed))
      arguments.append(CodeArgument(label: trailing.label.text, value: value))
    }
    let offset = call.calledExpression.lastToken(viewMode: .sourceAccurate)?
      .positionAfterSkippingLeadingTrivia.utf8Offset
    return .call(callee, arguments, SourceOffset(bytes: offset ?? 0))
  }

  private mutating func closure(
    _ node: ClosureExprSyntax,
    use: CodeClosure.Use
  ) -> CodeExpression {
    let index = closures.count
    let parameters = parameters(node.signature)
    closures.append(CodeClosure(use: use, parent: closure, parameters: parameters))
    let outer = closure
    closure = index
    read(node.statements, isResult: true)
    closure = outer
    return .closure(index)
  }

  private func parameters(_ signature: ClosureSignatureSyntax?) -> [CodeClosure.Parameter] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map { CodeClosure.Parameter(name: $0.name.text) }
    case .parameterClause(let clause):
      clause.parameters.map { parameter in
        CodeClosure.Parameter(
          name: (parameter.secondName ?? parameter.firstName).text,
          type: parameter.type?.trimmedDescription
        )
      }
    default: []
    }
  }
}
