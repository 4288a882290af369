import SwiftSyntax

extension FileRewriter {
  /// Writes a type or constant of Swift before 4.2 by its name of today.
  ///
  /// - Returns: The new name; nil for one that is the same.
  func rewriteEarlierName(_ token: TokenSyntax, _ name: String) -> String? {
    guard mode == .v4 else { return nil }
    let isMember = token.isMemberName
    guard let new = isMember ? EarlierNames.members[name] : EarlierNames.globals[name] else {
      return nil
    }
    replace(token, with: new, .earlierName)
    return new
  }

  /// Writes `NSNotification.Name.UIKeyboardWillShow` and `.UIKeyboardWillShow` by their name of today.
  func rewriteEarlierNotification(_ node: MemberAccessExprSyntax) -> Bool {
    guard mode == .v4, let new = EarlierNames.notifications[node.declName.baseName.text],
      node.base == nil || node.base?.trimmedDescription.hasSuffix("Notification.Name") == true
    else { return false }
    replace(node, with: new, .earlierName)
    return true
  }

  /// Writes calls whose labels have changed by those of today.
  func rewriteEarlierCall(_ node: FunctionCallExprSyntax) {
    guard mode == .v4 else { return }
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let new = EarlierNames.functions[function.text], node.arguments.count == new.labels.count
    {
      replace(function, with: new.type, .earlierName)
      for (argument, label) in zip(node.arguments, new.labels) {
        edits.insert("\(label): ", at: argument.trimmedRange.lowerBound)
      }
      return
    }
    let reference =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name = reference?.baseName,
      let argument = node.arguments.first, node.arguments.count == 1,
      let label = argument.label
    else { return }
    let full = "\(name.text)(\(label.text):)"
    if let new = EarlierNames.methods[full] {
      replace(name, with: new, .earlierName)
      edits.remove(label.trimmedRange.lowerBound..<argument.expression.trimmedRange.lowerBound)
    } else if let new = EarlierNames.labels[full] {
      replace(label, with: new, .earlierName)
    }
  }
}

extension TokenSyntax {
  fileprivate var isMemberName: Bool {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
  }
}
