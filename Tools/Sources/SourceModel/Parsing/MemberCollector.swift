import SwiftSyntax

/// Collects the members of types, and functions outside of types.
class MemberCollector: TypeCollector {
  /// The enclosing members, without local variables.
  private var openVariables: [SyntaxIdentifier] = []

  // MARK: - Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let effects = node.signature.effectSpecifiers
    addFunction(
      .function,
      node.name.text,
      parameters: node.signature.parameterClause,
      returns: node.signature.returnClause?.type,
      modifiers: node.modifiers,
      attributes: node.attributes,
      effects: (effects?.asyncSpecifier != nil, effects?.throwsClause != nil),
      hasBody: node.body != nil,
      generics: node.genericParameterClause,
      name: node.name,
      keyword: node.funcKeyword,
      whole: node
    )
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { leaveMember() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let effects = node.signature.effectSpecifiers
    addFunction(
      .initializer,
      "init",
      parameters: node.signature.parameterClause,
      returns: nil,
      modifiers: node.modifiers,
      attributes: node.attributes,
      effects: (effects?.asyncSpecifier != nil, effects?.throwsClause != nil),
      hasBody: node.body != nil,
      generics: node.genericParameterClause,
      name: node.initKeyword,
      keyword: node.initKeyword,
      whole: node
    )
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { leaveMember() }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(
      .deinitializer,
      "deinit",
      parameters: nil,
      returns: nil,
      modifiers: node.modifiers,
      attributes: node.attributes,
      effects: (false, false),
      hasBody: node.body != nil,
      name: node.deinitKeyword,
      keyword: node.deinitKeyword,
      whole: node
    )
    return .visitChildren
  }

  override func visitPost(_ node: DeinitializerDeclSyntax) { leaveMember() }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    addFunction(
      .subscript,
      "subscript",
      parameters: node.parameterClause,
      returns: node.returnClause.type,
      modifiers: node.modifiers,
      attributes: node.attributes,
      effects: (false, false),
      hasBody: node.accessorBlock != nil,
      generics: node.genericParameterClause,
      name: node.subscriptKeyword,
      keyword: node.subscriptKeyword,
      whole: node
    )
    return .visitChildren
  }

  override func visitPost(_ node: SubscriptDeclSyntax) { leaveMember() }

  private func addFunction(
    _ kind: Function.Kind,
    _ name: String,
    parameters: FunctionParameterClauseSyntax?,
    returns: TypeSyntax?,
    modifiers: DeclModifierListSyntax,
    attributes: AttributeListSyntax,
    effects: (isAsync: Bool, isThrowing: Bool),
    hasBody: Bool,
    generics: GenericParameterClauseSyntax? = nil,
    name nameToken: TokenSyntax,
    keyword: TokenSyntax,
    whole: some SyntaxProtocol
  ) {
    let start = modifiers.first.map { Syntax($0) } ?? Syntax(keyword)
    let range = lineRange(from: start, to: whole)
    let function = Function(
      kind: kind,
      name: name,
      parameters: (parameters?.parameters ?? []).map(parameter),
      returns: returns?.lineText ?? "",
      returnedTypeNames: returns?.mentionedNames ?? [],
      modifiers: modifiers.names,
      attributes: attributes.names,
      isAsync: effects.isAsync,
      isThrowing: effects.isThrowing,
      hasBody: hasBody,
      place: place(of: nameToken),
      lines: range,
      codeLines: classes.codeLines(in: range)
    )
    // Functions within functions belong to the outer one.
    if scope.member == nil {
      if let type = scope.type {
        declarations[type].members.functions.append(function)
      } else {
        globalFunctions.append(function)
      }
    }
    enterMember(name, generics: generics)
  }

  private func parameter(_ node: FunctionParameterSyntax) -> Parameter {
    let type = node.type.lineText
    return Parameter(
      label: node.firstName.text,
      name: (node.secondName ?? node.firstName).text,
      type: node.ellipsis == nil ? type : type + "...",
      typeNames: node.type.mentionedNames,
      isClosure: type.contains("->"),
      place: place(of: node)
    )
  }

  // MARK: - Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard scope.member == nil else {
      followLocals(of: node)
      return .visitChildren
    }
    let name = node.bindings.first?.pattern.trimmedDescription ?? ""
    if let type = scope.type {
      for binding in node.bindings {
        declarations[type].members.properties.append(property(binding, of: node))
      }
    }
    enterMember(name)
    openVariables.append(node.id)
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    guard openVariables.last == node.id else { return }
    openVariables.removeLast()
    leaveMember()
  }

  private func property(
    _ binding: PatternBindingSyntax,
    of node: VariableDeclSyntax
  ) -> Property {
    let annotation = binding.typeAnnotation?.type
    let initialCall = binding.initializer.flatMap { constructedType(in: $0.value) }
    let type = annotation?.lineText ?? ""
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let start = node.modifiers.first.map { Syntax($0) } ?? Syntax(node.bindingSpecifier)
    return Property(
      name: binding.pattern.trimmedDescription,
      type: type,
      typeNames: annotation?.mentionedNames ?? initialCall.map { [$0] } ?? [],
      modifiers: node.modifiers.names,
      attributes: node.attributes.names,
      isLet: isLet,
      accessors: accessors(of: binding.accessorBlock),
      initialCall: initialCall,
      hasInitialValue: binding.initializer != nil,
      isInitiallyNil: binding.initializer?.value.is(NilLiteralExprSyntax.self) == true,
      isClosure: type.contains("->"),
      place: place(of: binding.pattern),
      keyword: node.bindingSpecifier.positionAfterSkippingLeadingTrivia.utf8Offset,
      lines: lineRange(from: start, to: node)
    )
  }

  private func accessors(of block: AccessorBlockSyntax?) -> [String] {
    switch block?.accessors {
    case .accessors(let list): list.map(\.accessorSpecifier.text)
    case .getter: ["get"]
    case nil: []
    @unknown default: []
    }
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let type = scope.type { declarations[type].members.cases.append(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = scope.type { declarations[type].members.associatedTypes.append(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = scope.type, scope.member == nil {
      declarations[type].members.typealiases.append(node.name.text)
    }
    return .visitChildren
  }

  // MARK: - Values that a call makes

  /// Returns the simple name of the type that an expression constructs; nil for any other
  /// expression.
  func constructedType(in expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    let text = call.calledExpression.chainText
    let names = text.split(separator: ".").map(String.init)
    let last = names.last == "init" ? names.dropLast().last : names.last
    guard let last, last.isTypeName else { return nil }
    return last
  }

  private func followLocals(of node: VariableDeclSyntax) {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
        let value = binding.initializer?.value,
        let callee = constructedType(in: value)
      else { continue }
      scopes[scopes.count - 1].locals.append(
        FollowedLocal(
          name: pattern.identifier.text,
          callee: callee,
          place: place(of: pattern)
        )
      )
    }
  }
}
