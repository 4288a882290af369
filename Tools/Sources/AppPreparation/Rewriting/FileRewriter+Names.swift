import SourceModel
import SwiftSyntax

extension FileRewriter {
  /// Notes an identifier as one that is used or declared.
  func noteName(_ token: TokenSyntax, _ name: String) {
    guard !token.isAttribute else { return }
    let name = name.filter { $0 != "`" }
    guard token.isUse(of: name) else {
      names.declared.insert(name)
      return
    }
    guard conditionDepth == 0, !name.hasPrefix("_"), names.uses[name] == nil else { return }
    names.uses[name] = lines.place(at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }
}

extension TokenSyntax {
  fileprivate var isAttribute: Bool { parent?.parent?.is(AttributeSyntax.self) == true }

  /// Whether an identifier is one that must be declared elsewhere, in this module or another.
  fileprivate func isUse(of name: String) -> Bool {
    if let reference = parent?.as(DeclReferenceExprSyntax.self) {
      let member = reference.parent?.as(MemberAccessExprSyntax.self)
      return member?.declName.id == reference.id || name.isGlobalName
    }
    if let label = parent?.as(LabeledExprSyntax.self), label.label?.id == id {
      // Labels of tuples declare names of elements.
      return label.parent?.parent?.is(FunctionCallExprSyntax.self) == true
    }
    return parent?.is(IdentifierTypeSyntax.self) == true
      || parent?.is(MemberTypeSyntax.self) == true
  }
}

extension String {
  /// Whether the name can be that of a type or a constant; local variables have others.
  fileprivate var isGlobalName: Bool {
    guard let first else { return false }
    return first.isUppercase || (first == "k" && dropFirst().first?.isUppercase == true)
  }
}
