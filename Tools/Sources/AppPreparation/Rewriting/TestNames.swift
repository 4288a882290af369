import SwiftSyntax

/// Names of XCTest that have no effect on Linux, with those of the runtime's module of tests.
enum TestNames {
  /// The module that declares the names.
  static let module = "TestHosting"

  private static let names = ["continueAfterFailure": "_continueAfterFailure"]

  /// Properties of classes that Xcode's templates override, and that XCTest does not have here.
  private static let absent: Set<String> = ["runsForEachTargetApplicationUIConfiguration"]

  static func replacements(of token: TokenSyntax, _ name: String) -> [Replacement] {
    if let new = names[name] { return [Replacement(token, new, .failure)] }
    guard absent.contains(name),
      let modifier = token.variable?.modifiers.first(where: {
        $0.name.tokenKind == .keyword(.override)
      })
    else { return [] }
    return [Replacement(modifier, "", .failure)]
  }
}

extension TokenSyntax {
  /// The declaration of a variable that the token names.
  fileprivate var variable: VariableDeclSyntax? {
    var node = parent
    while let current = node, !current.is(CodeBlockItemSyntax.self),
      !current.is(MemberBlockItemSyntax.self)
    {
      if let variable = current.as(VariableDeclSyntax.self) { return variable }
      node = current.parent
    }
    return nil
  }
}
