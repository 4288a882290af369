/// A type of a module with all its declarations: the type itself and its extensions.
struct TypeFact: Sendable {
  /// A body in which members stand.
  struct Body: Sendable {
    let file: Int
    /// The offset of the closing brace.
    let brace: Int
    let isExtension: Bool
    var inherits: [String]
    var methods: [MethodFact] = []
    var variables: [VariableFact] = []
  }

  /// A property as it is declared.
  struct VariableFact: Sendable {
    let name: String
    let isOverride: Bool
    /// The declaration from its first attribute to its end, in bytes of its file.
    let range: Range<Int>
  }

  enum Kind: Sendable { case `class`, `protocol`, other }

  /// The name with those of the enclosing types, joined by dots.
  let name: String
  /// Nil for a type of another module, which this one extends.
  var kind: Kind?
  var isGeneric = false
  var isPublic = false
  var bodies: [Body] = []
  /// The types of stored properties that say them, without optional signs.
  var properties: [String: String] = [:]

  /// The names after the colon, of the declaration and its extensions.
  var inherits: [String] { bodies.flatMap(\.inherits) }
  var methods: [MethodFact] { bodies.flatMap(\.methods) }
  var ownBody: Body? { bodies.first { !$0.isExtension } }
}
