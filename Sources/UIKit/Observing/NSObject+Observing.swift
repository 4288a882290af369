/// The protocol that gives objects `observe(_:options:changeHandler:)` with key paths of their own
/// class.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a closure when a property changes.
  ///
  /// Observable properties are `frame`, `bounds`, `center`, `isHidden`, `alpha` and
  /// `backgroundColor` of views; the offset, size and insets of scroll views' content; `isEnabled`,
  /// `isSelected` and `isHighlighted` of controls; `text` of text fields, when it is set;
  /// `progress` of progress views; `title` of view controllers; `frame`, `bounds` and `position` of
  /// layers; and the properties that `WKWebView` reports. Properties of an app's own classes are
  /// observable if their setters call ``willChangeValue(for:)`` and ``didChangeValue(for:)``: Swift
  /// has no `dynamic` without Objective-C.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values that the closure receives, and when it is called.
  ///   - changeHandler: The closure; it receives the object and need not retain it.
  /// - Returns: The observation, which ends when the returned object is deallocated.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = KeyValueClosure(keyPath, options, changeHandler)
    observer.start(on: self)
    observer.sendInitial(self)
    return NSKeyValueObservation(observer)
  }

  /// Reports that a property is about to change.
  public func willChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
    let property = _KeyValueObserving.property(of: Self.self, at: keyPath)
    KeyValueObserverList.known(of: self)?.forEach(of: property) { $0.willChange(self) }
  }

  /// Reports that a property has changed.
  public func didChangeValue<Value>(for keyPath: __owned KeyPath<Self, Value>) {
    let property = _KeyValueObserving.property(of: Self.self, at: keyPath)
    KeyValueObserverList.known(of: self)?.forEach(of: property) { $0.didChange(self) }
  }
}
