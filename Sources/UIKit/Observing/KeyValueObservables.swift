// The observable properties of UIKit's classes, each with its Objective-C key.
//
// They are members of protocol extensions, because only there `Self` is the class at which key
// paths of observers begin.

/// A class with observable properties in addition to its superclass's.
@MainActor
package protocol _ObservableSubclass: NSObject {
  static var _ownObservables: [_ObservableProperty] { get }
}

/// A control with observable properties in addition to those of every control.
@MainActor
protocol _ObservableControl: UIControl {
  static var _controlObservables: [_ObservableProperty] { get }
}

extension UIView: _KeyValueObservable, _AssociatedObjectOwner {}
extension UIScrollView: _ObservableSubclass {}
extension UIControl: _ObservableSubclass {}
extension UITextField: _ObservableControl {}
extension UIProgressView: _ObservableSubclass {}
extension UIViewController: _KeyValueObservable, _AssociatedObjectOwner {}
extension CALayer: _KeyValueObservable, _AssociatedObjectOwner {}
extension UIGestureRecognizer: _AssociatedObjectOwner {}
extension UIBarItem: _AssociatedObjectOwner {}

extension _KeyValueObservable where Self: UIView {
  package static var _observables: [_ObservableProperty] {
    let own = (Self.self as? any _ObservableSubclass.Type)?._ownObservables ?? []
    return own + [
      _ObservableProperty("frame", \Self.frame),
      _ObservableProperty("bounds", \Self.bounds),
      _ObservableProperty("center", \Self.center),
      _ObservableProperty("hidden", \Self.isHidden),
      _ObservableProperty("alpha", \Self.alpha),
      _ObservableProperty("backgroundColor", \Self.backgroundColor),
    ]
  }
}

extension _ObservableSubclass where Self: UIScrollView {
  package static var _ownObservables: [_ObservableProperty] {
    [
      _ObservableProperty("contentOffset", \Self.contentOffset),
      _ObservableProperty("contentSize", \Self.contentSize),
      _ObservableProperty("contentInset", \Self.contentInset),
    ]
  }
}

extension _ObservableSubclass where Self: UIControl {
  package static var _ownObservables: [_ObservableProperty] {
    let own = (Self.self as? any _ObservableControl.Type)?._controlObservables ?? []
    return own + [
      _ObservableProperty("enabled", \Self.isEnabled),
      _ObservableProperty("selected", \Self.isSelected),
      _ObservableProperty("highlighted", \Self.isHighlighted),
    ]
  }
}

extension _ObservableControl where Self: UITextField {
  static var _controlObservables: [_ObservableProperty] {
    [_ObservableProperty("text", \Self.text)]
  }
}

extension _ObservableSubclass where Self: UIProgressView {
  package static var _ownObservables: [_ObservableProperty] {
    [_ObservableProperty("progress", \Self.progress)]
  }
}

extension _KeyValueObservable where Self: UIViewController {
  package static var _observables: [_ObservableProperty] {
    [_ObservableProperty("title", \Self.title)]
  }
}

extension _KeyValueObservable where Self: CALayer {
  package static var _observables: [_ObservableProperty] {
    [
      _ObservableProperty("frame", \Self.frame),
      _ObservableProperty("bounds", \Self.bounds),
      _ObservableProperty("position", \Self.position),
    ]
  }
}
