/// The members of a declaration.
package struct Members: Sendable {
  package internal(set) var properties: [Property] = []
  package internal(set) var functions: [Function] = []
  /// The names of an enumeration's cases.
  package internal(set) var cases: [String] = []
  package internal(set) var associatedTypes: [String] = []
  package internal(set) var typealiases: [String] = []
}

/// A property.
package struct Property: Sendable {
  package let name: String
  /// The type as written, without line breaks; empty where it is inferred.
  package let type: String
  /// The simple names of all types that `type` mentions.
  package let typeNames: [String]
  package let modifiers: [String]
  package let attributes: [String]
  package let isLet: Bool
  /// The keywords of the accessors, as `get` and `didSet`; `get` for a body without any.
  package let accessors: [String]
  /// The type that the initial value constructs: `Card` for `= Card()`; nil for any other value.
  package let initialCall: String?
  package let hasInitialValue: Bool
  /// A Boolean value that indicates whether the initial value is `nil`.
  package let isInitiallyNil: Bool
  /// A Boolean value that indicates whether its type is a function.
  package let isClosure: Bool
  package let place: Place
  /// The offset of `let` or `var`.
  package let keyword: Int
  package let lines: ClosedRange<Int>

  package var isComputed: Bool { accessors.contains("get") }

  package var isWeak: Bool { modifiers.contains { $0 == "weak" || $0.hasPrefix("unowned") } }

  package var isStatic: Bool { modifiers.contains { $0 == "static" || $0 == "class" } }

  package var isPrivate: Bool { modifiers.contains { $0 == "private" || $0 == "fileprivate" } }

  package var isOptional: Bool { type.hasSuffix("?") || type.hasSuffix("!") }
}

/// A function, an initialiser, a deinitialiser or a subscript.
package struct Function: Sendable {
  /// The kind of declaration.
  package enum Kind: String, Sendable {
    case function
    case initializer
    case deinitializer
    case `subscript`
  }

  package let kind: Kind
  /// The name; `init`, `deinit` and `subscript` for unnamed declarations.
  package let name: String
  package let parameters: [Parameter]
  /// The type of the result as written; empty for none.
  package let returns: String
  package let returnedTypeNames: [String]
  package let modifiers: [String]
  package let attributes: [String]
  package let isAsync: Bool
  package let isThrowing: Bool
  package let hasBody: Bool
  package let place: Place
  /// From the first modifier to the closing brace, 1-based.
  package let lines: ClosedRange<Int>
  /// The number of lines of code in `lines`.
  package let codeLines: Int

  package var lineCount: Int { lines.count }

  package func has(modifier: String) -> Bool { modifiers.contains(modifier) }

  /// The full name with the labels of the parameters: `show(_:at:)`.
  package var fullName: String {
    "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
  }
}

/// A parameter of a function.
package struct Parameter: Sendable {
  /// `_` without a label.
  package let label: String
  package let name: String
  package let type: String
  package let typeNames: [String]
  package let isClosure: Bool
  package let place: Place
}
