import SourceModel
import SwiftSyntax

/// Writes the members of extensions that have to stand in their class, and those that call overrides.
///
/// Those that nothing can call with the same arguments, such as variadic functions, move as a whole.
struct MemberMover {
  private let input: SourceInput
  private let mode: LanguageMode
  private let lines: LineTable
  /// The members by the places of their declarations.
  private let moves: [Int: MemberMove]
  /// The members that the classes get.
  private(set) var members: [MovedMember] = []
  private(set) var changes: [Change] = []

  init(_ moves: [MemberMove], in input: SourceInput, mode: LanguageMode) {
    self.input = input
    self.mode = mode
    lines = LineTable(input.bytes)
    self.moves = Dictionary(
      moves.map { ($0.range.lowerBound, $0) },
      uniquingKeysWith: { one, _ in one }
    )
  }

  private func move(of node: some DeclSyntaxProtocol) -> MemberMove? {
    moves.isEmpty ? nil : moves[node.trimmedRange.lowerBound]
  }

  // MARK: - Functions

  /// Gives a function that has to stand in its class another name.
  func rename(_ node: FunctionDeclSyntax, in edits: inout SourceEdits) {
    guard let move = move(of: node), node.isForwardable else { return }
    let access = access(of: node, move)
    rename(node.name, of: node.modifiers, before: node.funcKeyword, access, move, &edits)
    renameSuper(node.name, in: node.body, move, &edits)
  }

  /// Writes the function that stands in the class, after everything in the node is rewritten.
  mutating func finish(_ node: FunctionDeclSyntax, in edits: inout SourceEdits) {
    guard let move = move(of: node) else { return }
    guard node.isForwardable else { return moveWhole(node, move, &edits) }
    if case .overriding = move.role { return note(move) }
    let parameters = node.signature.parameterClause.parameters
    let written = parameters.enumerated().map { number, parameter in
      let attributes =
        Self.text(parameter.attributes, edits) + Self.text(parameter.modifiers, edits)
      let value = parameter.defaultValue.map { " \(edits.text(in: $0.trimmedRange))" } ?? ""
      let label = edits.text(in: parameter.firstName.trimmedRange)
      return "\(attributes)\(label) p\(number): "
        + edits.text(in: parameter.type.trimmedRange) + value
    }
    let arguments = parameters.enumerated().map { number, parameter in
      let label = edits.text(in: parameter.firstName.trimmedRange)
      return (label == "_" ? "" : "\(label): ") + parameter.type.passing("p\(number)")
    }
    let effects = node.signature.effectSpecifiers
    let marks = Self.marks(
      throws: effects?.throwsClause != nil,
      async: effects?.asyncSpecifier != nil
    )
    let call = calls(of: node.name.text, move) {
      "\(marks)\($0)(\(arguments.joined(separator: ", ")))"
    }
    let generics = node.genericParameterClause.map { edits.text(in: $0.trimmedRange) } ?? ""
    let rest = [
      effects.map(\.trimmedRange), node.signature.returnClause?.trimmedRange,
      node.genericWhereClause?.trimmedRange,
    ]
    let suffix = rest.compactMap(\.self).map { " \(edits.text(in: $0))" }.joined()
    add(
      "\(prefix(of: node, move, edits))func \(writtenName(node.name))\(generics)"
        + "(\(written.joined(separator: ", ")))\(suffix) { \(call) }",
      for: node,
      move,
      edits
    )
  }

  // MARK: - Properties

  /// Gives a property that has to stand in its class another name.
  func rename(_ node: VariableDeclSyntax, in edits: inout SourceEdits) {
    guard let move = move(of: node), let name = node.forwardableName else { return }
    let access = access(of: node, move)
    rename(name, of: node.modifiers, before: node.bindingSpecifier, access, move, &edits)
    renameSuper(name, in: node.bindings.first?.accessorBlock, move, &edits)
  }

  /// Writes the property that stands in the class, after everything in the node is rewritten.
  mutating func finish(_ node: VariableDeclSyntax, in edits: inout SourceEdits) {
    guard let move = move(of: node) else { return }
    guard let name = node.forwardableName, let binding = node.bindings.first,
      let annotation = binding.typeAnnotation
    else { return moveWhole(node, move, &edits) }
    if case .overriding = move.role { return note(move) }
    var effects = ""
    var marks = ""
    var setter = ""
    if case .accessors(let list) = binding.accessorBlock?.accessors {
      if let specifiers = list.first?.effectSpecifiers {
        effects = "\(edits.text(in: specifiers.trimmedRange)) "
        marks = Self.marks(
          throws: specifiers.throwsClause != nil,
          async: specifiers.asyncSpecifier != nil
        )
      }
      if list.contains(where: { ["set", "_modify"].contains($0.accessorSpecifier.text) }) {
        setter = " set { \(calls(of: name.text, move) { "\($0) = newValue" }) }"
      }
    }
    add(
      "\(prefix(of: node, move, edits))var \(writtenName(name))\(edits.text(in: annotation.trimmedRange))"
        + " { get \(effects){ \(calls(of: name.text, move) { "\(marks)\($0)" }) }\(setter) }",
      for: node,
      move,
      edits
    )
  }

  // MARK: - Private

  /// Gives the member in the extension its other name and access, and takes `override` from it.
  private func rename(
    _ name: TokenSyntax,
    of modifiers: DeclModifierListSyntax,
    before keyword: TokenSyntax,
    _ access: MovedAccess,
    _ move: MemberMove,
    _ edits: inout SourceEdits
  ) {
    for modifier in modifiers where modifier.staysInClass { edits.remove(modifier.rangeWithSpaces) }
    edits.insert(access.inExtension, at: keyword.trimmedRange.lowerBound)
    edits.replace(name.trimmedRange, with: MovedMember.name(for: name.text, of: move.type))
  }

