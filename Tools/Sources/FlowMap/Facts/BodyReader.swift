import SwiftParser
import SwiftSyntax

/// Reads the code of one function.
struct BodyReader {
  var events: [CodeEvent] = []
  var closures: [CodeClosure] = []
  var conditions: [CaseCondition] = []
  var closure: Int?

  // MARK: - Statements

  /// Reads statements in their order.
  /// - Parameters:
  ///   - items: The statements.
  ///   - isResult: Whether a single expression among them is the result.
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

  mutating func read(_ items: CodeBlockItemListSyntax, under matched: [CaseCondition]) {
    conditions += matched
    read(items)
    conditions.removeLast(matched.count)
  }

  private mutating func read(_ expression: ExprSyntax, isResult: Bool) {
    readBranches(expression, isResult: isResult)
  }

  /// Reads an expression, or the branches of one that chooses.
  mutating func readBranches(_ expression: ExprSyntax, isResult: Bool) {
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
    if right.count == 1, let only = right.first,
      only.is(IfExprSyntax.self) || only.is(SwitchExprSyntax.self)
    {
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

  // MARK: - Bindings

  mutating func bind(_ pattern: PatternSyntax, type: TypeSyntax?, _ value: ExprSyntax) {
    if value.is(IfExprSyntax.self) || value.is(SwitchExprSyntax.self) {
      let first = events.count
      readBranches(value, isResult: true)
      guard let name = names(pattern).first else { return }
      let values = events[first...].compactMap { event -> CodeExpression? in
        if case .result(let value) = event.action { value } else { nil }
      }
      for index in first..<events.count {
        if case .result(let value) = events[index].action {
          events[index].action = .evaluate(value)
        }
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

  mutating func add(_ action: CodeEvent.Action, at node: some SyntaxProtocol) {
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
}

extension CodeExpression {
  /// A Boolean value that indicates whether evaluating the expression may have an effect.
  fileprivate var matters: Bool {
    var matters = false
    visit {
      switch $0 {
      case .call, .closure: matters = true
      default: break
      }
    }
    return matters
  }
}
