import SwiftSyntax

extension BodyReader {
  mutating func read(_ choice: IfExprSyntax, isResult: Bool) {
    let matched = read(choice.conditions)
    conditions += matched
    read(choice.body.statements, isResult: isResult)
    conditions.removeLast(matched.count)
    switch choice.elseBody {
    case .ifExpr(let next): read(next, isResult: isResult)
    case .codeBlock(let block): read(block.statements, isResult: isResult)
    case nil: break
    @unknown default: break
    }
  }

  mutating func read(_ choice: SwitchExprSyntax, isResult: Bool) {
    let subject = expression(choice.subject)
    add(.evaluate(subject), at: choice.subject)
    var seen: [String] = []
    for element in choice.cases {
      guard let branch = element.as(SwitchCaseSyntax.self) else { continue }
      var condition = CaseCondition(names: seen, isExcluding: true)
      if case .case(let label) = branch.label {
        condition = CaseCondition(
          names: label.caseItems.flatMap { caseNames(Syntax($0.pattern)) }
        )
        seen += condition.names
        if condition.names.isEmpty { condition.isExcluding = true }
      }
      conditions.append(condition)
      read(branch.statements, isResult: isResult)
      conditions.removeLast()
    }
  }

  /// Reads conditions, and returns the cases under which they hold.
  mutating func read(_ list: ConditionElementListSyntax) -> [CaseCondition] {
    var matched: [CaseCondition] = []
    for element in list {
      switch element.condition {
      case .expression(let value):
        let read = expression(value)
        add(.evaluate(read), at: value)
        if let names = comparedCases(value) { matched.append(CaseCondition(names: names)) }
      case .optionalBinding(let binding):
        if let value = binding.initializer?.value {
          bind(binding.pattern, type: binding.typeAnnotation?.type, value)
        }
      case .matchingPattern(let match):
        let value = expression(match.initializer.value)
        add(.evaluate(value), at: match.initializer.value)
        let names = caseNames(Syntax(match.pattern))
        if !names.isEmpty { matched.append(CaseCondition(names: names)) }
      case .availability: break
      @unknown default: break
      }
    }
    return matched
  }

  /// The cases of `route == .language`, possibly several joined by `||`.
  private func comparedCases(_ expression: ExprSyntax) -> [String]? {
    guard let sequence = expression.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    var names: [String] = []
    for (index, element) in elements.enumerated() where index > 0 && index + 1 < elements.count {
      switch element.as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "==": names += caseNames(Syntax(elements[index + 1]))
      case "||", nil: continue
      default: return nil
      }
    }
    return names.isEmpty ? nil : names
  }

  /// The cases that a pattern names, without those within their payloads.
  func caseNames(_ pattern: Syntax) -> [String] {
    if let member = pattern.as(MemberAccessExprSyntax.self) {
      return [member.declName.baseName.text]
    }
    if let call = pattern.as(FunctionCallExprSyntax.self) {
      return caseNames(Syntax(call.calledExpression))
    }
    if pattern.is(TupleExprSyntax.self) || pattern.is(TypeSyntax.self) { return [] }
    return pattern.children(viewMode: .sourceAccurate).flatMap(caseNames)
  }
}
