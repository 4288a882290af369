import SwiftParser
import SwiftSyntax

/// A call that makes a selector of a string: `Selector("save:")`.
///
/// It becomes the only method of the module with that name, or else the selector of an action that a
/// storyboard may name; that of another method exists on no object here.
struct SelectorString {
  /// Nil for a name that only a run knows.
  let replacement: Replacement?
  /// The reason why no method is found; nil if one is.
  let message: String?

  init?(_ call: FunctionCallExprSyntax, in index: ModuleIndex) {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name == "Selector" || name == "NSSelectorFromString",
      let argument = call.arguments.first, argument.label == nil,
      !argument.expression.isMethodOfType
    else { return nil }
    guard let text = argument.expression.literalText else {
      replacement = nil
      message = """
        Methods cannot be found by a string here. Write #selector(\
        \(argument.expression.trimmedDescription)) with the method's Swift name.
        """
      return
    }
    let methods = index.exposedMethods(withSelector: text)
    guard let (type, method) = methods.first, methods.count == 1 else {
      replacement = Replacement(call, Self.unknown(text), .selector)
      message = "No method is found by its name at run time: no object responds to \(text)."
      return
    }
    let labels = method.labels.map { "\($0):" }.joined()
    let signature = labels.isEmpty ? "" : "(\(labels))"
    replacement = Replacement(
      call,
      "Selector(\(type).\(method.name)\(signature), named: \(text.quoted))",
      .selector
    )
    message = nil
  }

  /// Returns `#selector(getter: Page.title)` as a selector with the name of the accessor, which no object
  /// implements here.
  ///
  /// - Returns: The replacement; nil for a selector of a method.
  static func accessor(_ node: MacroExpansionExprSyntax) -> Replacement? {
    guard let argument = node.arguments.first, let accessor = argument.label?.text else {
      return nil
    }
    let name =
      argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? argument.expression.trimmedDescription
    let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    return Replacement(node, unknown(accessor == "setter" ? setter : name), .selector)
  }

  private static func unknown(_ name: String) -> String { "Selector(_action: \(name.quoted))" }
}

extension ExprSyntax {
  /// Whether it names a method of a type, of which the runtime makes selectors.
  fileprivate var isMethodOfType: Bool {
    let base = self.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)
    return base?.baseName.text.first?.isUppercase == true
  }

  /// The text of a literal without interpolations, which parentheses may surround; nil for others.
  fileprivate var literalText: String? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.literalText
    }
    return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
