package import SwiftSyntax

extension ExprSyntax {
  /// The expression as a chain of names, without spaces; `…` for other parts.
  var chainText: String { chainText(links: 16) }

  /// Returns the last links of the chain; the limit avoids quadratic work in long chains.
  private func chainText(links: Int) -> String {
    guard links > 0 else { return "…" }
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return (access.base?.chainText(links: links - 1) ?? "") + "."
        + access.declName.baseName.text
    }
    if self.is(SuperExprSyntax.self) { return "super" }
    guard let (inner, suffix) = wrapped else { return "…" }
    return inner.chainText(links: links) + suffix
  }

  /// The expression that this one calls, unwraps or marks, and the sign for that.
  private var wrapped: (ExprSyntax, String)? {
    if let chain = self.as(OptionalChainingExprSyntax.self) { return (chain.expression, "?") }
    if let unwrap = self.as(ForceUnwrapExprSyntax.self) { return (unwrap.expression, "!") }
    if let call = self.as(FunctionCallExprSyntax.self) { return (call.calledExpression, "()") }
    if let item = self.as(SubscriptCallExprSyntax.self) { return (item.calledExpression, "[]") }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return (generic.expression, "")
    }
    if let effect = self.as(TryExprSyntax.self) { return (effect.expression, "") }
    if let effect = self.as(AwaitExprSyntax.self) { return (effect.expression, "") }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return (only.expression, "")
    }
    return nil
  }

  /// `chainText` with at most 80 characters, the last ones.
  var shortChainText: String {
    let text = chainText
    return text.count > 80 ? "…" + text.suffix(79) : text
  }
}

extension TypeSyntax {
  /// The type on one line, as written.
  var lineText: String {
    let text = trimmedDescription
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The simple names of the types that this type mentions.
  var mentionedNames: [String] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .identifier(let name) = token.tokenKind, name.isTypeName else { return nil }
      return name
    }
  }

  /// The types that the type is composed of by `&`.
  var composed: [TypeSyntax] {
    guard let composition = self.as(CompositionTypeSyntax.self) else { return [self] }
    return composition.elements.flatMap { $0.type.composed }
  }

  /// The name without generic arguments; nil for an expression that is not a name.
  package var plainName: String? {
    if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if self.is(ClassRestrictionTypeSyntax.self) { return "class" }
    if let member = self.as(MemberTypeSyntax.self) {
      return member.baseType.plainName.map { "\($0).\(member.name.text)" } ?? member.name.text
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.plainName }
    if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.plainName }
    if let suppressed = self.as(SuppressedTypeSyntax.self) {
      return suppressed.type.plainName.map { "~\($0)" }
    }
    return nil
  }
}

extension String {
  /// A Boolean value that indicates whether the string begins with a capital letter, as types do.
  package var isTypeName: Bool {
    guard let first = utf8.first else { return false }
    return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
      || (first >= 0x80 && self.first?.isUppercase == true)
  }
}

extension DeclModifierListSyntax {
  var names: [String] {
    map { modifier in
      modifier.detail.map { "\(modifier.name.text)(\($0.detail.text))" } ?? modifier.name.text
    }
  }
}

extension AttributeListSyntax {
  /// The names of the attributes without the at sign and arguments.
  var names: [String] {
    compactMap { $0.as(AttributeSyntax.self)?.attributeName.plainName }
  }
}
