import SwiftSyntax

/// Names of XCTest that have no effect on Linux, with those of the runtime's module of tests.
enum TestNames {
  /// The module that declares the names.
  static let module = "TestHosting"

  private static let names = ["continueAfterFailure": "_continueAfterFailure"]

  /// Properties of classes that Xcode's templates override, and that XCTest does not have here.
  private static let absent: Set<String> = ["runsForEachTargetApplicationUIConfiguration"]

  /// Functions of XCTest by the first labels of their calls.
  private static let calls = [
    "XCTNSPredicateExpectation": ["predicate"], "expectation": ["description", "for"],
  ]

  static func replacements(of token: TokenSyntax, _ name: String) -> [Replacement] {
    if let labels = calls[name], let label = token.call?.arguments.first?.label?.text,
      labels.contains(label)
    {
      return [Replacement(token, "_\(name)", .expectation)]
    }
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
  /// The call of the function that the token names.
  fileprivate var call: FunctionCallExprSyntax? {
    guard let name = parent?.as(DeclReferenceExprSyntax.self), name.baseName == self else {
      return nil
    }
    let member = name.parent?.as(MemberAccessExprSyntax.self)
    let called = member?.declName.id == name.id ? member.map(Syntax.init) : Syntax(name)
    guard let call = called?.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == called?.id
    else { return nil }
    return call
  }

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
