import SwiftSyntax

/// Collects the facts of a file.
struct FactCollector {
  private var facts: FileFacts

  /// Collects the facts of a parsed file.
  /// - Parameters:
  ///   - tree: The file.
  ///   - path: The path for messages.
  /// - Returns: The declarations of the file.
  static func facts(of tree: SourceFileSyntax, path: String) -> FileFacts {
    var collector = FactCollector(facts: FileFacts(path: path))
    for (offset, byte) in tree.syntaxTextBytes.enumerated() where byte == UInt8(ascii: "\n") {
      collector.facts.lineStarts.append(offset + 1)
    }
    collector.read(tree.statements)
    return collector.facts
  }

  private mutating func read(_ items: CodeBlockItemListSyntax) {
    var loose = BodyReader()
    for item in items {
      guard case .decl(let declaration) = item.item else {
        loose.read(CodeBlockItemListSyntax([item]))
        continue
      }
      if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          if case .statements(let items) = clause.elements { read(items) }
        }
      } else if let function = declaration.as(FunctionDeclSyntax.self) {
        facts.functions.append(Self.function(function))
      } else if let module = declaration.as(ImportDeclSyntax.self)?.path.first {
        facts.imports.insert(module.name.text)
      } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
        let type = alias.initializer.value.trimmedDescription
        facts.aliases.append(.init(name: alias.name.text, type: type))
      } else if declaration.is(VariableDeclSyntax.self) {
        loose.read(CodeBlockItemListSyntax([item]))
      } else {
        read(declaration, within: "")
      }
    }
    guard !loose.events.isEmpty else { return }
    var function = FunctionFacts(name: "", offset: SourceOffset(bytes: 0))
    (function.events, function.closures) = (loose.events, loose.closures)
    facts.functions.append(function)
  }

  private mutating func read(_ declaration: DeclSyntax, within outer: String) {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return }
    let name: String
    let kind: TypeFacts.Kind
    var generics: GenericParameterClauseSyntax?
    var token: any SyntaxProtocol = group
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let type):
      (name, kind, generics, token) = (
        type.name.text, .class, type.genericParameterClause, type.name
      )
    case .structDecl(let type):
      (name, kind, generics, token) = (
        type.name.text, .struct, type.genericParameterClause, type.name
      )
    case .enumDecl(let type):
      (name, kind, generics, token) = (
        type.name.text, .enum, type.genericParameterClause, type.name
      )
    case .actorDecl(let type):
      (name, kind, generics, token) = (
        type.name.text, .actor, type.genericParameterClause, type.name
      )
    case .protocolDecl(let type): (name, kind, token) = (type.name.text, .protocol, type.name)
    case .extensionDecl(let type):
      (name, kind) = (TypeText(type.extendedType.trimmedDescription).base, .extension)
      token = type.extendedType
    default: return
    }
    var type = TypeFacts(
      name: outer.isEmpty ? name : "\(outer).\(name)",
      kind: kind,
      genericParameters: generics?.parameters.map(\.name.text) ?? [],
      attributes: group.attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      },
      inherits: group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
      offset: SourceOffset(bytes: token.positionAfterSkippingLeadingTrivia.utf8Offset)
    )
    read(group.memberBlock.members, into: &type)
    facts.types.append(type)
  }

  private mutating func read(_ members: MemberBlockItemListSyntax, into type: inout TypeFacts) {
    for member in members {
      switch member.decl.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable): Self.read(variable, into: &type)
      case .functionDecl(let function): type.functions.append(Self.function(function))
      case .initializerDecl(let initializer):
        type.functions.append(Self.initializer(initializer))
      case .enumCaseDecl(let declaration):
        for element in declaration.elements {
          type.cases.append(
            .init(
              name: element.name.text,
              payload: element.parameterClause?.parameters.trimmedDescription,
              offset: SourceOffset(
                bytes: element.name.positionAfterSkippingLeadingTrivia.utf8Offset
              )
            )
          )
        }
      case .ifConfigDecl(let condition):
        for clause in condition.clauses {
          if case .decls(let members) = clause.elements { read(members, into: &type) }
        }
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
        read(member.decl, within: type.name)
      default: break
      }
    }
  }

  // MARK: - Members

  private static func read(_ variable: VariableDeclSyntax, into type: inout TypeFacts) {
    let modifiers = variable.modifiers.map(\.name.text)
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      var property = TypeFacts.Property(
        name: name,
        type: binding.typeAnnotation?.type.trimmedDescription,
        isWeak: modifiers.contains("weak")
      )
      var reader = BodyReader()
      if let value = binding.initializer?.value { reader.readResult(value) }
      if let accessors = binding.accessorBlock { reader.read(accessors) }
      if !reader.events.isEmpty {
        property.function = type.functions.count
        var function = FunctionFacts(
          name: name,
          returns: property.type,
          isStatic: modifiers.contains("static") || modifiers.contains("class"),
          isAccessor: true,
          offset: SourceOffset(bytes: binding.positionAfterSkippingLeadingTrivia.utf8Offset)
        )
        (function.events, function.closures) = (reader.events, reader.closures)
        type.functions.append(function)
      }
      type.properties.append(property)
    }
  }

  private static func function(_ node: FunctionDeclSyntax) -> FunctionFacts {
    let modifiers = node.modifiers.map(\.name.text)
    var function = FunctionFacts(
      name: node.name.text,
      parameters: parameters(node.signature),
      returns: node.signature.returnClause?.type.trimmedDescription,
      isStatic: modifiers.contains("static") || modifiers.contains("class"),
      hasBody: node.body != nil,
      offset: SourceOffset(bytes: node.name.positionAfterSkippingLeadingTrivia.utf8Offset)
    )
    read(node.body, into: &function)
    return function
  }

  private static func initializer(_ node: InitializerDeclSyntax) -> FunctionFacts {
    var function = FunctionFacts(
      name: "init",
      parameters: parameters(node.signature),
      isInitializer: true,
      hasBody: node.body != nil,
      offset: SourceOffset(bytes: node.initKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
    )
    read(node.body, into: &function)
    return function
  }

  private static func read(_ body: CodeBlockSyntax?, into function: inout FunctionFacts) {
    guard let body else { return }
    var reader = BodyReader()
    reader.read(body.statements, isResult: !function.isInitializer && function.returns != nil)
    (function.events, function.closures) = (reader.events, reader.closures)
  }

  private static func parameters(
    _ signature: FunctionSignatureSyntax
  ) -> [FunctionFacts.Parameter] {
    signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return FunctionFacts.Parameter(
        label: label == "_" ? nil : label,
        name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.trimmedDescription,
        standard: parameter.defaultValue.map { standard in
          var reader = BodyReader()
          return reader.expression(standard.value)
        }
      )
    }
  }
}
