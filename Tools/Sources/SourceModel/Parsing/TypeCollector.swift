import SwiftSyntax

/// Collects the imports and types of a file.
///
/// Subclasses add members and code, so that one traversal collects everything.
class TypeCollector: SyntaxVisitor {
  /// A declaration of a type or a member that encloses the current node.
  struct Scope {
    let type: Int?
    let member: String?
    /// The names of generic parameters, which do not count as types.
    var generics: Set<String> = []
    /// Constants and variables of this member whose use is followed.
    var locals: [FollowedLocal] = []
  }

  struct FollowedLocal {
    let name: String
    let callee: String
    let place: Place
    var escapes = false
    var calledMembers: [String] = []
  }

  let lines: LineTable
  let classes: LineClassifier
  var imports: [ImportFact] = []
  var declarations: [TypeDeclaration] = []
  var globals = CodeFacts()
  var globalFunctions: [Function] = []
  var scopes = [Scope(type: nil, member: nil)]

  init(lines: LineTable, classes: LineClassifier) {
    self.lines = lines
    self.classes = classes
    super.init(viewMode: .sourceAccurate)
  }

  var scope: Scope { scopes[scopes.count - 1] }

  func place(of node: some SyntaxProtocol) -> Place {
    lines.place(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  func end(of node: some SyntaxProtocol) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  func lineRange(from start: some SyntaxProtocol, to end: some SyntaxProtocol) -> ClosedRange<Int> {
    let first = lines.line(at: start.positionAfterSkippingLeadingTrivia.utf8Offset)
    let last = lines.line(at: max(0, self.end(of: end) - 1))
    return first...max(first, last)
  }

  /// Adds a fact to the enclosing type, or to the file.
  func add<Fact>(_ fact: Fact, to list: WritableKeyPath<CodeFacts, [Fact]>) {
    if let type = scope.type {
      declarations[type].code[keyPath: list].append(fact)
    } else {
      globals[keyPath: list].append(fact)
    }
  }

  func enterMember(_ name: String, generics: GenericParameterClauseSyntax? = nil) {
    let outer = scope
    scopes.append(
      Scope(type: outer.type, member: outer.member ?? name, generics: names(of: generics))
    )
  }

  private func names(of generics: GenericParameterClauseSyntax?) -> Set<String> {
    Set((generics?.parameters ?? []).map(\.name.text))
  }

  func leaveMember() {
    let left = scopes.removeLast()
    for local in left.locals {
      let value = LocalValue(
        name: local.name,
        callee: local.callee,
        place: local.place,
        member: left.member,
        escapes: local.escapes,
        calledMembers: local.calledMembers
      )
      add(value, to: \.locals)
    }
  }

  // MARK: - Imports and attributes

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    imports.append(
      ImportFact(
        module: node.path.first?.name.text ?? "",
        place: place(of: node.path),
        range: start..<end(of: node),
        isPlain: node.attributes.isEmpty && node.modifiers.isEmpty
          && node.importKindSpecifier == nil && !isConditional(node)
      )
    )
    return .skipChildren
  }

  /// Returns whether the declaration is conditionally compiled.
  private func isConditional(_ node: ImportDeclSyntax) -> Bool {
    var next = node.parent
    while let parent = next {
      if parent.is(IfConfigDeclSyntax.self) { return true }
      next = parent.parent
    }
    return false
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.attributeName.plainName { add(name, to: \.attributes) }
    return .skipChildren
  }

  // MARK: - Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.class, node, name: node.name, generics: node.genericParameterClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.struct, node, name: node.name, generics: node.genericParameterClause)
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enum, node, name: node.name, generics: node.genericParameterClause)
  }

  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node, name: node.name, generics: node.genericParameterClause)
  }

  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node, name: node.name, generics: nil)
  }

  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .extension,
      node,
      name: node.extendedType.plainName ?? node.extendedType.lineText,
      at: node.extendedType,
      nameEnd: end(of: node.extendedType),
      generics: nil
    )
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(
    _ kind: TypeDeclaration.Kind,
    _ node: some DeclGroupSyntax,
    name: TokenSyntax,
    generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    enter(
      kind,
      node,
      name: name.text,
      at: name,
      nameEnd: generics.map(end) ?? end(of: name),
      generics: generics
    )
  }

  private func enter(
    _ kind: TypeDeclaration.Kind,
    _ node: some DeclGroupSyntax,
    name: String,
    at nameNode: some SyntaxProtocol,
    nameEnd: Int,
    generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let outer = scope.type
    // A type within a function is visible only in that function.
    let prefix =
      (outer.map { declarations[$0].qualifiedName + "." } ?? "")
      + (scope.member.map { "\($0)()." } ?? "")
    let inherited = node.inheritanceClause?.inheritedTypes
    let start = node.modifiers.first.map(place) ?? place(of: node.introducer)
    let range = start.line...max(start.line, lines.line(at: max(0, end(of: node) - 1)))
    declarations.append(
      TypeDeclaration(
        kind: kind,
        name: name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name,
        qualifiedName: prefix + name,
        inherits: (inherited ?? []).flatMap { names(in: $0.type) },
        selfRequirements: kind == .protocol ? selfRequirements(node.genericWhereClause) : [],
        attributes: node.attributes.names,
        modifiers: node.modifiers.names,
        genericParameters: generics?.parameters.map(\.name.text) ?? [],
        place: place(of: nameNode),
        start: start,
        nameEnd: nameEnd,
        inheritanceEnd: inherited?.last.map { end(of: $0.type) },
        lines: range,
        codeLines: classes.codeLines(in: range),
        outer: outer
      )
    )
    scopes.append(
      Scope(type: declarations.count - 1, member: nil, generics: names(of: generics))
    )
    return .visitChildren
  }

  private func names(in type: TypeSyntax) -> [TypeName] {
    type.composed.compactMap { part in
      part.plainName.map { TypeName(name: $0, place: place(of: part)) }
    }
  }

  private func selfRequirements(_ clause: GenericWhereClauseSyntax?) -> [TypeName] {
    (clause?.requirements ?? []).flatMap { requirement -> [TypeName] in
      guard case .conformanceRequirement(let conformance) = requirement.requirement,
        conformance.leftType.plainName == "Self"
      else { return [] }
      return names(in: conformance.rightType)
    }
  }
}
