import SwiftSyntax

/// Computed properties that a class exposes to Objective-C, where predicates find them by their names.
///
/// Stored ones are found without Objective-C's runtime.
struct ObjectiveCProperty {
  /// The name that Objective-C sees.
  let key: String
  /// The name in Swift.
  let name: String
  let range: Range<Int>

  /// The entry of a dictionary of functions that read properties.
  var entry: String { "\(key.quoted): { $0.\(name) }" }

  /// Returns those that stand in the body of a class or of an extension.
  static func all(in node: some DeclGroupSyntax) -> [ObjectiveCProperty] {
    guard !node.isLocal, !node.attributes.namesAnotherActor else { return [] }
    let exposesAll = node.attributes.contains(name: "objcMembers")
    return node.memberBlock.members.compactMap { member in
      guard let property = member.decl.as(VariableDeclSyntax.self),
        exposesAll || property.attributes.contains(name: "objc"),
        property.isReadableOfInstances, property.bindings.count == 1,
        let binding = property.bindings.first, binding.isComputed,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return nil }
      return ObjectiveCProperty(
        key: property.attributes.argument(of: "objc") ?? name.replacing("`", with: ""),
        name: name,
        range: property.trimmedRange
      )
    }
  }
}

extension VariableDeclSyntax {
  fileprivate var isReadableOfInstances: Bool {
    let names = modifiers.map(\.name.text)
    return !names.contains("static") && !names.contains("class")
      && !attributes.contains(name: "nonobjc") && !attributes.contains(name: "available")
      && !attributes.contains(name: "IBInspectable") && !attributes.namesAnotherActor
  }
}

extension PatternBindingSyntax {
  /// Whether a getter that neither waits nor throws computes the value.
  fileprivate var isComputed: Bool {
    switch accessorBlock?.accessors {
    case .getter: true
    case .accessors(let accessors):
      accessors.contains { $0.accessorSpecifier.text == "get" && $0.effectSpecifiers == nil }
    case nil: false
    @unknown default: false
    }
  }
}

extension AttributeListSyntax {
  /// Whether code is isolated to a global actor but the main one.
  fileprivate var namesAnotherActor: Bool {
    contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.typeName ?? ""
      return name.hasSuffix("Actor") && name != "MainActor"
    }
  }
}

extension SyntaxProtocol {
  /// Whether a function or closure encloses the node, outside of which nothing can name it.
  fileprivate var isLocal: Bool {
    var outer = parent
    while let node = outer {
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self)
        || node.is(AccessorBlockSyntax.self)
      {
        return true
      }
      outer = node.parent
    }
    return false
  }
}
