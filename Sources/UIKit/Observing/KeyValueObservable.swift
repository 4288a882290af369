/// An observable property of UIKit.
package struct _ObservableProperty {
  /// The key that the property has in Objective-C.
  let key: String
  let path: AnyKeyPath

  package init(_ key: String, _ path: AnyKeyPath) {
    self.key = key
    self.path = path
  }
}

/// An object that reports the changes of its observable properties.
///
/// Setters call `_willChange(_:)` and `_didChange(_:)`, which only check a flag until the object is
/// observed.
@MainActor
package protocol _KeyValueObservable: NSObject {
  /// The observable properties, by key paths whose root is this class itself.
  static var _observables: [_ObservableProperty] { get }
  var _isObserved: Bool { get set }
  /// Called when the first observer was added to the object.
  func _observingBegan()
}

extension _KeyValueObservable {
  package func _observingBegan() {}

  @inline(__always)
  package func _willChange(_ keys: @autoclosure () -> [String]) {
    if _isObserved { _reportWillChange(keys()) }
  }

  @inline(__always)
  package func _didChange(_ keys: @autoclosure () -> [String]) {
    if _isObserved { _reportDidChange(keys()) }
  }

  func _reportWillChange(_ keys: [String]) {
    guard let list = KeyValueObserverList.known(of: self) else { return }
    for key in keys { list.forEach(of: .key(key)) { $0.willChange(self) } }
  }

  func _reportDidChange(_ keys: [String]) {
    guard let list = KeyValueObserverList.known(of: self) else { return }
    for key in keys { list.forEach(of: .key(key)) { $0.didChange(self) } }
  }
}

/// Queries about observable properties for nonisolated code.
enum _KeyValueObserving {
  /// - Precondition: UIKit's objects are observed on the main actor.
  static func noteObserved(_ object: NSObject) {
    guard object is any _KeyValueObservable else { return }
    nonisolated(unsafe) let object = object
    MainActor.assumeIsolated {
      guard let object = object as? any _KeyValueObservable, !object._isObserved else { return }
      object._isObserved = true
      object._observingBegan()
    }
  }

  static func property<Root>(of root: Root.Type, at path: AnyKeyPath) -> KeyValueProperty {
    key(of: root, where: { $0.path == path }).map { .key($0.key) } ?? .path(path)
  }

  static func key(
    of root: Any.Type,
    where isMeant: (_ObservableProperty) -> Bool
  ) -> _ObservableProperty? {
    guard root is NSObject.Type, root is UIResponder.Type || root is CALayer.Type else {
      return nil
    }
    nonisolated(unsafe) let isMeant = isMeant
    nonisolated(unsafe) var found: _ObservableProperty?
    MainActor.assumeIsolated {
      found = (root as? any _KeyValueObservable.Type)?._observables.first(where: isMeant)
    }
    return found
  }
}
