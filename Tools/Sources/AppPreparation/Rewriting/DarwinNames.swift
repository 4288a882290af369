import SwiftSyntax

/// Names of C that are written with the module that declares them on iOS, as in `Darwin.round(a)`.
enum DarwinNames {
  /// The module that exports them here.
  static let module = "Foundation"

  static func replacements(in node: MemberAccessExprSyntax) -> [Replacement] {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return [] }
    return replacements(of: base.baseName)
  }

  static func replacements(in node: MemberTypeSyntax) -> [Replacement] {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self) else { return [] }
    return replacements(of: base.name)
  }

  private static func replacements(of token: TokenSyntax) -> [Replacement] {
    token.text == "Darwin" ? [Replacement(token, module, .moduleImport)] : []
  }
}
