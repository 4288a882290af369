public import Foundation

/// A type whose appearance an app can set for all instances.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the appearance proxy for all instances of the class in the app whose event is being
  /// handled.
  ///
  /// Its values apply to instances that are added to a window later, or are in a window that has
  /// not been shown yet. Values that an instance has set itself take precedence.
  static func appearance() -> Self
}

/// Every class of views has a proxy, so that generic code can use it. Instances take the tint and the
/// background colour of it, bars and some controls more.
extension UIView: UIAppearance, _Styled {}

extension UIAppearance where Self: NSObject {
  public static func appearance() -> Self {
    UIApplication.shared._proxy(of: self)
  }
}

/// A type that adopts the values of its appearance proxies.
@MainActor
protocol _Styled: NSObject {
  /// Adopts the values that the object has not set itself.
  func _takeStyle(of proxy: NSObject)
}

extension UIApplication {
  /// The appearance proxy of a class.
  struct _Proxy {
    let object: NSObject
    let standsFor: (NSObject) -> Bool
  }

  final func _proxy<Object: NSObject>(of type: Object.Type) -> Object {
    for proxy in _proxies where Swift.type(of: proxy.object) == type {
      if let object = proxy.object as? Object { return object }
    }
    let new = _Proxy(object: makeInstance(of: type)) { $0 is Object }
    // Proxies of subclasses precede those of superclasses, because their values take precedence.
    let place = _proxies.firstIndex { $0.standsFor(new.object) }
    _proxies.insert(new, at: place ?? _proxies.endIndex)
    guard let object = new.object as? Object else {
      preconditionFailure("Expected an instance of \(type), got \(new.object).")
    }
    return object
  }

  /// Applies the appearance proxies of an object's class.
  final func _style(_ object: NSObject) {
    guard !_proxies.isEmpty, let styled = object as? any _Styled else { return }
    for proxy in _proxies where proxy.standsFor(object) { styled._takeStyle(of: proxy.object) }
  }
}

extension _SceneRuntime {
  /// Styles the views of the window before the scene is first shown, because apps may set proxies
  /// after `makeKeyAndVisible()`.
  func styleFirstPicture() {
    guard number == 0, !application._proxies.isEmpty else { return }
    for view in views.values {
      application._style(view)
      switch view {
      case let button as _BarButtonView: application._style(button.item)
      case let tab as _TabItemView: application._style(tab.item)
      case let page as _NavigationPage: page.navigation.map { application._style($0.navigationBar) }
      default: break
      }
    }
  }
}
