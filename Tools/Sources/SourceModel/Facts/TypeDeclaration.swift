/// A declared type, or an extension of one, as it stands in a file.
package struct TypeDeclaration: Sendable {
  /// What was declared.
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
  /// The name with those of the types around it, joined by dots.
  package let qualifiedName: String
  /// What the inheritance clause names, without generic arguments.
  package let inherits: [TypeName]
  /// Without the at sign.
  package let attributes: [String]
  package let modifiers: [String]
  package let genericParameters: [String]
  /// The place of the name.
  package let place: Place
  /// Where the declaration begins, behind comments and attributes: at the first modifier or keyword.
  package let start: Place
  /// The offset behind the name and its generic parameters.
  package let nameEnd: Int
  /// The offset behind the last inherited type; nil without an inheritance clause.
  package let inheritanceEnd: Int?
  /// From the first modifier to the closing brace, 1-based.
  package let lines: ClosedRange<Int>
  /// How many of `lines` are code.
  package let codeLines: Int
  /// The index of the declaration around this one, in the same file.
  package let outer: Int?
  package internal(set) var members = Members()
  /// What the code of this declaration does, without that of nested types.
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
