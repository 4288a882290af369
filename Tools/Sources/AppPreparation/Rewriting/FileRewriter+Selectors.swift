import Foundation
import SwiftSyntax

extension FileRewriter {
  /// Writes `#selector(save)` as `Selector(Page.save(_:), named: "save:")`.
  func rewriteSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    if let accessor = SelectorString.accessor(node) {
      return carryOut([accessor], needing: "UIKit")
    }
    guard let method = SelectedMethod(argument.expression) else {
      return report(
        "Expected the name of a method in #selector, got \(argument.expression.trimmedDescription).",
        at: node
      )
    }
    guard let type = receiver(of: method) else {
      return report(
        """
        The type of \(method.base?.trimmedDescription ?? method.name) is not written in its \
        declaration. Write the method with its type: #selector(Type.\(method.name)).
        """,
        at: node
      )
    }
    let found = declaration(of: method, in: type)
    if let reason = obstacle(to: method, found, of: type) { return report(reason, at: node) }
    let labels = method.labels ?? found?.labels
    let signature = labels.map { labels in
      labels.isEmpty ? "" : "(\(labels.map { "\($0):" }.joined()))"
    }
    let name =
      found?.selectorName ?? labels.map { ObjectiveCName.selector(method.name, $0) } ?? method.name
    neededModules.insert("UIKit")
    replace(
      node,
      with: "Selector(\(type).\(method.written)\(signature ?? ""), named: \(name.quoted))",
      .selector
    )
  }

  /// Returns why a method cannot be a selector here, and what to write; nil if it can.
  private func obstacle(
    to method: SelectedMethod,
    _ found: MethodFact?,
    of type: String
  ) -> String? {
    if index.type(named: type, in: currentType)?.kind == .protocol {
      return """
        \(type) is a protocol, and a selector has the class that implements its method here. Write \
        #selector(Class.\(method.name)).
        """
    }
    guard found?.isStatic == true else { return nil }
    return """
      \(method.name) is a method of the type, and only methods of objects are selectors here. Write one \
      of an object.
      """
  }

  /// Returns the type on which a method is called; nil if no declaration in sight says it.
  private func receiver(of method: SelectedMethod) -> String? {
    guard let base = method.base else {
      // A method of an enclosing type can be meant inside of a nested type, but only a static one.
      return currentType
    }
    let text = base.trimmedDescription
    switch text {
    case "self", "self?", "self!", "Self", "super": return currentType
    default: break
    }
    if text.isTypePath || index.type(named: text, in: currentType) != nil { return text }
    guard let name = base.propertyName, let currentType else { return nil }
    return index.chain(of: currentType).lazy.compactMap { $0.properties[name] }.first
  }

  /// Returns the method that is meant: the only one, or the only one for Objective-C.
  private func declaration(of method: SelectedMethod, in type: String) -> MethodFact? {
    let name = index.type(named: type, in: currentType)?.name ?? type
    var candidates = index.methods(named: method.name, of: name)
    if let labels = method.labels { candidates.removeAll { $0.labels != labels } }
    let exposed = candidates.filter(\.isExposed)
    return exposed.first ?? candidates.first
  }

  /// Writes `#keyPath(Person.address.street)` as `"address.street"`.
  func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
    guard let path = node.arguments.first?.expression.trimmedDescription else { return }
    let parts = path.split(separator: ".").map {
      $0.trimmingCharacters(in: ["?", "!", " ", "\n"])
    }
    let names = parts.drop { $0.first?.isUppercase == true || $0 == "self" }
    replace(node, with: names.joined(separator: ".").quoted, .keyPath)
  }
}

/// A method as `#selector` names it: `save`, `self.save(_:)`, `Page.turn(to:)`, `save as () -> Void`.
private struct SelectedMethod {
  let base: ExprSyntax?
  let name: String
  /// The name with the backticks that it may need.
  let written: String
  /// The labels; nil if they are not written.
  let labels: [String]?

  init?(_ expression: ExprSyntax) {
    let expression = expression.withoutCast
    let reference: DeclReferenceExprSyntax
    if let access = expression.as(MemberAccessExprSyntax.self) {
      base = access.base
      reference = access.declName
    } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
      base = nil
      reference = plain
    } else {
      return nil
    }
    written = reference.baseName.text
    name = written.filter { $0 != "`" }
    labels = reference.argumentNames?.arguments.map(\.name.text)
  }
}

extension ExprSyntax {
  /// The expression before `as`, without parentheses.
  fileprivate var withoutCast: ExprSyntax {
    if let sequence = self.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return first.withoutCast
    }
    if let tuple = self.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return only.expression.withoutCast
    }
    return self
  }

  /// The name of a property: `delegate` of `delegate`, `self.delegate` and `delegate?`.
  var propertyName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.propertyName }
    if let unwrap = self.as(ForceUnwrapExprSyntax.self) { return unwrap.expression.propertyName }
    if let access = self.as(MemberAccessExprSyntax.self),
      access.base?.trimmedDescription == "self"
    {
      return access.declName.baseName.text
    }
    return nil
  }
}

extension String {
  /// Whether the text is a type's name, perhaps with those of outer types.
  fileprivate var isTypePath: Bool {
    split(separator: ".").last?.first?.isUppercase == true
      && allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
  }

  /// The text as a literal in Swift.
  package var quoted: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
      + "\""
  }
}
