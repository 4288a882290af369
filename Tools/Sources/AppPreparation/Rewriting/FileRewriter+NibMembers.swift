import SwiftSyntax

extension FileRewriter {
  /// Registers the outlets, actions and inspectable attributes that stand in a type's body, and computed
  /// properties for predicates.
  ///
  /// The function stands in the body, before its closing brace, where private members are reachable.
  /// It calls those of the types inside of it, since they may be private too.
  func registerNibMembers(of node: some DeclGroupSyntax) {
    var calls = registrations.removeLast()
    let name =
      node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? currentType ?? ""
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    let entries = entries(of: node, simple)
    let isClass =
      (node.is(ClassDeclSyntax.self) || node.is(ExtensionDeclSyntax.self))
      && index.types[currentType ?? ""]?.isGeneric == false
    if isClass { calls += predicateRegistration(of: node, simple) }
    if !entries.isEmpty, isClass {
      let explicit = node.attributes.argument(of: "objc").map { ", named: \($0.quoted)" } ?? ""
      let body = entries.map(\.text).joined(separator: "; ")
      calls.insert("NibClass.register(\(simple).self\(explicit)) { \(body) }", at: 0)
      for entry in entries { note(.nibMember, entry.range, became: entry.text) }
    }
    guard !calls.isEmpty else { return }
    registrationCount += 1
    let function = "_registerForNibs\(registrationCount)_\(input.identifier)"
    let brace = node.memberBlock.rightBrace
    let separator = brace.leadingTrivia.contains(where: \.isNewline) ? "" : "; "
    edits.insert(
      "\(separator)@MainActor fileprivate static func \(function)() { \(calls.joined(separator: "; ")) } ",
      at: brace.positionAfterSkippingLeadingTrivia.utf8Offset
    )
    let callee = node.is(ExtensionDeclSyntax.self) ? name : simple
    registrations[registrations.count - 1].append("\(callee).\(function)()")
  }

  /// Returns the call that registers the computed properties of a class for predicates; nothing for a
  /// class without them.
  private func predicateRegistration(of node: some DeclGroupSyntax, _ type: String) -> [String] {
    let properties = ObjectiveCProperty.all(in: node)
    guard !properties.isEmpty else { return [] }
    neededModules.insert("LinuxPredicates")
    for property in properties { note(.property, property.range, became: property.entry) }
    let entries = properties.map(\.entry).joined(separator: ", ")
    return ["PredicateProperties.register(\(type).self, [\(entries)])"]
  }

  private struct Entry {
    let text: String
    let range: Range<Int>
  }

  private func entries(of node: some DeclGroupSyntax, _ type: String) -> [Entry] {
    node.memberBlock.members.flattened.flatMap { member -> [Entry] in
      if let property = member.as(VariableDeclSyntax.self) { return entries(property) }
      if let method = member.as(FunctionDeclSyntax.self) {
        return entry(method, type).map { [$0] } ?? []
      }
      return []
    }
  }

  private func entries(_ property: VariableDeclSyntax) -> [Entry] {
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
      return Entry(
        text: "$0.\(kind)(\(key.quoted), \\.\(name))",
        range: property.trimmedRange
      )
    }
  }

  private func entry(_ node: FunctionDeclSyntax, _ type: String) -> Entry? {
    let method = MethodFact(node)
    let name = method.selectorName.quoted
    if node.attributes.contains(name: "IBAction") {
      let signature = method.labels.isEmpty ? "" : "(\(method.labels.map { "\($0):" }.joined()))"
      return Entry(
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
    return Entry(
      text: "$0.segueAction(\(name)) { $0.\(method.name)(\(arguments.joined(separator: ", "))) }",
      range: node.name.trimmedRange
    )
  }
}

extension SourceInput {
  /// A name for declarations that the preparation adds to the file, unique in the module.
  ///
  /// It depends on the file's name alone, so that a new file changes no other.
  var identifier: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
