import SwiftSyntax

/// An optional property of a protocol: a requirement of another name that is nil by default, and a member of
/// the protocol with the property's own name.
///
/// The member of a class goes before that of its protocol, so that uses of the property stay as they are: it
/// is optional for a value of the protocol, and what the class declares for one of the class.
struct OptionalProperty {
  let name: String
  let type: String

  /// Nil for a property that is not an optional requirement.
  init?(_ node: VariableDeclSyntax) {
    guard node.modifiers.contains(where: { $0.name.text == "optional" }),
      let binding = node.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return nil }
    self.init(name: name, type: type)
  }

  init(name: String, type: String) {
    (self.name, self.type) = (name, type)
  }

  private var requirementName: String { OptionalRequirement.name(for: name) }

  /// The requirement, as it stands in the protocol.
  var requirement: String { "var \(requirementName): (\(type))? { get }" }

  /// The members of the protocol's extension.
  func defaults(_ access: String) -> String {
    "\(absence(access)); \(access)var \(name): (\(type))? { \(requirementName) }"
  }

  /// The member of a class that has the property.
  func implementation(_ modifiers: String) -> String {
    "\(modifiers)var \(requirementName): (\(type))? { \(name) }"
  }

  /// The member of a class that lacks it.
  func absence(_ modifiers: String = "") -> String {
    "\(modifiers)var \(requirementName): (\(type))? { nil }"
  }
}
