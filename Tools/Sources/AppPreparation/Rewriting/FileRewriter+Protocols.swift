import SwiftSyntax

extension FileRewriter {
  /// Makes a protocol of Objective-C one of classes, and gives its optional requirements a default.
  ///
  /// An optional requirement `rows(in:)` becomes one of another name that returns an optional value, nil
  /// by default; classes that have the method are given one that calls it. Properties likewise.
  func rewriteProtocol(_ node: ProtocolDeclSyntax) {
    if node.attributes.contains(name: "objc") { restrictToClasses(node) }
    var defaults: [String] = []
    let name = node.name.text
    let fact = index.type(named: name, in: currentType) ?? TypeFact(name: name)
    for member in node.memberBlock.members.flattened {
      let modifiers =
        member.as(FunctionDeclSyntax.self)?.modifiers
        ?? member.as(VariableDeclSyntax.self)?.modifiers
      guard modifiers?.contains(where: { $0.name.text == "optional" }) == true else { continue }
      if let variable = member.as(VariableDeclSyntax.self),
        let property = OptionalProperty(variable)
      {
        replace(variable, with: property.requirement, .optionalRequirement)
        defaults.append(property.defaults(""))
      }
      guard let method = member.as(FunctionDeclSyntax.self) else { continue }
      let requirement = OptionalRequirement(MethodFact(method), of: fact, in: index)
      replace(method, with: requirement.requirements, .optionalRequirement)
      defaults.append(requirement.absence())
    }
    guard !defaults.isEmpty else { return }
    let access = node.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    edits.insert(
      "; \(access)extension \(node.name.text) { \(defaults.joined(separator: "; ")) }",
      at: node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia.utf8Offset
    )
  }

  private func restrictToClasses(_ node: ProtocolDeclSyntax) {
    guard let clause = node.inheritanceClause else {
      return edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    let isRestricted = clause.inheritedTypes.contains {
      ["AnyObject", "class", "NSObjectProtocol"].contains($0.type.typeName)
    }
    guard !isRestricted else { return }
    edits.insert(" AnyObject,", at: clause.colon.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// Writes `delegate?.page(_:didTurnTo:)`, an optional requirement as a value, as the property that is
  /// nil without an implementation.
  func rewriteOptionalReference(_ node: MemberAccessExprSyntax) {
    guard !node.isCalled, let name = optionalRequirement(named: node) else { return }
    edits.replace(node.declName.trimmedRange, with: OptionalRequirement.reference(for: name))
    note(.optionalCall, node.trimmedRange)
  }

  /// Returns the full name of the optional requirement that an expression means.
  ///
  /// Without labels it can be another member, unless the receiver's type is written as the protocol.
  private func optionalRequirement(named node: MemberAccessExprSyntax) -> String? {
    let name = node.memberName
    let isFull = node.declName.argumentNames != nil
    guard
      isFull
        ? index.hasOptionalRequirement(withFullName: name)
        : index.hasOptionalRequirement(named: name)
    else { return nil }
    guard let type = receiverType(of: node) else { return isFull ? name : nil }
    let found = ([type] + index.protocols(of: type)).flatMap(\.methods)
      .filter { $0.isOptional && (isFull ? $0.fullName : $0.name) == name }
    return found.count == 1 ? found.first?.fullName : nil
  }

  /// Returns the type of the property to which a member belongs; nil if the module does not write it.
  private func receiverType(of node: MemberAccessExprSyntax) -> TypeFact? {
    guard let receiver = node.base?.propertyName, let currentType,
      let type = index.chain(of: currentType).lazy.compactMap({ $0.properties[receiver] }).first
    else { return nil }
    return index.type(named: type, in: currentType)
  }

  /// Writes `delegate?.didEnd?(self)` as a call of the requirement that returns nil without an
  /// implementation.
  func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let access = chain.expression.as(MemberAccessExprSyntax.self)
    else { return }
    let name = access.declName.baseName
    if index.hasOptionalRequirement(named: name.text) {
      edits.replace(name.trimmedRange, with: OptionalRequirement.name(for: name.text))
    } else if !SystemRequirements.isOptional(name.text, in: node) {
      return
    }
    edits.remove(chain.questionMark.trimmedRange)
    note(.optionalCall, chain.trimmedRange)
  }
}
