import SwiftSyntax

/// Names of XCTest that have no effect on Linux, with those of the runtime's module of tests.
enum TestNames {
  /// The module that declares the names.
  static let module = "TestHosting"

  private static let names = ["continueAfterFailure": "_continueAfterFailure"]

  static func replacements(of token: TokenSyntax, _ name: String) -> [Replacement] {
    names[name].map { [Replacement(token, $0, .failure)] } ?? []
  }
}
