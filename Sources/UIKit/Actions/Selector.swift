/// A method that targets are sent, as a value.
///
/// There is no Objective-C runtime on this platform, and the compiler refuses `#selector`. A selector is
/// made from the method itself, private methods included:
///
/// ```swift
/// button.addTarget(self, action: Selector(ViewController.saveTapped), for: .touchUpInside)
/// ```
///
/// Write the type: a bare `saveTapped` is bound to `self`, which the selector would retain. Of an overloaded
/// method write the labels, `Page.turn(_:)`, or its own type, `Page.turn as @Sendable (Page) -> @MainActor
/// () -> Void`.
///
/// Two selectors are equal if they have the same name, or no name and were made at the same place in the
/// source. Give those a name that are compared with each other: `Selector(Page.turn, named: "turn")`.
/// Standard edit actions need none: `Selector(Label.copy(_:))` is equal to `Selector(UIResponder.copy(_:))`.
public struct Selector: Hashable, Sendable {
  private enum Identity: Hashable, Sendable {
    case name(String)
    case editAction(_EditAction)
    case place(file: String, line: UInt, column: UInt)
  }

  fileprivate struct Arguments {
    var sender: Any?
    var event: UIEvent?
  }

  private let identity: Identity
  /// The class that has the method.
  private let target: ObjectIdentifier
  /// The types of the method's parameters.
  private let parameters: [ObjectIdentifier]
  private let isTarget: @Sendable (AnyObject) -> Bool
  private let call: @MainActor @Sendable (AnyObject, Arguments) -> Void
  /// The same on any thread, of classes that belong to no actor.
  private let callAnywhere: (@Sendable (AnyObject, Arguments) -> Void)?

  private init<Target: AnyObject>(
    of target: Target.Type,
    _ parameters: [ObjectIdentifier],
    _ name: String?,
    _ place: (file: String, line: UInt, column: UInt),
    _ call: @escaping @MainActor @Sendable (Target, Arguments) -> Void,
    anywhere callAnywhere: (@Sendable (Target, Arguments) -> Void)? = nil
  ) {
    identity =
      name.map(Identity.name) ?? .place(file: place.file, line: place.line, column: place.column)
    self.target = ObjectIdentifier(target)
    self.parameters = parameters
    isTarget = { $0 is Target }
    self.call = { call(Self.target($0), $1) }
    if let callAnywhere {
      self.callAnywhere = { callAnywhere(Self.target($0), $1) }
    } else {
      self.callAnywhere = nil
    }
  }

  private init<Target: AnyObject>(
    anywhereOf target: Target.Type,
    _ parameters: [ObjectIdentifier],
    _ name: String?,
    _ place: (file: String, line: UInt, column: UInt),
    _ call: @escaping @Sendable (Target, Arguments) -> Void
  ) {
    self.init(of: target, parameters, name, place, call, anywhere: call)
  }

  init(_ action: _EditAction) {
    identity = .editAction(action)
    target = ObjectIdentifier(UIResponder.self)
    parameters = [ObjectIdentifier(Any?.self)]
    isTarget = { object in
      (object as? UIResponder).map { action.isPerformed(by: type(of: $0)) } ?? false
    }
    call = { action.perform(on: Self.target($0), sender: $1.sender) }
    callAnywhere = nil
  }

  public static func == (one: Selector, other: Selector) -> Bool {
    one.identity == other.identity && one.target == other.target
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }

  @available(
    *,
    unavailable,
    message: "there are no names of methods without Objective-C: write Selector(Type.method)"
  )
  public init(_ str: String) {
    preconditionFailure("Expected a method, got \(str).")
  }

  @available(*, unavailable, message: "write the method with its type: Selector(Type.method)")
  @_disfavoredOverload
  public init<Result>(_ method: @escaping @MainActor () -> Result) {
    preconditionFailure("Expected a method with its type, got one that is bound to an object.")
  }

  @available(*, unavailable, message: "write the method with its type: Selector(Type.method)")
  @_disfavoredOverload
  public init<Sender, Result>(_ method: @escaping @MainActor (Sender) -> Result) {
    preconditionFailure("Expected a method with its type, got one that is bound to an object.")
  }

  // MARK: Methods of the main actor's classes

  /// Creates a selector of a method without parameters.
  ///
  /// - Parameters:
  ///   - method: The method: `Type.method`.
  ///   - name: What it is compared by; nil for its place in the source.
  ///   - file: Leave it out, as the two after it.
  ///   - line: The line of the source.
  ///   - column: The column of the source.
  public init<Target: AnyObject, Result>(
    _ method: @escaping @Sendable (Target) -> @MainActor () -> Result,
    named name: String? = nil,
    file: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(of: Target.self, [], name, (file, line, column)) { target, _ in _ = method(target)() }
  }

