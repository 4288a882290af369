/// A value of an expression, as far as names and types determine it.
enum Value: Hashable, Comparable {
  /// An object of a type of the project.
  case object(Int)
  /// A type of the project itself.
  case type(Int)
  /// A coordinator; an index into the flows.
  case flow(Int)
  /// A controller of an external class, by its name.
  case foreign(String)
  /// An external type.
  case foreignType(String)
  /// A plain controller that a function of this name creates.
  case made(String, function: Int)
  /// A controller of a storyboard, by its key.
  case scene(String)

  static func < (left: Value, right: Value) -> Bool {
    left.order < right.order
  }

  private var order: String {
    switch self {
    case .object(let id): "0 \(1_000_000 + id)"
    case .type(let id): "1 \(1_000_000 + id)"
    case .flow(let id): "2 \(1_000_000 + id)"
    case .foreign(let name): "3 \(name)"
    case .foreignType(let name): "4 \(name)"
    case .made(let name, let function): "5 \(name) \(function)"
    case .scene(let key): "6 \(key)"
    }
  }
}

/// An argument or an initial value: controllers, coordinators, and cases of enums.
struct Passed: Hashable {
  var values: [Value] = []
  var cases: [String] = []
  /// The enum of the cases, as far as it is known.
  var enumType: Int?

  var isEmpty: Bool { values.isEmpty && cases.isEmpty }
}

/// The circumstances in which a function runs.
struct Context: Hashable {
  /// An index into the functions of the index.
  var function: Int
  /// The type of `self`, which may be derived from the one that declares the function.
  var selfType: Int?
  /// The flow that `self` is.
  var flow: Int?
  /// The flow of the screen that the code acts for.
  var home: Int?
  var parameters: [String: Passed] = [:]
  /// The cases for which a branch is taken, of `enumType`.
  var cases: Set<String> = []
  var enumType: Int?
}

/// An action of code on a screen or a flow.
struct Action: Hashable {
  enum Target: Hashable {
    case screen(Value)
    case flow(Int)
    case container(Screen.Kind)
    case route(RouteReference)
    case segue(String)
  }

  enum Source: Hashable {
    /// The caller of the code.
    case caller
    /// A controller, or the object that acts for it, that was given a closure in a flow.
    case object(Value, home: Int?)
    /// The end of a flow.
    case result(Int)
    case container(Screen.Kind)
  }

  var kind: Opening.Kind
  var target: Target
  var source = Source.caller
  /// The flow that performs the action, and owns its target.
  var owner: Int?
  /// The cases of routes that show the screen.
  var routes: [RouteReference] = []
  var label: String?
  var place: SourcePlace
}

/// A case of an enum of routes.
struct RouteReference: Hashable {
  var type: Int
  var name: String
}

/// A coordinator with its initial values, as far as they determine its screens.
struct FlowInstance: Hashable {
  var type: Int
  /// The values of its properties.
  var properties: [String: Passed]
}
