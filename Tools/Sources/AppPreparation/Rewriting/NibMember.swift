import SwiftSyntax

/// An outlet, an action or an inspectable attribute of a type, as its registration names it.
struct NibMember {
  let text: String
  /// The declaration in the source.
  let range: Range<Int>

  /// Returns those that stand in the body of a type or of an extension.
  static func all(in node: some DeclGroupSyntax, of type: String) -> [NibMember] {
    node.memberBlock.members.flattened.flatMap { declaration -> [NibMember] in
      if let property = declaration.as(VariableDeclSyntax.self) { return members(property) }
      if let method = declaration.as(FunctionDeclSyntax.self) {
        return member(method, type).map { [$0] } ?? []
      }
      return []
    }
  }

  private static func members(_ property: VariableDeclSyntax) -> [NibMember] {
    let isOutlet = property.attributes.contains(name: "IBOutlet")
    let isInspectable = property.attributes.contains(name: "IBInspectable")
    guard isOutlet || isInspectable else { return [] }
    return property.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      let isCollection = binding.typeAnnotation?.type.isArray ?? false
      let kind = isInspectable ? "attribute" : isCollection ? "outletCollection" : "outlet"
      let key = property.attributes.argument(of: "objc") ?? name
      return NibMember(
        text: "$0.\(kind)(\(key.quoted), \\.\(name))",
        range: property.trimmedRange
      )
    }
  }

  private static func member(_ node: FunctionDeclSyntax, _ type: String) -> NibMember? {
    let method = MethodFact(node)
    let name = method.selectorName.quoted
    if node.attributes.contains(name: "IBAction") {
      let signature = method.labels.isEmpty ? "" : "(\(method.labels.map { "\($0):" }.joined()))"
      return NibMember(
        text: "$0.action(Selector(\(type).\(method.name)\(signature), named: \(name)))",
        range: node.name.trimmedRange
      )
    }
    guard node.attributes.contains(name: "IBSegueAction") else { return nil }
    let values = ["$1", "$2", "$3"]
    let arguments = zip(method.labels, zip(method.parameterTypes, values)).map { label, argument in
      let (type, value) = argument
      let converted = value == "$2" && type != "Any?" ? "\(value) as! \(type)" : value
      let text = value == "$3" && !type.hasSuffix("?") ? "\(value) ?? \"\"" : converted
      return label == "_" ? text : "\(label): \(text)"
    }
    return NibMember(
      text: "$0.segueAction(\(name)) { $0.\(method.name)(\(arguments.joined(separator: ", "))) }",
      range: node.name.trimmedRange
    )
  }
}
