package import SourceModel
import SwiftSyntax

/// The names in a file that other modules can declare, and those that it declares.
///
/// Names inside of `#if` are not used for certain.
package struct UsedNames: Sendable {
  /// The first places of types, of global names that begin with a capital letter or `k`, of members and
  /// of arguments' labels.
  package var uses: [String: Place] = [:]
  /// The names in other positions: of declarations, parameters, labels of tuples and variables.
  package var declared: Set<String> = []
  /// The uses of members and initializers of types that the expression names.
  package var ofTypes: [TypeUse] = []

  /// `UIColor.teal` or `UIColor(patternImage: image)`.
  package struct TypeUse: Sendable {
    package let type: String
    /// The name of the member; nil for an initializer.
    package let member: String?
    /// The labels of the arguments of an initializer that have one.
    package let labels: [String]
    package let place: Place
  }

  /// Adds an identifier; `isCertain` is false inside of `#if`.
  mutating func note(_ token: TokenSyntax, _ name: String, isCertain: Bool, _ lines: LineTable) {
    guard !token.isAttribute else { return }
    let name = name.filter { $0 != "`" }
    guard token.isUse(of: name) else {
      declared.insert(name)
      return
    }
    guard isCertain, !name.hasPrefix("_"), uses[name] == nil else { return }
    uses[name] = lines.place(at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Adds `Type.member`.
  mutating func note(_ node: MemberAccessExprSyntax, _ lines: LineTable) {
    guard let type = node.base?.as(DeclReferenceExprSyntax.self)?.baseName,
      type.text.isTypeName, case .identifier(let member) = node.declName.baseName.tokenKind,
      member != "Type"
    else { return }
    ofTypes.append(
      TypeUse(
        type: type.text,
        member: member,
        labels: [],
        place: lines.place(at: type.positionAfterSkippingLeadingTrivia.utf8Offset)
      )
    )
  }

  /// Adds `Type(label: value)`.
  mutating func note(_ call: FunctionCallExprSyntax, _ lines: LineTable) {
    guard let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      type.text.isTypeName
    else { return }
    ofTypes.append(
      TypeUse(
        type: type.text,
        member: nil,
        labels: call.arguments.compactMap(\.label?.text),
        place: lines.place(at: type.positionAfterSkippingLeadingTrivia.utf8Offset)
      )
    )
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
  /// Whether the name can be that of a type.
  fileprivate var isTypeName: Bool { first?.isUppercase == true }

  /// Whether the name can be that of a type or a constant; local variables have others.
  fileprivate var isGlobalName: Bool {
    guard let first else { return false }
    return first.isUppercase || (first == "k" && dropFirst().first?.isUppercase == true)
  }
}
