import SwiftSyntax

extension FileRewriter {
  /// Registers the outlets, actions and inspectable attributes that stand in a type's body, and computed
  /// properties for predicates.
  ///
  /// The function stands in the body, before its closing brace, where private members are reachable.
  /// It calls those of the types inside of it, since they may be private too. The file calls it under the
  /// conditions of the type.
  func registerNibMembers(of node: some DeclGroupSyntax) {
    var calls = registrations.removeLast()
    let name =
      node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? currentType ?? ""
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    let entries = NibMember.all(in: node, of: simple)
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
    let function = "_registerForNibs\(registrationCount)_\(input.identifier(in: ""))"
    let brace = node.memberBlock.rightBrace
    let separator = brace.leadingTrivia.contains(where: \.isNewline) ? "" : "; "
    edits.insert(
      "\(separator)@MainActor fileprivate static func \(function)() { \(calls.joined(separator: "; ")) } ",
      at: brace.positionAfterSkippingLeadingTrivia.utf8Offset
    )
    let callee = node.is(ExtensionDeclSyntax.self) ? name : simple
    let call = "\(callee).\(function)()"
    let conditions = registrations.count == 1 ? MemberMover.conditions(around: node, edits) : []
    registrations[registrations.count - 1].append(
      conditions.isEmpty
        ? call : "#if \(conditions.joined(separator: " && "))\n\(call)\n#endif"
    )
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
}

extension SourceInput {
  /// Returns a name for declarations that the preparation adds to the file, unique in the program.
  ///
  /// It depends on the names of the file and of its module alone, so that a new file changes no other.
  func identifier(in module: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in "\(module)/\(name)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