  /// Creates a selector of a method that takes its sender.
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping @Sendable (Target) -> @MainActor (Sender) -> Result,
    named name: String? = nil,
    file: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(of: Target.self, [ObjectIdentifier(Sender.self)], name, (file, line, column)) {
      target,
      arguments in
      _ = method(target)(Self.argument(arguments.sender, for: target))
    }
  }

  /// Creates a selector of a method that takes its sender and the event.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ method: @escaping @Sendable (Target) -> @MainActor (Sender, Event) -> Result,
    named name: String? = nil,
    file: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let parameters = [ObjectIdentifier(Sender.self), ObjectIdentifier(Event.self)]
    self.init(of: Target.self, parameters, name, (file, line, column)) { target, arguments in
      _ = method(target)(
        Self.argument(arguments.sender, for: target),
        Self.argument(arguments.event, for: target)
      )
    }
  }

  // MARK: Methods of other classes

  /// Creates a selector of a method without parameters, of a class of no actor.
  public init<Target: AnyObject, Result>(
    _ method: @escaping @Sendable (Target) -> () -> Result,
    named name: String? = nil,
    file: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(anywhereOf: Target.self, [], name, (file, line, column)) { target, _ in
      _ = method(target)()
    }
  }

  /// Creates a selector of a method that takes its sender, of a class of no actor.
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping @Sendable (Target) -> (Sender) -> Result,
    named name: String? = nil,
    file: String = #fileID,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(anywhereOf: Target.self, [ObjectIdentifier(Sender.self)], name, (file, line, column))
    {
      target,
      arguments in
      _ = method(target)(Self.argument(arguments.sender, for: target))
    }
  }

  // MARK: Standard edit actions

  /// Creates the selector of a standard edit action, whatever class of responders is named:
  /// `Selector(Label.copy(_:))`.
  public init(_ method: (_EditAction.Sender) -> _EditAction) {
    self.init(method(_EditAction.Sender()))
  }

  /// Makes a standard edit action that is named without its label ambiguous.
  public init(_ method: () -> _EditAction) {
    self.init(method())
  }

  /// Creates the selector of a standard edit action: `Selector(UIResponderStandardEditActions.copy(_:))`.
  @MainActor
  public init(
    _ method: @escaping @Sendable (any UIResponderStandardEditActions) -> @MainActor (Any?) -> Void
  ) {
    let probe = EditActionProbe()
    method(probe)(nil)
    guard let action = probe.action else {
      preconditionFailure("Expected a standard edit action, got another method of the protocol.")
    }
    self.init(action)
  }

  // MARK: Sending

  /// The standard edit action that it names; nil for other methods.
  var _editAction: _EditAction? {
    if case .editAction(let action) = identity { action } else { nil }
  }

  /// Whether an object has the method.
  package func _isMethod(of object: AnyObject) -> Bool { isTarget(object) }

  /// Whether the method is one of the same class, with parameters of the same types.
  func isLike(_ other: Selector) -> Bool {
    target == other.target && parameters == other.parameters
  }

  /// Calls the method of an object, which traps if the object's class does not have it.
  @MainActor
  package func _send(to target: AnyObject, sender: Any?, event: UIEvent? = nil) {
    call(target, Arguments(sender: sender, event: event))
  }

  /// Calls the method on this thread, if its class belongs to no actor.
  ///
  /// - Returns: Whether it was called.
  func sendAnywhere(to target: AnyObject, sender: Any?) -> Bool {
    callAnywhere?(target, Arguments(sender: sender)) != nil
  }

  private static func target<Target: AnyObject>(_ object: AnyObject) -> Target {
    guard let target = object as? Target else {
      preconditionFailure(
        "Expected a target with a method of \(Target.self), got one of \(type(of: object))."
      )
    }
    return target
  }

  private static func argument<Value>(_ value: Any?, for target: AnyObject) -> Value {
    // An optional in another one, or in `Any`, would be a sender that is no object.
    guard let argument = value.flatMap({ $0 as? Value }) ?? (Any?.none as? Value) else {
      preconditionFailure(
        """
        Expected an action of \(type(of: target)) that takes \
        \(value.map { "\(type(of: $0))" } ?? "nil"), got one that takes \(Value.self).
        """
      )
    }
    return argument
  }
}
