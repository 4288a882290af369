/// A type with all its extensions, or one extension of a type that the project does not declare.
package struct SourceType: Sendable, Identifiable {
  /// The index in `Project.types`.
  package let id: Int
  package let name: String
  package let qualifiedName: String
  /// `.extension` for a type that the project does not declare.
  package let kind: TypeDeclaration.Kind
  /// The declarations: the type's own first, then its extensions by path.
  package let parts: [Part]
  package internal(set) var role = Role.other
  /// A Boolean value that indicates whether the folder alone has given the type its role.
  package internal(set) var isRoleByFolder = false
  package let isTest: Bool
  /// The enclosing type.
  package internal(set) var outer: Int?
  /// The types of the project that this one inherits or conforms to directly.
  package internal(set) var supertypes: [Int] = []

  /// The position of a declaration in the project.
  package struct Part: Sendable, Hashable {
    /// The index in `Project.files`.
    package let file: Int
    /// The index in `SourceFile.declarations`.
    package let declaration: Int
  }

  /// A Boolean value that indicates whether the type is a reference type.
  package var isReference: Bool { kind == .class || kind == .actor }

  package var layer: Layer { role.layer }
}
