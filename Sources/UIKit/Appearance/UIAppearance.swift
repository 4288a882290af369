public import Foundation

/// What has looks that an app may set for all of its kind.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// Stands for all instances of the class in the app whose event is being handled.
  ///
  /// What is set on it holds for those that come into a window from then on, or are in one that has
  /// not been shown yet, as far as they do not say it themselves.
  static func appearance() -> Self
}

extension UIAppearance where Self: NSObject {
  public static func appearance() -> Self {
    UIApplication.shared._proxy(of: self)
  }
}

/// What takes looks from the proxies of its class.
@MainActor
protocol _Styled: NSObject {
  /// Takes what it does not say itself.
  func _takeStyle(of proxy: NSObject)
}

extension UIApplication {
  /// What stands for all instances of a class.
  struct _Proxy {
    let object: NSObject
    let standsFor: (NSObject) -> Bool
  }

  final func _proxy<Object: NSObject>(of type: Object.Type) -> Object {
    for proxy in _proxies where Swift.type(of: proxy.object) == type {
      if let object = proxy.object as? Object { return object }
    }
    let new = _Proxy(object: makeInstance(of: type)) { $0 is Object }
    // Those of subclasses come first: what they say goes before.
    let place = _proxies.firstIndex { $0.standsFor(new.object) }
    _proxies.insert(new, at: place ?? _proxies.endIndex)
    guard let object = new.object as? Object else {
      preconditionFailure("Expected an instance of \(type), got \(new.object).")
    }
    return object
  }

  /// Gives an object what the app has set for all of its kind.
  final func _style(_ object: NSObject) {
    guard !_proxies.isEmpty, let styled = object as? any _Styled else { return }
    for proxy in _proxies where proxy.standsFor(object) { styled._takeStyle(of: proxy.object) }
  }
}

extension _SceneRuntime {
  /// Styles what is in the window before the scene is shown for the first time: proxies are set after
  /// `makeKeyAndVisible()` too.
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
