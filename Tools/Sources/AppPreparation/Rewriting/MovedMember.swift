import SwiftSyntax

/// The member of a class's body that calls one of its extension.
///
/// The body stays where it is, under another name, so that it reaches what is private in its file.
struct MovedMember: Sendable {
  /// The file of the class, and the offset of its closing brace.
  let file: Int
  let brace: Int
  let text: String

  /// The name of the member in the extension, which no superclass and no subclass declares.
  static func name(for name: String, of type: String) -> String {
    let plain = name.filter { $0 != "`" }
    return "_moved_\(type.replacing(".", with: "_"))_\(plain)"
  }
}

/// The access of a member that leaves its extension.
struct MovedAccess {
  /// The modifier of the member in the class, with a space; empty for none.
  let inClass: String
  /// That of the member in the extension.
  let inExtension: String

  /// - Parameters:
  ///   - modifiers: The member's own.
  ///   - attributes: The member's own.
  ///   - extensionModifiers: Those of the extension, which apply to members without access of their own.
  ///   - leavesFile: True if the class is in another file.
  init(
    _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax,
    in extensionModifiers: DeclModifierListSyntax?,
    leavesFile: Bool
  ) {
    let access = modifiers.access ?? extensionModifiers?.access
    let isHidden = access == "private" || access == "fileprivate"
    let hidden = leavesFile ? "" : "fileprivate "
    inClass = isHidden ? hidden : access.map { "\($0) " } ?? ""
    let isInlined = ["inlinable", "usableFromInline"].contains { attributes.contains(name: $0) }
    inExtension = isInlined ? "public " : isHidden && !leavesFile ? "fileprivate " : "internal "
  }
}

extension DeclModifierSyntax {
  /// Whether the modifier is the access of a whole declaration.
  var isAccess: Bool { detail == nil && Self.accessNames.contains(name.text) }

  /// Whether a member in an extension cannot have it here, or has another one.
  var staysInClass: Bool {
    Self.accessNames.contains(name.text) || ["override", "dynamic"].contains(name.text)
  }

  private static let accessNames: Set = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]
}

extension DeclModifierListSyntax {
  fileprivate var access: String? { first(where: \.isAccess)?.name.text }
}

extension AttributeListSyntax.Element {
  /// Whether the attribute is about calls of a member, and not about its body.
  var isAboutCalls: Bool {
    guard let name = self.as(AttributeSyntax.self)?.attributeName.typeName else { return false }
    return ["available", "discardableResult", "preconcurrency", "Sendable"].contains(name)
      || name.hasSuffix("Actor")
  }
}

extension FunctionDeclSyntax {
  /// Whether a function can call it with its own arguments.
  var isForwardable: Bool {
    guard case .identifier = name.tokenKind, body != nil else { return false }
    return signature.parameterClause.parameters.allSatisfy { $0.ellipsis == nil }
  }
}

extension VariableDeclSyntax {
  /// The name of the computed property that another one can stand for; nil for other properties.
  var forwardableName: TokenSyntax? {
    guard bindings.count == 1, let binding = bindings.first, binding.typeAnnotation != nil,
      let accessors = binding.accessorBlock?.accessors,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return nil }
    guard case .accessors(let list) = accessors else { return name }
    let observers = ["willSet", "didSet"]
    return list.contains { observers.contains($0.accessorSpecifier.text) } ? nil : name
  }
}
