import Synchronization

/// The identity of an observed property.
enum KeyValueProperty: Hashable {
  /// A property that UIKit changes, by its Objective-C key.
  case key(String)
  /// A property of an app's class, whose changes the app reports.
  case path(AnyKeyPath)
}

/// An observer of a property of an object.
class KeyValueObserver: @unchecked Sendable {
  // Unchecked: values are read where the property changes; a lock guards the validity.
  fileprivate let property: KeyValueProperty
  fileprivate let options: NSKeyValueObservingOptions
  private weak var list: KeyValueObserverList?
  private let isInvalidated = Mutex(false)

  init(_ property: KeyValueProperty, _ options: NSKeyValueObservingOptions) {
    self.property = property
    self.options = options
  }

  final func start(on object: NSObject) {
    let list = KeyValueObserverList.make(of: object)
    self.list = list
    list.add(self)
    _KeyValueObserving.noteObserved(object)
  }

  final func invalidate() {
    isInvalidated.withLock { $0 = true }
    list?.remove(self)
  }

  final var isValid: Bool { !isInvalidated.withLock { $0 } }

  /// Called when the value of the property is about to change.
  func willChange(_ object: NSObject) {}

  func didChange(_ object: NSObject) {}
}

/// An observer that calls a closure.
final class KeyValueClosure<Root: NSObject, Value>: KeyValueObserver, @unchecked Sendable {
  typealias Handler = (Root, NSKeyValueObservedChange<Value>) -> Void

  private let keyPath: KeyPath<Root, Value>
  private let handler: Handler
  /// The values before the changes in progress, the outermost first.
  private var oldValues: [Value] = []

  init(
    _ keyPath: KeyPath<Root, Value>,
    _ options: NSKeyValueObservingOptions,
    _ handler: @escaping Handler
  ) {
    self.keyPath = keyPath
    self.handler = handler
    super.init(_KeyValueObserving.property(of: Root.self, at: keyPath), options)
  }

  func sendInitial(_ object: Root) {
    if options.contains(.initial) { send(object, old: nil, new: object[keyPath: keyPath]) }
  }

  override func willChange(_ object: NSObject) {
    guard !options.isDisjoint(with: [.old, .prior]), let object = object as? Root else { return }
    let old = object[keyPath: keyPath]
    oldValues.append(old)
    if options.contains(.prior) { send(object, old: old, new: nil, isPrior: true) }
  }

  override func didChange(_ object: NSObject) {
    guard let object = object as? Root else { return }
    send(object, old: oldValues.popLast(), new: object[keyPath: keyPath])
  }

  private func send(_ object: Root, old: Value?, new: Value?, isPrior: Bool = false) {
    handler(
      object,
      NSKeyValueObservedChange(
        kind: .setting,
        newValue: options.contains(.new) ? new : nil,
        oldValue: options.contains(.old) ? old : nil,
        indexes: nil,
        isPrior: isPrior
      )
    )
  }
}

/// The observers of an object, associated with it.
final class KeyValueObserverList: @unchecked Sendable {
  // Unchecked: a lock guards all state.
  /// Unsafe: only the address is used; the memory is never written.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  )

  private let observers = Mutex<[KeyValueObserver]>([])

  static func known(of object: NSObject) -> KeyValueObserverList? {
    objc_getAssociatedObject(object, key) as? KeyValueObserverList
  }

  static func make(of object: NSObject) -> KeyValueObserverList {
    if let known = known(of: object) { return known }
    let list = KeyValueObserverList()
    objc_setAssociatedObject(object, key, list, .OBJC_ASSOCIATION_RETAIN)
    return list
  }

  func add(_ observer: KeyValueObserver) {
    observers.withLock { $0.append(observer) }
  }

  func remove(_ observer: KeyValueObserver) {
    observers.withLock { $0.removeAll { $0 === observer } }
  }

  func last(where isMeant: (KeyValueObserver) -> Bool) -> KeyValueObserver? {
    observers.withLock { $0.last(where: isMeant) }
  }

  /// Calls the observers of a property, in the order in which they were added.
  func forEach(of property: KeyValueProperty, _ body: (KeyValueObserver) -> Void) {
    let meant = observers.withLock { $0.filter { $0.property == property } }
    for observer in meant where observer.isValid { body(observer) }
  }
}
