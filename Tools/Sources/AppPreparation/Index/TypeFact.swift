/// A type of a module with all its declarations: the type itself and its extensions.
struct TypeFact: Sendable {
  /// A body in which members stand.
  struct Body: Sendable {
    let file: Int
    /// The offset of the closing brace.
    let brace: Int
    let isExtension: Bool
    /// True for an extension with `@objc`.
    var isExposed = false
    var inherits: [String]
    var methods: [MethodFact] = []
    var variables: [VariableFact] = []
  }

  /// A property as it is declared.
  struct VariableFact: Sendable {
    let name: String
    let isOverride: Bool
    /// True for `@objc` and its kin.
    let isExposed: Bool
    /// Whether a property of the object can stand for it.
    let isForwardable: Bool
    /// The type of an `@objc optional` requirement, as written; nil for other properties.
    let optionalType: String?
    /// The declaration from its first attribute to its end, in bytes of its file.
    let range: Range<Int>
  }

  /// A method, by its name with labels, or a property.
  struct Member {
    let name: String
    let isOverride: Bool
    let isExposed: Bool
    let isForwardable: Bool
    let range: Range<Int>
  }

  enum Kind: Sendable { case `class`, `protocol`, other }

  /// The name with those of the enclosing types, joined by dots.
  let name: String
  /// Nil for a type of another module, which this one extends.
  var kind: Kind?
  var isGeneric = false
  var isPublic = false
  /// True for a type that other files cannot name.
  var isHidden = false
  var bodies: [Body] = []
  /// The types of stored properties that say them, without optional signs.
  var properties: [String: String] = [:]

  /// The names after the colon, of the declaration and its extensions.
  var inherits: [String] { bodies.flatMap(\.inherits) }
  var methods: [MethodFact] { bodies.flatMap(\.methods) }
  /// The properties, without those of superclasses.
  var variables: [VariableFact] { bodies.flatMap(\.variables) }
  /// The optional properties of a protocol.
  var optionalProperties: [OptionalProperty] {
    variables.compactMap { variable in
      variable.optionalType.map { OptionalProperty(name: variable.name, type: $0) }
    }
  }
  var ownBody: Body? { bodies.first { !$0.isExtension } }
}

extension TypeFact.Body {
  var members: [TypeFact.Member] {
    methods.map {
      TypeFact.Member(
        name: $0.fullName,
        isOverride: $0.isOverride,
        isExposed: $0.isExposed,
        isForwardable: $0.isForwardable,
        range: $0.range
      )
    }
      + variables.map {
        TypeFact.Member(
          name: $0.name,
          isOverride: $0.isOverride,
          isExposed: $0.isExposed,
          isForwardable: $0.isForwardable,
          range: $0.range
        )
      }
  }
}
