/// A function, an initializer or an accessor, with its code as a list of events.
struct FunctionFacts: Sendable {
  struct Parameter: Sendable {
    var label: String?
    var name: String
    var type: String
    var standard: CodeExpression?

    /// A Boolean value that indicates whether the parameter decides how a controller is presented.
    var isPresentationStyle: Bool { TypeText(type).base == "UIModalPresentationStyle" }
  }

  var name: String
  var parameters: [Parameter] = []
  /// The type of the result, as written.
  var returns: String?
  var isInitializer = false
  var isStatic = false
  /// A Boolean value that indicates whether the function is the accessor of a property.
  var isAccessor = false
  var hasBody = true
  var events: [CodeEvent] = []
  var closures: [CodeClosure] = []
  var offset: SourceOffset
}

/// A step of a function.
struct CodeEvent: Sendable {
  enum Action: Sendable {
    case evaluate(CodeExpression)
    case bind(String, type: String?, CodeExpression)
    case assign(CodeExpression, CodeExpression)
    case result(CodeExpression)
  }

  var action: Action
  /// The cases under which the event happens, outermost first.
  var conditions: [CaseCondition]
  /// The innermost closure that contains the event.
  var closure: Int?
  var offset: SourceOffset
}

/// The cases of an enum to which a branch applies, or does not apply.
struct CaseCondition: Hashable, Sendable {
  var names: [String]
  var isExcluding = false

  /// Returns whether the branch may run for a value that is one of `cases`.
  func allows(_ cases: Set<String>) -> Bool {
    isExcluding
      ? cases.contains { !names.contains($0) }
      : names.contains(where: cases.contains)
  }
}

/// A closure and its destination.
struct CodeClosure: Sendable {
  enum Use: Sendable {
    /// Assigned to a property.
    case assigned(CodeExpression)
    /// Passed to a call.
    case passed(CodeExpression)
    case other
  }

  struct Parameter: Sendable {
    var name: String
    /// As written.
    var type: String?
  }

  var use: Use
  var parent: Int?
  /// The named parameters; none for `$0`.
  var parameters: [Parameter] = []
}
