import SwiftSyntax

/// A type or an extension at the top level of a file.
struct DeclaredType {
  enum Kind {
    case `class`, `enum`, `extension`, `protocol`, `struct`, `actor`
  }

  var kind: Kind
  var name: String
  var inherited: [String]
  var members: MemberBlockSyntax
  var node: Syntax
}

extension SourceText {
  var topLevelTypes: [DeclaredType] {
    tree.statements.compactMap { statement in
      switch statement.item {
      case .decl(let declaration): declaredType(declaration)
      default: nil
      }
    }
  }

  func types(conformingTo name: String) -> [DeclaredType] {
    topLevelTypes.filter { $0.inherited.contains(name) }
  }

  private func declaredType(_ node: DeclSyntax) -> DeclaredType? {
    if let type = node.as(ClassDeclSyntax.self) {
      declared(.class, type.name.text, type.inheritanceClause, type.memberBlock, node)
    } else if let type = node.as(StructDeclSyntax.self) {
      declared(.struct, type.name.text, type.inheritanceClause, type.memberBlock, node)
    } else if let type = node.as(EnumDeclSyntax.self) {
      declared(.enum, type.name.text, type.inheritanceClause, type.memberBlock, node)
    } else if let type = node.as(ProtocolDeclSyntax.self) {
      declared(.protocol, type.name.text, type.inheritanceClause, type.memberBlock, node)
    } else if let type = node.as(ActorDeclSyntax.self) {
      declared(.actor, type.name.text, type.inheritanceClause, type.memberBlock, node)
    } else if let type = node.as(ExtensionDeclSyntax.self) {
      declared(
        .extension,
        type.extendedType.trimmedDescription,
        type.inheritanceClause,
        type.memberBlock,
        node
      )
    } else {
      nil
    }
  }

  private func declared(
    _ kind: DeclaredType.Kind,
    _ name: String,
    _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax,
    _ node: DeclSyntax
  ) -> DeclaredType {
    DeclaredType(
      kind: kind,
      name: name,
      inherited: inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
      members: members,
      node: Syntax(node)
    )
  }
}

extension DeclaredType {
  /// The functions of the type's body with this name.
  func functions(_ name: String) -> [FunctionDeclSyntax] {
    members.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { $0.name.text == name }
  }

  /// The stored and computed properties of the type's body.
  var properties: [VariableDeclSyntax] {
    members.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
  }

  func property(_ name: String) -> VariableDeclSyntax? {
    properties.first { variable in
      variable.bindings.contains { $0.pattern.trimmedDescription == name }
    }
  }
}
