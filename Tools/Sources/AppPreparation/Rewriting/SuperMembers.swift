import SwiftSyntax

/// Collects the names of a member that `super` stands before.
final class SuperMembers: SyntaxVisitor {
  private let name: String
  private var tokens: [TokenSyntax] = []

  private init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  static func tokens(named name: String, in body: some SyntaxProtocol) -> [TokenSyntax] {
    let collector = SuperMembers(name)
    collector.walk(body)
    return collector.tokens
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name {
      tokens.append(node.declName.baseName)
    }
    return .visitChildren
  }
}
