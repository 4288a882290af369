/// A reference to a method that targets can receive.
///
/// There is no Objective-C runtime on this platform, and the compiler rejects `#selector`. A
/// selector is created from the method itself, including private methods:
///
/// ```swift
/// button.addTarget(self, action: Selector(ViewController.saveTapped), for: .touchUpInside)
/// ```
///
/// Include the type: a bare `saveTapped` is bound to `self`, which the selector would retain. For
/// an overloaded method, write the labels, `Page.turn(_:)`, or its type, `Page.turn as @Sendable
/// (Page) -> @MainActor () -> Void`.
///
/// Two selectors are equal if they have the same name, or no name and the same place of creation in
/// the source. Name selectors that are compared with each other: `Selector(Page.turn, named:
/// "turn")`. Standard edit actions need no name: `Selector(Label.copy(_:))` equals
/// `Selector(UIResponder.copy(_:))`.
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

  private var identity: Identity
  /// The class that implements the method.
  private let target: ObjectIdentifier
  /// The types of the method's parameters.
  private let parameters: [ObjectIdentifier]
  private let isTarget: @Sendable (AnyObject) -> Bool
  private let call: @MainActor @Sendable (AnyObject, Arguments) -> Void
  /// The call on any thread; nil for classes that are isolated to an actor.
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

  /// The selector of an action that a storyboard, nib or string names, of whatever object receives it.
  ///
  /// Sources that `rostrum run` prepares call it for names of methods that they do not declare.
  public init(_action name: String) {
    identity = .name(name)
    target = ObjectIdentifier(NSObject.self)
    parameters = []
    isTarget = { object in
      let type: AnyClass = type(of: object)
      return MainActor.assumeIsolated {
        NibClasses.first(ofClass: type) { $0.actions[name] } != nil
      }
    }
    call = { object, arguments in
      guard let method = NibClasses.first(of: object, { $0.actions[name] }) else {
        preconditionFailure(
          """
          -[\(type(of: object)) \(name)]: unrecognized selector sent to instance. Expected an \
          action that is registered with NibClass.
          """
        )
      }
      method.call(object, arguments)
    }
    callAnywhere = nil
  }

  /// The same method with another name.
  func _named(_ name: String) -> Selector {
    var other = self
    other.identity = .name(name)
    return other
  }

  /// The name; nil for a selector that is compared by its place in the source.
  var _name: String? {
    if case .name(let name) = identity { name } else { nil }
  }

  public static func == (one: Selector, other: Selector) -> Bool {
    guard one.identity == other.identity else { return false }
    // As in Objective-C, a name is the same for all classes.
    if case .name = one.identity { return true }
    return one.target == other.target
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
  ///   - name: The name for comparison; nil for the place in the source.
  ///   - file: The file of the source; omit this argument and the two after it.
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

  /// Creates a selector of a method without parameters, of a nonisolated class.
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

  /// Creates a selector of a method that takes its sender, of a nonisolated class.
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

  /// Creates the selector of a standard edit action, independent of the named class:
  /// `Selector(Label.copy(_:))`.
  public init(_ method: (_EditAction.Sender) -> _EditAction) {
    self.init(method(_EditAction.Sender()))
  }

  /// Makes a standard edit action without its label ambiguous.
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

  /// The standard edit action; nil for other methods.
  var _editAction: _EditAction? {
    if case .editAction(let action) = identity { action } else { nil }
  }

  /// Returns whether an object implements the method.
  package func _isMethod(of object: AnyObject) -> Bool { isTarget(object) }

  /// Returns whether another method has the same class and the same parameter types.
  func isLike(_ other: Selector) -> Bool {
    target == other.target && parameters == other.parameters
  }

  /// Calls the method on an object; traps if the object's class does not implement it.
  @MainActor
  package func _send(to target: AnyObject, sender: Any?, event: UIEvent? = nil) {
    call(target, Arguments(sender: sender, event: event))
  }

  /// Calls the method on the current thread, if its class is nonisolated.
  ///
  /// - Returns: True if the method was called.
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
    // A nested optional, or an optional in `Any`, would be a sender that is not an object.
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
