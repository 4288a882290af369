import SwiftSyntax

/// The parts of `#if` conditions that test the platform, evaluated as on iOS's simulator.
enum PlatformConditions {
  /// - Parameters:
  ///   - condition: The condition.
  ///   - isPackage: True in a target of a Swift package.
  /// - Returns: The replacements of its parts.
  static func replacements(in condition: ExprSyntax, isPackage: Bool) -> [Replacement] {
    // SwiftPM builds the targets of projects here, and sets the condition for all that it builds.
    let conditions = isPackage ? [] : condition.names("SWIFT_PACKAGE")
    return conditions.map { Replacement($0, "false", .condition) } + calls(in: condition)
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
    case "canImport" where argument == "Darwin": true
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
