import SourceModel
import SwiftParser
import SwiftSyntax

extension FileRewriter {
  /// Writes `Selector("save:")` as the only method of the module with that name, or else as the selector
  /// of an action that a storyboard may name; that of another method exists on no object here.
  func rewriteSelectorString(_ node: FunctionCallExprSyntax) {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name == "Selector" || name == "NSSelectorFromString",
      let argument = node.arguments.first, argument.label == nil
    else { return }
    guard let text = argument.expression.literalText else {
      return report(
        """
        Methods cannot be found by a string here. Write #selector(\
        \(argument.expression.trimmedDescription)) with the method's Swift name.
        """,
        at: node
      )
    }
    neededModules.insert("UIKit")
    let methods = index.exposedMethods(withSelector: text)
    guard let (type, method) = methods.first, methods.count == 1 else {
      report(
        "No method is found by its name at run time: no object responds to \(text).",
        at: node,
        .warning
      )
      return replace(node, with: "Selector(_action: \(text.quoted))", .selector)
    }
    let labels = method.labels.map { "\($0):" }.joined()
    let signature = labels.isEmpty ? "" : "(\(labels))"
    replace(
      node,
      with: "Selector(\(type).\(method.name)\(signature), named: \(text.quoted))",
      .selector
    )
  }
}

extension ExprSyntax {
  /// The text of a literal without interpolations, which parentheses may surround; nil for others.
  fileprivate var literalText: String? {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.literalText
    }
    return self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
