import Foundation

/// What Interface Builder may set and call in a class: its outlets, actions and inspectable
/// attributes.
///
/// Apple's UIKit finds them by name with the Objective-C runtime, which does not exist here. Register
/// each class of the app that a storyboard or nib names, before the first one is loaded:
///
/// ```swift
/// extension LoginViewController {
///   static func registerForNibs() {
///     NibClass.register(LoginViewController.self) {
///       $0.outlet("nameField", \.nameField)
///       $0.outletCollection("stars", \.stars)
///       $0.action("logIn:", Selector(LoginViewController.logIn))
///     }
///   }
/// }
/// ```
///
/// In the file of the class, key paths and selectors reach private members. Setting an outlet through
/// its key path reads it first, so its getter must not load a view. A subclass inherits what its
/// superclass has registered.
@preconcurrency @MainActor
public final class NibClass<Object: NSObject> {
  private let members: NibMembers

  private init(_ members: NibMembers) {
    self.members = members
  }

  /// Registers a class; a second registration adds to the first.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: Its name in Interface Builder, with the module: the class's own by default.
  ///   - describe: Describes the outlets, actions and attributes.
  public static func register(
    _ type: Object.Type,
    named name: String? = nil,
    _ describe: (NibClass<Object>) -> Void = { _ in }
  ) {
    let members = NibClasses.members(adding: type, named: name ?? String(reflecting: type))
    describe(NibClass(members))
  }

  /// Adds an outlet of an optional type, as outlets are by rule.
  public func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value?>) {
    members.outlets[name] = { object, value in
      guard let value = value as? Value else { return OutletMismatch(Value.self) }
      (object as? Object)?[keyPath: path] = value
      return nil
    }
  }

  /// Adds an outlet of a type that is not optional.
  @_disfavoredOverload
  public func outlet<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    members.outlets[name] = { object, value in
      guard let value = value as? Value else { return OutletMismatch(Value.self) }
      (object as? Object)?[keyPath: path] = value
      return nil
    }
  }

  /// Adds an outlet collection.
  public func outletCollection<Value>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, [Value]?>
  ) {
    members.collections[name] = { object, values in
      let list = values.compactMap { $0 as? Value }
      guard list.count == values.count else { return "[\(Value.self)]" }
      (object as? Object)?[keyPath: path] = list
      return nil
    }
  }

  /// Adds an outlet collection of a type that is not optional.
  @_disfavoredOverload
  public func outletCollection<Value>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, [Value]>
  ) {
    members.collections[name] = { object, values in
      let list = values.compactMap { $0 as? Value }
      guard list.count == values.count else { return "[\(Value.self)]" }
      (object as? Object)?[keyPath: path] = list
      return nil
    }
  }

  /// Adds an action.
  ///
  /// - Parameters:
  ///   - name: The name that Interface Builder writes: "logIn:" for a method with a sender.
  ///   - selector: The method.
  public func action(_ name: String, _ selector: Selector) {
    members.actions[name] = selector._named(name)
  }

  /// Adds an action with the name of the selector: `Selector(Page.turn, named: "turn:")`.
  public func action(_ selector: Selector) {
    guard let name = selector._name else {
      preconditionFailure("Expected a selector with a name, got one without: write `named:`.")
    }
    members.actions[name] = selector
  }

  /// Adds an action that makes the destination of a segue, an `@IBSegueAction`.
  ///
  /// - Parameters:
  ///   - name: The name that Interface Builder writes: "makeDetail:sender:segueIdentifier:".
  ///   - make: The method's body; it returns nil for the storyboard's own controller.
  public func segueAction(
    _ name: String,
    _ make: @escaping (Object, NSCoder, Any?, String?) -> UIViewController?
  ) {
    members.segueActions[name] = { object, coder, sender, identifier in
      (object as? Object).flatMap { make($0, coder, sender, identifier) }
    }
  }

  /// Adds an attribute that Interface Builder can set by name: an `@IBInspectable`, or another
  /// property in a view's runtime attributes.
  ///
  /// The property is a Boolean value, a number, a string, a `UIColor`, a `CGColor`, a `UIImage`, a
  /// point, a size or a rectangle, or an optional one of them.
  public func attribute<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    members.attributes[name] = { object, value in
      guard let value = value.converted(to: Value.self) else { return "\(Value.self)" }
      (object as? Object)?[keyPath: path] = value
      return nil
    }
  }

  /// Adds an object whose attributes a key path may name, as `layer` in `layer.cornerRadius`.
  public func object<Value: NSObject>(_ name: String, _ path: KeyPath<Object, Value>) {
    members.objects[name] = { ($0 as? Object)?[keyPath: path] }
  }
}

