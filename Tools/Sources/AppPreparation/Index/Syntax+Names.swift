import SourceModel
import SwiftSyntax

/// The attributes that Objective-C's runtime and Interface Builder need, and that have no meaning here.
let attributesOfObjectiveC: Set<String> = [
  "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
  "IBDesignable", "GKInspectable",
]

extension SyntaxProtocol {
  /// The node without the spaces and comments around it, in bytes of the file.
  var trimmedRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node with the spaces after it on its line.
  var rangeWithSpaces: Range<Int> {
    var end = endPositionBeforeTrailingTrivia.utf8Offset
    for piece in lastToken(viewMode: .sourceAccurate)?.trailingTrivia.pieces ?? [] {
      guard piece.isSpaceOrTab else { break }
      end += piece.sourceLength.utf8Length
    }
    return positionAfterSkippingLeadingTrivia.utf8Offset..<end
  }
}

extension TypeSyntax {
  /// The type without optional signs.
  private var unwrapped: TypeSyntax {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.unwrapped }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.unwrapped
    }
    return self
  }

  /// The name with those of outer types, without generic arguments and optional signs.
  var typeName: String { unwrapped.plainName ?? unwrapped.trimmedDescription }

  /// Whether the type is an array, or an optional one.
  var isArray: Bool { unwrapped.is(ArrayTypeSyntax.self) || typeName == "Array" }
}

extension AttributeListSyntax {
  func contains(name: String) -> Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.typeName == name }
  }

  /// The text between the parentheses of an attribute; nil without it.
  func argument(of name: String) -> String? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.typeName == name }?
      .arguments?.trimmedDescription
  }
}

extension MemberBlockItemListSyntax {
  /// The declarations, those inside of `#if` included.
  var flattened: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return condition.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members) = clause.elements else { return [] }
        return members.flattened
      }
    }
  }
}

extension VariableDeclSyntax {
  /// The names of the properties with the names of their types, where they say or show them.
  var namedTypes: [(String, String)] {
    bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      if let type = binding.typeAnnotation?.type { return (name, type.typeName) }
      let made = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
      guard let type = made?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        type.first?.isUppercase == true
      else { return nil }
      return (name, type)
    }
  }
}
