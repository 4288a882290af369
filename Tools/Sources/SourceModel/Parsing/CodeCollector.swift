import SwiftParser
import SwiftSyntax

/// Collects the facts of code: names, calls, accesses, casts, and errors that are dropped.
final class CodeCollector: MemberCollector {
  /// The number of enclosing parameter declarations.
  private var parameterDepth = 0

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    parameterDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: FunctionParameterSyntax) { parameterDepth -= 1 }

  // MARK: - Names

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text.isTypeName else { return .visitChildren }
    var name = node.name.text
    var whole = TypeSyntax(node)
    while let member = whole.parent?.as(MemberTypeSyntax.self), member.baseType == whole {
      name += "." + member.name.text
      whole = TypeSyntax(member)
    }
    let isInherited = whole.parent?.is(InheritedTypeSyntax.self) ?? false
    addName(name, isInherited ? .inheritance : .type, at: node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    let whole = ExprSyntax(node)
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base != whole {
      return .skipChildren
    }
    if name.isTypeName {
      addChain(from: whole, name)
    } else {
      followUse(of: name, whole)
    }
    return .skipChildren
  }

  private func addChain(from first: ExprSyntax, _ firstName: String) {
    var name = firstName
    var whole = first
    while let access = whole.parent?.as(MemberAccessExprSyntax.self), access.base == whole,
      access.declName.baseName.text.isTypeName
    {
      name += "." + access.declName.baseName.text
      whole = ExprSyntax(access)
    }
    if let generic = whole.parent?.as(GenericSpecializationExprSyntax.self) {
      whole = ExprSyntax(generic)
    }
    if let access = whole.parent?.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init"
    {
      whole = ExprSyntax(access)
    }
    let isCalled = whole.parent?.as(FunctionCallExprSyntax.self)?.calledExpression == whole
    let construction: NameUse.Context = parameterDepth > 0 ? .defaultArgument : .construction
    addName(name, isCalled ? construction : .expression, at: first)
  }

  private func addName(_ name: String, _ context: NameUse.Context, at node: some SyntaxProtocol) {
    let root = String(name.prefix { $0 != "." })
    guard !scopes.contains(where: { $0.generics.contains(root) }) else { return }
    let use = NameUse(name: name, context: context, place: place(of: node), member: scope.member)
    add(use, to: \.names)
  }

  /// Follows the use of a local value; one that is only the base of a member does not escape its
  /// function.
  private func followUse(of name: String, _ whole: ExprSyntax) {
    for scope in scopes.indices.reversed() {
      guard let index = scopes[scope].locals.lastIndex(where: { $0.name == name }) else { continue }
      if let access = whole.parent?.as(MemberAccessExprSyntax.self), access.base == whole {
        scopes[scope].locals[index].calledMembers.append(access.declName.baseName.text)
      } else {
        scopes[scope].locals[index].escapes = true
      }
      return
    }
  }

  // MARK: - Calls and members

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var called = node.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    let name: String
    var base = ""
    if let access = called.as(MemberAccessExprSyntax.self) {
      name = access.declName.baseName.text
      base = access.base?.shortChainText ?? ""
    } else if let reference = called.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
    } else {
      return .visitChildren
    }
    let logged =
      Self.isLog(name, base: base) ? LoggedValues.values(of: Array(node.arguments)) : [:]
    var arguments = node.arguments.map { argument in
      CallArgument(
        label: argument.label?.text,
        value: value(of: argument.expression),
        isTrailing: false,
        logged: logged[argument.id] ?? [],
        place: place(of: argument)
      )
    }
    if let closure = node.trailingClosure { arguments.append(trailing(closure, label: nil)) }
    arguments += node.additionalTrailingClosures.map { trailing($0.closure, label: $0.label.text) }
    let call = Call(
      name: name,
      base: base,
      arguments: arguments,
      place: place(of: called.as(MemberAccessExprSyntax.self)?.declName.cast() ?? called.cast()),
      member: scope.member
    )
    add(call, to: \.calls)
    return .visitChildren
  }

  private func trailing(_ closure: ClosureExprSyntax, label: String?) -> CallArgument {
    CallArgument(
      label: label,
      value: .closure(isEmpty: closure.statements.isEmpty),
      isTrailing: true,
      logged: [],
      place: place(of: closure)
    )
  }

  private func value(of expression: ExprSyntax) -> CallArgument.Value {
    if let text = expression.as(StringLiteralExprSyntax.self) {
      return text.representedLiteralValue.map { .string($0) } ?? .other
    }
    if let closure = expression.as(ClosureExprSyntax.self) {
      return .closure(isEmpty: closure.statements.isEmpty)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return .call(call.calledExpression.shortChainText)
    }
    if expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self) {
      return .name(expression.shortChainText)
    }
    return .other
  }

  private static let logs: Set<String> = ["print", "debugPrint", "dump", "NSLog", "os_log"]

  private static func isLog(_ name: String, base: String) -> Bool {
    if base.isEmpty { return logs.contains(name) }
    let last = Call.last(of: base).lowercased()
    return last == "log" || last.hasSuffix("logger")
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base else { return .visitChildren }
    let whole = ExprSyntax(node)
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression == whole
    let name = node.declName.baseName.text
    if !isCalled, !name.isTypeName {
      let access = MemberAccess(
        name: name,
        base: base.shortChainText,
        place: place(of: node.declName),
        member: scope.member
      )
      add(access, to: \.accesses)
    }
    return .visitChildren
  }

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    let unwrap = ForcedUnwrap(value: node.expression.shortChainText, place: place(of: node))
    add(unwrap, to: \.unwraps)
    return .visitChildren
  }

  // MARK: - Casts and assignments

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated().dropFirst() where index + 1 < elements.count {
      let before = elements[index - 1]
      let after = elements[index + 1]
      if let cast = element.as(UnresolvedAsExprSyntax.self),
        let sign = cast.questionOrExclamationMark
      {
        addCast(of: before, to: after, sign: "as" + sign.text)
      } else if element.is(UnresolvedIsExprSyntax.self) {
        addCast(of: before, to: after, sign: "is")
      } else if element.is(AssignmentExprSyntax.self),
        let closure = after.as(ClosureExprSyntax.self)
      {
        add(
          AssignedClosure(
            target: before.shortChainText,
            capturesSelfStrongly: capturesSelfStrongly(closure),
            place: place(of: before)
          ),
          to: \.closures
        )
      }
    }
    return .visitChildren
  }

  private func addCast(of value: ExprSyntax, to type: ExprSyntax, sign: String) {
    let name = type.as(TypeExprSyntax.self)?.type.plainName ?? type.trimmedDescription
    let cast = Cast(value: value.shortChainText, type: name, sign: sign, place: place(of: type))
    add(cast, to: \.casts)
  }

  private func capturesSelfStrongly(_ closure: ClosureExprSyntax) -> Bool {
    for capture in closure.signature?.capture?.items ?? [] {
      guard capture.name.text == "self" else { continue }
      return capture.specifier == nil
    }
    return closure.statements.tokens(viewMode: .sourceAccurate)
      .contains { $0.tokenKind == .keyword(.self) }
  }

  // MARK: - Errors

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark {
      let text = node.expression.shortChainText
      let dropped = DroppedError(kind: .optionalTry(text), place: place(of: node))
      add(dropped, to: \.dropped)
    }
    return .visitChildren
  }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    // Cancelled work has no result to report.
    let isCancellation = node.catchItems.trimmedDescription.contains("CancellationError")
    if node.body.statements.isEmpty, !isCancellation {
      add(DroppedError(kind: .emptyCatch, place: place(of: node)), to: \.dropped)
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    guard node.statements.count == 1, let only = node.statements.first?.item,
      case .case(let label) = node.label,
      label.caseItems.contains(where: { $0.pattern.trimmedDescription.hasFailure })
    else { return .visitChildren }
    let text = only.trimmedDescription
    if text == "break" || text == "return" {
      add(DroppedError(kind: .ignoredFailure, place: place(of: node)), to: \.dropped)
    }
    return .visitChildren
  }

  // MARK: - Statements of SQL

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let segment = node.segments.first?.as(StringSegmentSyntax.self),
      segment.content.text.isStatement
    {
      add(SQLText(place: place(of: node)), to: \.statements)
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  fileprivate func cast() -> Syntax { Syntax(self) }
}

extension String {
  fileprivate var hasFailure: Bool {
    self == ".failure" || hasPrefix(".failure(") || hasPrefix("let .failure(")
  }

  private static let statements = [
    "SELECT ", "INSERT INTO ", "DELETE FROM ", "UPDATE ", "CREATE TABLE ", "DROP TABLE ",
    "ALTER TABLE ",
  ]

  /// A Boolean value that indicates whether the text begins like an SQL statement.
  fileprivate var isStatement: Bool {
    guard let first = utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "U")).contains(first) else {
      return false
    }
    guard let statement = Self.statements.first(where: hasPrefix) else { return false }
    switch statement {
    case "SELECT ": return contains(" FROM ") || contains("\nFROM ")
    case "UPDATE ": return contains(" SET ") || contains("\nSET ")
    default: return true
    }
  }
}