/// The members of one class, without its type.
@MainActor
final class NibMembers {
  /// Setters, which return the expected type if the value has another one.
  var outlets: [String: (NSObject, Any) -> OutletMismatch?] = [:]
  var collections: [String: (NSObject, [Any]) -> String?] = [:]
  var attributes: [String: (NSObject, InterfaceValue) -> String?] = [:]
  var objects: [String: (NSObject) -> NSObject?] = [:]
  var actions: [String: Selector] = [:]
  var segueActions: [String: (NSObject, NSCoder, Any?, String?) -> UIViewController?] = [:]
}

/// The type that an outlet has, where an object of another one is connected to it.
struct OutletMismatch {
  let expected: String
  /// A Boolean value that indicates whether the type is a protocol, which Objective-C does not check.
  let isProtocol: Bool

  init<Value>(_ type: Value.Type) {
    expected = "\(type)"
    isProtocol = !(type is AnyClass)
  }
}

/// The registered classes.
@MainActor
enum NibClasses {
  private static var members: [ObjectIdentifier: NibMembers] = [:]
  private static var types: [String: NSObject.Type] = [:]
  private static let systemClasses: Void = registerSystemClasses()

  static func members(adding type: NSObject.Type, named name: String) -> NibMembers {
    types[name] = type
    // Files of Xcode before Swift's modules, and of Objective-C, have the name alone.
    if let bare = name.split(separator: ".").last { types[String(bare)] = type }
    if let known = members[ObjectIdentifier(type)] { return known }
    let new = NibMembers()
    members[ObjectIdentifier(type)] = new
    return new
  }

  /// Returns a class by its name and module.
  ///
  /// A class that is not registered is found by Swift's runtime.
  static func type(named name: String, module: String?) -> NSObject.Type? {
    _ = systemClasses
    if let module, let type = types["\(module).\(name)"] ?? classOfSwift(name, module) {
      return type
    }
    return types[name] ?? moduleOfApp.flatMap { classOfSwift(name, $0) }
  }

  private static func classOfSwift(_ name: String, _ module: String) -> NSObject.Type? {
    let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)C"
    return _typeByName(mangled) as? NSObject.Type
  }

  /// The module of the app's delegate, which documents without a module mean.
  private static var moduleOfApp: String? {
    let application = CurrentScene.runtime?.application ?? CurrentScene.launching
    guard let delegate = application?._appDelegate else { return nil }
    return String(reflecting: Swift.type(of: delegate)).split(separator: ".").first.map(String.init)
  }

  /// Returns the first value for an object's class or its superclasses.
  static func first<Value>(of object: AnyObject, _ find: (NibMembers) -> Value?) -> Value? {
    first(ofClass: Swift.type(of: object), find)
  }

  static func first<Value>(ofClass type: AnyClass, _ find: (NibMembers) -> Value?) -> Value? {
    _ = systemClasses
    var type: AnyClass? = type
    while let current = type {
      if let members = members[ObjectIdentifier(current)], let found = find(members) {
        return found
      }
      type = _getSuperclass(current)
    }
    return nil
  }
}
