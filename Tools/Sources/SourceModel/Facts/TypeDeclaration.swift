/// A declared type, or an extension of one, as it stands in a file.
package struct TypeDeclaration: Sendable {
  /// The kind of declaration.
  package enum Kind: String, Sendable, Codable {
    case `class`
    case `struct`
    case `enum`
    case actor
    case `protocol`
    case `extension`
  }

  package let kind: Kind
  /// The simple name; that of the extended type for an extension.
  package let name: String
  /// The name with those of the enclosing types, joined by dots.
  package let qualifiedName: String
  /// The types in the inheritance clause, without generic arguments.
  package let inherits: [TypeName]
  /// The types that a protocol requires of `Self` in a `where` clause.
  package let selfRequirements: [TypeName]
  /// Without the at sign.
  package let attributes: [String]
  package let modifiers: [String]
  package let genericParameters: [String]
  /// The place of the name.
  package let place: Place
  /// The place of the first modifier or keyword, after comments and attributes.
  package let start: Place
  /// The offset after the name and its generic parameters.
  package let nameEnd: Int
  /// The offset after the last inherited type; nil without an inheritance clause.
  package let inheritanceEnd: Int?
  /// From the first modifier to the closing brace, 1-based.
  package let lines: ClosedRange<Int>
  /// The number of lines of code in `lines`.
  package let codeLines: Int
  /// The index of the enclosing declaration, in the same file.
  package let outer: Int?
  package internal(set) var members = Members()
  /// The facts of the code in this declaration, without those of nested types.
  package internal(set) var code = CodeFacts()

  package func has(modifier: String) -> Bool { modifiers.contains(modifier) }

  package func has(attribute: String) -> Bool { attributes.contains(attribute) }
}

/// A type that is named in an inheritance clause.
package struct TypeName: Sendable, Hashable {
  /// Without generic arguments; with the names of outer types as written.
  package let name: String
  package let place: Place

  /// The last component of the name.
  package var simple: String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}
