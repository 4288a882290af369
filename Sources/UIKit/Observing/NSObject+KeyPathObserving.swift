// Observers by key names, as `#keyPath` and string literals provide them.

extension NSObject {
  /// Calls the observer's `observeValue(forKeyPath:of:change:context:)` when a property changes.
  ///
  /// - Parameters:
  ///   - observer: The observer, held weakly.
  ///   - keyPath: The key of an observable property of this object, such as `"contentOffset"`.
  ///   - options: The values that the observer receives, and when it is called.
  ///   - context: A pointer that the observer receives.
  /// - Precondition: `observe(_:options:changeHandler:)` lists the property.
  @preconcurrency @MainActor
  public final func addObserver(
    _ observer: UIResponder,
    forKeyPath keyPath: String,
    options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let property = _KeyValueObserving.key(of: type(of: self)) { $0.key == keyPath }
    guard let property else {
      preconditionFailure(
        "Expected the key of an observable property of \(type(of: self)), got \"\(keyPath)\"."
      )
    }
    let entry = KeyValueMethod(property, options, observer, context)
    entry.start(on: self)
    entry.sendInitial(self)
  }

  @preconcurrency @MainActor
  public final func removeObserver(_ observer: UIResponder, forKeyPath keyPath: String) {
    remove(where: { $0.isOf(observer, keyPath) }, observer, keyPath)
  }

  @preconcurrency @MainActor
  public final func removeObserver(
    _ observer: UIResponder,
    forKeyPath keyPath: String,
    context: UnsafeMutableRawPointer?
  ) {
    remove(where: { $0.isOf(observer, keyPath) && $0.context == context }, observer, keyPath)
  }

  /// Ends the most recent matching observation.
  @MainActor
  private func remove(
    where isMeant: (KeyValueMethod) -> Bool,
    _ observer: UIResponder,
    _ keyPath: String
  ) {
    let list = KeyValueObserverList.known(of: self)
    let entry = list?.last { ($0 as? KeyValueMethod).map(isMeant) ?? false }
    guard let entry else {
      preconditionFailure(
        """
        Expected an observer of "\(keyPath)", got \(type(of: observer)), which is not one. \
        Remove an observer as often as it was added.
        """
      )
    }
    entry.invalidate()
  }
}

/// An observer that calls a method.
private final class KeyValueMethod: KeyValueObserver, @unchecked Sendable {
  // Unchecked: it is used on the main actor only.
  private let observed: _ObservableProperty
  private weak var observer: UIResponder?
  let context: UnsafeMutableRawPointer?
  private let options: NSKeyValueObservingOptions
  private var oldValues: [Any] = []

  init(
    _ property: _ObservableProperty,
    _ options: NSKeyValueObservingOptions,
    _ observer: UIResponder,
    _ context: UnsafeMutableRawPointer?
  ) {
    observed = property
    self.observer = observer
    self.context = context
    self.options = options
    super.init(.key(property.key), options)
  }

  func isOf(_ observer: UIResponder, _ key: String) -> Bool {
    self.observer === observer && observed.key == key
  }

  func sendInitial(_ object: NSObject) {
    if options.contains(.initial) { send(object, old: nil, new: value(of: object)) }
  }

  override func willChange(_ object: NSObject) {
    guard !options.isDisjoint(with: [.old, .prior]) else { return }
    let old = value(of: object)
    oldValues.append(old)
    if options.contains(.prior) { send(object, old: old, new: nil, isPrior: true) }
  }

  override func didChange(_ object: NSObject) {
    send(object, old: oldValues.popLast(), new: value(of: object))
  }

  /// Returns the value, `NSNull` for nil.
  private func value(of object: NSObject) -> Any {
    let value = object[keyPath: observed.path] ?? NSNull()
    if case Optional<Any>.none = value as Any? { return NSNull() }
    return value
  }

  private func send(_ object: NSObject, old: Any?, new: Any?, isPrior: Bool = false) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new), let new { change[.newKey] = new }
    if options.contains(.old), let old { change[.oldKey] = old }
    if isPrior { change[.notificationIsPriorKey] = true }
    nonisolated(unsafe) let (sent, sender) = (change, object)
    MainActor.assumeIsolated {
      observer?.observeValue(
        forKeyPath: observed.key,
        of: sender,
        change: sent,
        context: context
      )
    }
  }
}
