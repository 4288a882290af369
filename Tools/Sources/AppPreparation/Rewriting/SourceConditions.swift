import SwiftSyntax

/// The meaning of `#if` conditions in sources.
package enum SourceConditions: Sendable {
  /// A target of an Xcode project, for iOS's simulator.
  case project
  /// A target of a Swift package, for iOS's simulator.
  case package
  /// A target of a package that was written for Linux too.
  case linuxPackage

  /// Returns the replacements of the parts of a condition that would have another value here.
  func replacements(in condition: ExprSyntax) -> [Replacement] {
    switch self {
    case .project:
      // SwiftPM builds the targets of projects here, and sets the condition for all that it builds.
      condition.names("SWIFT_PACKAGE").map { Replacement($0, "false", .condition) }
        + Self.calls(in: condition)
    case .package: Self.calls(in: condition)
    case .linuxPackage: []
    }
  }

  private static func calls(in condition: ExprSyntax) -> [Replacement] {
    condition.calls.compactMap { call in
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let argument = call.arguments.first?.expression.trimmedDescription,
        let value = value(of: name, argument)
      else { return nil }
      return Replacement(call, "\(value)", .condition)
    }
  }

  /// Returns the value of a condition on iOS; nil where it is the same here.
  private static func value(of condition: String, _ argument: String) -> Bool? {
    switch condition {
    case "os": argument == "iOS"
    case "targetEnvironment": argument == "simulator"
    case "canImport" where argument == "Glibc": false
    case "canImport" where FoundationModules.ofApplesSystems.contains(argument): true
    default: nil
    }
  }
}

extension SyntaxProtocol {
  /// The function calls in a condition.
  fileprivate var calls: [FunctionCallExprSyntax] {
    if let call = self.as(FunctionCallExprSyntax.self) { return [call] }
    return children(viewMode: .sourceAccurate).flatMap(\.calls)
  }

  /// The places of a name in a condition.
  fileprivate func names(_ name: String) -> [DeclReferenceExprSyntax] {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text == name ? [reference] : []
    }
    return children(viewMode: .sourceAccurate).flatMap { $0.names(name) }
  }
}