  /// Writes `super.layout()` in an override as a call of the member that `super` has for the superclass.
  private func renameSuper(
    _ name: TokenSyntax,
    in body: (some SyntaxProtocol)?,
    _ move: MemberMove,
    _ edits: inout SourceEdits
  ) {
    guard case .overriding(let type) = move.role, let body else { return }
    for token in SuperMembers.tokens(named: name.text, in: body) {
      edits.replace(token.trimmedRange, with: MovedMember.name(for: name.text, of: type))
    }
  }

  /// Returns the statements that call a member: that of the object's class, if a class overrides it.
  private func calls(
    of name: String,
    _ move: MemberMove,
    _ call: (_ member: String) -> String
  ) -> String {
    let own = call(MovedMember.name(for: name, of: move.type))
    guard case .overridden(let types) = move.role else { return own }
    let overrides = types.map { type in
      let member = "object.\(MovedMember.name(for: name, of: type))"
      return "if let object = self as? \(type) { return \(call(member)) }; "
    }
    return "\(overrides.joined())return \(own)"
  }

  /// Moves a declaration as it is.
  private mutating func moveWhole(
    _ node: some DeclSyntaxProtocol,
    _ move: MemberMove,
    _ edits: inout SourceEdits
  ) {
    let text = edits.text(in: node.trimmedRange)
    edits.remove(node.trimmedRange)
    add(text, for: node, move, edits)
  }

  private mutating func add(
    _ text: String,
    for node: some DeclSyntaxProtocol,
    _ move: MemberMove,
    _ edits: SourceEdits
  ) {
    let line = lines.line(at: move.range.lowerBound)
    let conditions = Self.conditions(around: node, edits)
    let member =
      conditions.isEmpty ? text : "#if \(conditions.joined(separator: " && "))\n\(text)\n#endif"
    members.append(
      MovedMember(
        file: move.targetFile,
        brace: move.brace,
        // Compilers name the line of the directive's next one.
        text: "\(input.directive(line: conditions.isEmpty ? line : max(1, line - 1)))\n\(member)"
      )
    )
    note(move)
  }

  private mutating func note(_ move: MemberMove) {
    changes.append(
      Change(
        kind: .movedMember,
        place: lines.place(at: move.range.lowerBound),
        before: move.name,
        after: move.type
      )
    )
  }

  /// The attributes and modifiers of the member in the class or extension.
  private func prefix(
    of node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
    _ move: MemberMove,
    _ edits: SourceEdits
  ) -> String {
    let attributes = Array(node.attributes).filter(\.isAboutCalls).map { Self.text($0, edits) }
    let modifiers = Array(node.modifiers).filter { !$0.isAccess && $0.name.text != "dynamic" }
      .filter { $0.detail == nil || move.targetFile == move.file }
      .map { "\($0.trimmedDescription) " }
    var access = access(of: node, move).inClass
    // Members of extensions cannot be open here.
    if case .overridden = move.role, access == "open " { access = "public " }
    return (attributes + [access] + modifiers).joined()
  }

  private func access(
    of node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
    _ move: MemberMove
  ) -> MovedAccess {
    var parent = node.parent
    while let current = parent, !current.is(ExtensionDeclSyntax.self) { parent = current.parent }
    return MovedAccess(
      node.modifiers,
      node.attributes,
      in: parent?.as(ExtensionDeclSyntax.self)?.modifiers,
      leavesFile: move.file != move.targetFile
    )
  }

  /// The conditions of the `#if` clauses around a node, outermost first, as they are rewritten.
  static func conditions(
    around node: some SyntaxProtocol,
    _ edits: SourceEdits
  ) -> [String] {
    var conditions: [String] = []
    var next = node.parent
    while let current = next {
      next = current.parent
      guard let clause = current.as(IfConfigClauseSyntax.self),
        let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
      else { continue }
      let earlier = clauses.prefix { $0.id != clause.id }.compactMap(\.condition)
      conditions += (clause.condition.map { [$0] } ?? []).map { "(\(oneLine($0, edits)))" }
      conditions += earlier.map { "!(\(oneLine($0, edits)))" }
    }
    return conditions.reversed()
  }

  private static func oneLine(_ condition: ExprSyntax, _ edits: SourceEdits) -> String {
    edits.text(in: condition.trimmedRange).split(whereSeparator: \.isNewline)
      .joined(separator: " ")
  }

  /// The rewritten text of a node with a space after it; empty for one that is empty or removed.
  private static func text(_ node: some SyntaxProtocol, _ edits: SourceEdits) -> String {
    let text = edits.text(in: node.trimmedRange)
    return text.allSatisfy(\.isWhitespace) ? "" : "\(text) "
  }

  /// The name that other code has for a member.
  private func writtenName(_ token: TokenSyntax) -> String {
    guard mode == .v4, case .identifier(let name) = token.tokenKind else { return token.text }
    return EarlierNames.name(for: token, name) ?? token.text
  }

  private static func marks(throws: Bool, async: Bool) -> String {
    (`throws` ? "try " : "") + (async ? "await " : "")
  }
}

extension TypeSyntax {
  /// The expression that passes a parameter of the type on.
  fileprivate func passing(_ name: String) -> String {
    guard let type = self.as(AttributedTypeSyntax.self) else { return name }
    let isInout = type.specifiers.contains {
      $0.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    }
    if isInout { return "&\(name)" }
    return type.attributes.contains(name: "autoclosure") ? "\(name)()" : name
  }
}
