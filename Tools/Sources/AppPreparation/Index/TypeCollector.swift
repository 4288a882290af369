import SwiftSyntax

/// Collects the types of one file with their members.
final class TypeCollector: SyntaxVisitor {
  private let file: Int
  private(set) var facts: [String: TypeFact] = [:]
  /// The names of the file for types of blocks.
  private(set) var blockAliases: [String] = []
  /// The names of the file for associated types that are subclasses of Apple's classes.
  private(set) var classAssociates: [String] = []
  /// The types whose bodies enclose the visited node.
  private var open: [String] = []

  init(file: Int) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer.value.trimmedDescription.contains("@convention(block)") {
      blockAliases.append(node.name.text)
    }
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause?.inheritedTypes.contains(where: { $0.type.isAppleClass }) == true {
      classAssociates.append(node.name.text)
    }
    return .skipChildren
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .class, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .other, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .other, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .other, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .protocol, isGeneric: false)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, node.extendedType.typeName, nil, isGeneric: false)
  }

  private func begin(
    _ node: some DeclGroupSyntax & NamedDeclSyntax,
    _ kind: TypeFact.Kind,
    isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    begin(node, (open + [node.name.text]).joined(separator: "."), kind, isGeneric: isGeneric)
  }

  private func begin(
    _ node: some DeclGroupSyntax,
    _ name: String,
    _ kind: TypeFact.Kind?,
    isGeneric: Bool
  ) -> SyntaxVisitorContinueKind {
    open.append(name)
    var fact = facts[name] ?? TypeFact(name: name)
    fact.kind = kind ?? fact.kind
    fact.isGeneric = fact.isGeneric || isGeneric
    if kind != nil {
      fact.isPublic = node.modifiers.contains { ["public", "open"].contains($0.name.text) }
      fact.isHidden = node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
    }
    var body = TypeFact.Body(
      file: file,
      brace: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset,
      isExtension: kind == nil,
      isExposed: node.attributes.isExposed,
      inherits: node.inheritanceClause?.inheritedTypes.map(\.type.typeName) ?? []
    )
    for member in node.memberBlock.members.flattened {
      if let method = member.as(FunctionDeclSyntax.self) { body.methods.append(MethodFact(method)) }
      if let property = member.as(VariableDeclSyntax.self) {
        for (name, type) in property.namedTypes { fact.properties[name] = type }
        body.variables += property.facts
      }
    }
    fact.bodies.append(body)
    facts[name] = fact
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  /// Types inside of functions cannot be named from outside.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension MethodFact {
  init(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    name = node.name.text
    labels = parameters.map(\.firstName.text)
    parameterTypes = parameters.map(\.type.trimmedDescription)
    let written = node.signature.returnClause?.type.trimmedDescription
    result = written == "Void" || written == "()" ? nil : written
    explicitName = node.attributes.argument(of: "objc")
    isOverride = node.modifiers.contains { $0.name.text == "override" }
    isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    isExposed = node.attributes.isExposed
    isForwardable = node.isForwardable && !isStatic
    isOptional = node.modifiers.contains { $0.name.text == "optional" }
    range = node.trimmedRange
  }
}

extension AttributeListSyntax {
  /// Whether the declaration is known to Objective-C.
  fileprivate var isExposed: Bool {
    contains {
      $0.as(AttributeSyntax.self).map { attributesOfObjectiveC.contains($0.attributeName.typeName) }
        ?? false
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var facts: [TypeFact.VariableFact] {
    bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      return TypeFact.VariableFact(
        name: name,
        isOverride: modifiers.contains { $0.name.text == "override" },
        isExposed: attributes.isExposed,
        isForwardable: forwardableName != nil
          && !modifiers.contains { ["static", "class"].contains($0.name.text) },
        optionalType: OptionalProperty(self)?.type,
        range: trimmedRange
      )
    }
  }
}
