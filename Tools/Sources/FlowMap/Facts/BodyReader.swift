import SwiftParser
import SwiftSyntax

/// Reads the code of one function.
struct BodyReader {
  private(set) var events: [CodeEvent] = []
  private(set) var closures: [CodeClosure] = []
  private var conditions: [CaseCondition] = []
  private var closure: Int?

  // MARK: - Statements

  /// Reads statements in their order.
  /// - Parameter isResult: Whether a single expression among them is the result.
  mutating func read(_ items: CodeBlockItemListSyntax, isResult: Bool = false) {
    let depth = conditions.count
    let isSingle = isResult && items.count == 1
    for item in items {
      switch item.item {
      case .decl(let declaration): read(declaration)
      case .stmt(let statement): read(statement, isResult: isSingle)
      case .expr(let expression): read(expression, isResult: isSingle)
      @unknown default: break
      }
    }
    conditions.removeLast(conditions.count - depth)
  }

  private mutating func read(_ declaration: DeclSyntax) {
    if let variable = declaration.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        if let value = binding.initializer?.value {
          bind(binding.pattern, type: binding.typeAnnotation?.type, value)
        }
        if let accessors = binding.accessorBlock { read(accessors) }
      }
    } else if let function = declaration.as(FunctionDeclSyntax.self), let body = function.body {
      read(body.statements)
    } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses {
        if case .statements(let items) = clause.elements { read(items) }
      }
    }
  }

  /// Reads the code of a property.
  mutating func read(_ accessors: AccessorBlockSyntax) {
    switch accessors.accessors {
    case .getter(let items): read(items, isResult: true)
    case .accessors(let list):
      for accessor in list {
        guard let body = accessor.body else { continue }
        read(body.statements, isResult: accessor.accessorSpecifier.tokenKind == .keyword(.get))
      }
    @unknown default: break
    }
  }

  private mutating func read(_ statement: StmtSyntax, isResult: Bool) {
    switch statement.kind {
    case .returnStmt:
      guard let value = statement.as(ReturnStmtSyntax.self)?.expression else { return }
      readBranches(value, isResult: true)
    case .expressionStmt:
      guard let value = statement.as(ExpressionStmtSyntax.self) else { return }
      read(value.expression, isResult: isResult)
    case .guardStmt:
      guard let value = statement.as(GuardStmtSyntax.self) else { return }
      let matched = read(value.conditions)
      read(value.body.statements)
      conditions += matched
    case .forStmt:
      guard let value = statement.as(ForStmtSyntax.self) else { return }
      bind(value.pattern, type: nil, value.sequence)
      read(value.body.statements)
    case .whileStmt:
      guard let value = statement.as(WhileStmtSyntax.self) else { return }
      let matched = read(value.conditions)
      read(value.body.statements, under: matched)
    case .repeatStmt:
      guard let value = statement.as(RepeatStmtSyntax.self) else { return }
      read(value.body.statements)
    case .doStmt:
      guard let value = statement.as(DoStmtSyntax.self) else { return }
      read(value.body.statements)
      for clause in value.catchClauses { read(clause.body.statements) }
    case .deferStmt:
      guard let value = statement.as(DeferStmtSyntax.self) else { return }
      read(value.body.statements)
    case .labeledStmt:
      guard let value = statement.as(LabeledStmtSyntax.self) else { return }
      read(value.statement, isResult: false)
    default: break
    }
  }

  private mutating func read(_ items: CodeBlockItemListSyntax, under matched: [CaseCondition]) {
    conditions += matched
    read(items)
    conditions.removeLast(matched.count)
  }

  private mutating func read(_ expression: ExprSyntax, isResult: Bool) {
    readBranches(expression, isResult: isResult)
  }

  /// Reads an expression, or the branches of one that chooses.
  private mutating func readBranches(_ expression: ExprSyntax, isResult: Bool) {
    if let choice = expression.as(IfExprSyntax.self) {
      read(choice, isResult: isResult)
    } else if let choice = expression.as(SwitchExprSyntax.self) {
      read(choice, isResult: isResult)
    } else if isResult {
      let value = self.expression(expression)
      add(.result(value), at: expression)
    } else {
      readStatement(expression)
    }
  }

  private mutating func readStatement(_ expression: ExprSyntax) {
    guard let sequence = expression.as(SequenceExprSyntax.self) else {
      if let inner = expression.as(TryExprSyntax.self) { return readStatement(inner.expression) }
      let value = self.expression(expression)
      return add(.evaluate(value), at: expression)
    }
    let elements = Array(sequence.elements)
    guard let equals = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) else {
      let value = self.expression(expression)
      return add(.evaluate(value), at: expression)
    }
    let target = operands(elements[..<equals])
    let right = elements[(equals + 1)...]
    if right.count == 1, let only = right.first, only.is(IfExprSyntax.self) || only.is(SwitchExprSyntax.self) {
      let first = events.count
      readBranches(only, isResult: true)
      for index in first..<events.count {
        guard case .result(let value) = events[index].action, events[index].closure == closure
        else { continue }
        events[index].action = .assign(target, value)
      }
      return
    }
    let value = operands(right, closuresGoTo: .assigned(target))
    add(.assign(target, value), at: expression)
  }

  // MARK: - Choices

  private mutating func read(_ choice: IfExprSyntax, isResult: Bool) {
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

  private mutating func read(_ choice: SwitchExprSyntax, isResult: Bool) {
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
  private mutating func read(_ list: ConditionElementListSyntax) -> [CaseCondition] {
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
  private func caseNames(_ pattern: Syntax) -> [String] {
    if let member = pattern.as(MemberAccessExprSyntax.self) {
      return [member.declName.baseName.text]
    }
    if let call = pattern.as(FunctionCallExprSyntax.self) {
      return caseNames(Syntax(call.calledExpression))
    }
    if pattern.is(TupleExprSyntax.self) || pattern.is(TypeSyntax.self) { return [] }
    return pattern.children(viewMode: .sourceAccurate).flatMap(caseNames)
  }

  // MARK: - Bindings

  private mutating func bind(_ pattern: PatternSyntax, type: TypeSyntax?, _ value: ExprSyntax) {
    if value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self) {
      let first = events.count
      readBranches(value, isResult: true)
      guard let name = names(pattern).first else { return }
      let values = events[first...].compactMap { event -> CodeExpression? in
        if case .result(let value) = event.action { value } else { nil }
      }
      for index in first..<events.count {
        if case .result(let value) = events[index].action { events[index].action = .evaluate(value) }
      }
      return add(.bind(name, type: type?.trimmedDescription, .list(values)), at: value)
    }
    let read = expression(value)
    let names = names(pattern)
    guard !names.isEmpty else { return add(.evaluate(read), at: value) }
    for name in names { add(.bind(name, type: type?.trimmedDescription, read), at: value) }
  }

  private func names(_ pattern: PatternSyntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { names($0.pattern) }
    }
    return []
  }

  private mutating func add(_ action: CodeEvent.Action, at node: some SyntaxProtocol) {
    if case .evaluate(let value) = action, !value.matters { return }
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    events.append(
      CodeEvent(
        action: action,
        conditions: conditions,
        closure: closure,
        offset: SourceOffset(bytes: offset)
      )
    )
  }

  // MARK: - Expressions

  /// Reads the initial value of a property.
  mutating func readResult(_ value: ExprSyntax) {
    readBranches(value, isResult: true)
  }

  private mutating func operands(
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
        // The condition is no value.
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

  private mutating func expression(
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
    case .sequenceExpr(let sequence): return operands(Array(sequence.elements)[...], closuresGoTo: use)
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
      // `#selector(done)` is as good as a call.
      return .list(macro.arguments.map { expression($0.expression) })
    default: return .other
    }
  }

  private mutating func call(_ call: FunctionCallExprSyntax) -> CodeExpression {
    // A closure that is called at once runs here.
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
    closures.append(CodeClosure(use: use, parent: closure))
    let outer = closure
    closure = index
    read(node.statements, isResult: true)
    closure = outer
    return .closure(index)
  }
}

extension CodeExpression {
  /// Whether evaluating the expression may do anything.
  fileprivate var matters: Bool {
    var matters = false
    forEach {
      switch $0 {
      case .call, .closure: matters = true
      default: break
      }
    }
    return matters
  }
}
