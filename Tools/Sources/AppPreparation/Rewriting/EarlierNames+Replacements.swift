import SwiftSyntax

extension EarlierNames {
  /// Returns today's name for a type, a constant or a member of Swift before 4.2; nil for one that is the
  /// same.
  static func name(for token: TokenSyntax, _ name: String) -> String? {
    token.isMemberName ? members[name] : globals[name]
  }

  /// Returns today's name for `NSNotification.Name.UIKeyboardWillShow` and `.UIKeyboardWillShow`; nil for
  /// other expressions.
  static func notification(for node: MemberAccessExprSyntax) -> String? {
    guard node.base == nil || node.base?.trimmedDescription.hasSuffix("Notification.Name") == true
    else { return nil }
    return notifications[node.declName.baseName.text]
  }

  /// Returns what makes a call whose name or labels have changed one of today.
  static func replacements(in call: FunctionCallExprSyntax) -> [Replacement] {
    if let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let new = functions[function.text], call.arguments.count == new.labels.count
    {
      let labels = zip(call.arguments, new.labels).map { argument, label in
        let start = argument.trimmedRange.lowerBound
        return Replacement(start..<start, "\(label): ")
      }
      return [Replacement(function, new.type, .earlierName)] + labels
    }
    if let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let new = methodsOfArguments[function.text], call.arguments.count == new.labels.count + 1
    {
      return methodCall(in: call, function, new.name, new.labels)
    }
    let reference =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name = reference?.baseName,
      let argument = call.arguments.first, call.arguments.count == 1,
      let label = argument.label
    else { return [] }
    let full = "\(name.text)(\(label.text):)"
    if let new = methods[full] {
      let labelRange =
        label.trimmedRange.lowerBound..<argument.expression.trimmedRange.lowerBound
      return [Replacement(name, new, .earlierName), Replacement(labelRange, "")]
    }
    return labels[full].map { [Replacement(label, $0, .earlierName)] } ?? []
  }

  /// Returns what makes a call of a function one of a method of its first argument, which keeps its
  /// parentheses: `(image).jpegData(compressionQuality: 1)`.
  private static func methodCall(
    in call: FunctionCallExprSyntax,
    _ function: TokenSyntax,
    _ method: String,
    _ labels: [String]
  ) -> [Replacement] {
    var result = [Replacement(function, "", .earlierName)]
    var end = call.arguments.first?.expression.trimmedRange.upperBound ?? 0
    var opening = ").\(method)("
    for (argument, label) in zip(call.arguments.dropFirst(), labels) {
      let start = argument.expression.trimmedRange.lowerBound
      result.append(Replacement(end..<start, "\(opening)\(label): "))
      end = argument.expression.trimmedRange.upperBound
      opening = ", "
    }
    if labels.isEmpty, let close = call.rightParen {
      let place = close.trimmedRange.upperBound
      result.append(Replacement(place..<place, ".\(method)()"))
    }
    return result
  }
}

extension TokenSyntax {
  fileprivate var isMemberName: Bool {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
  }
}
