/// Names, calls and other facts of code that follow from its syntax.
package struct CodeFacts: Sendable {
  package internal(set) var names: [NameUse] = []
  package internal(set) var calls: [Call] = []
  package internal(set) var accesses: [MemberAccess] = []
  package internal(set) var casts: [Cast] = []
  package internal(set) var dropped: [DroppedError] = []
  package internal(set) var locals: [LocalValue] = []
  package internal(set) var closures: [AssignedClosure] = []
  package internal(set) var statements: [SQLText] = []
  package internal(set) var unwraps: [ForcedUnwrap] = []
  /// The names of attributes, without the at sign.
  package internal(set) var attributes: [String] = []
}

/// A name with a capital letter: a type, as far as syntax shows.
package struct NameUse: Sendable {
  /// The syntactic position of a name.
  package enum Context: Sendable {
    /// A type: annotations, generic arguments.
    case type
    /// `Name(…)`, `Name.init(…)`.
    case construction
    /// A construction as the default value of a parameter.
    case defaultArgument
    /// Any other expression, `Name.member` among them.
    case expression
    case inheritance
  }

  /// The name, with the members that follow it and begin with a capital: `Outer.Inner`.
  package let name: String
  package let context: Context
  package let place: Place
  /// The function or property that contains the name.
  package let member: String?

  /// The last component of the name.
  package var simple: String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }
}

/// A call of a function or an initialiser.
package struct Call: Sendable {
  /// The last component: `push` in `navigator.push(…)`.
  package let name: String
  /// The expression before the last component, without spaces, at most 80 characters long.
  package let base: String
  package let arguments: [CallArgument]
  package let place: Place
  package let member: String?

  package func argument(_ label: String) -> CallArgument? {
    arguments.first { $0.label == label }
  }

  package var labels: [String] { arguments.map { $0.label ?? "_" } }

  /// The last component of the base, without signs: `b` of `a?.b!`.
  package var lastOfBase: String { Self.last(of: base) }

  /// The last component of a chain of names, without signs.
  package static func last(of base: String) -> String {
    let end = base.lastIndex { $0 == "." }
    let last = end.map { base[base.index(after: $0)...] } ?? base[...]
    return String(last.filter { $0 != "?" && $0 != "!" })
  }
}

/// An argument of a call.
package struct CallArgument: Sendable {
  /// The form of a value.
  package enum Value: Sendable, Hashable {
    /// A string without interpolation.
    case string(String)
    /// A name or a chain of members, as written.
    case name(String)
    /// A call of a function or an initialiser, named with its base.
    case call(String)
    case closure(isEmpty: Bool)
    case other
  }

  /// Nil without a label.
  package let label: String?
  package let value: Value
  package let isTrailing: Bool
  /// The expressions whose values a call writes to a log for everyone to read; none for others.
  package let logged: [String]
  package let place: Place
}

/// A member that is read or written, and not called.
package struct MemberAccess: Sendable {
  package let name: String
  /// The expression before the name, without spaces, at most 80 characters long.
  package let base: String
  package let place: Place
  package let member: String?

  /// The last component of the base, without signs.
  package var lastOfBase: String { Call.last(of: base) }
}

/// A cast by `as?`, `as!` or `is`.
package struct Cast: Sendable {
  /// The expression that is cast, as written.
  package let value: String
  package let type: String
  package let sign: String
  package let place: Place
}

/// An error that is ignored.
package struct DroppedError: Sendable {
  /// The way in which the error is ignored.
  package enum Kind: Sendable {
    /// `try?`, with the name of what is called.
    case optionalTry(String)
    case emptyCatch
    /// `case .failure: break`.
    case ignoredFailure
  }

  package let kind: Kind
  package let place: Place
}

/// A local constant or variable that a call made.
package struct LocalValue: Sendable {
  package let name: String
  /// The name of the constructed type.
  package let callee: String
  package let place: Place
  package let member: String?
  /// A Boolean value that indicates whether the value is passed, stored or returned in the same
  /// function.
  package let escapes: Bool
  /// The members that are called on it.
  package let calledMembers: [String]
}

/// A closure that is assigned to a member of another object.
package struct AssignedClosure: Sendable {
  /// The expression that is assigned to, as written.
  package let target: String
  package let capturesSelfStrongly: Bool
  package let place: Place
}

/// A string that is a statement of SQL.
package struct SQLText: Sendable {
  package let place: Place
}

/// An expression that is unwrapped by `!`.
package struct ForcedUnwrap: Sendable {
  /// The expression that is unwrapped, as written.
  package let value: String
  package let place: Place
}
