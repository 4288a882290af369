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

  /// Returns the proxy for the instances that are in instances of these containers.
  ///
  /// If several proxies of a class apply, the one whose outermost container is closest to the window
  /// takes precedence, and of those with the same containers the one that names more.
  ///
  /// - Parameter containerTypes: The classes of views or controllers, innermost first.
  /// - Returns: The proxy.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self

  /// Returns the proxy for the instances with these traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy for the instances with these traits that are in instances of these
  /// containers.
  ///
  /// - Parameters:
  ///   - trait: The traits.
  ///   - containerTypes: The classes of views or controllers, innermost first.
  /// - Returns: The proxy.
  static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

/// Every class of views has a proxy, so that generic code can use it. Instances take the tint and the
/// background colour of it; texts, controls and bars more.
extension UIView: UIAppearance, _Styled {}

extension UIAppearance where Self: NSObject {
  public static func appearance() -> Self {
    UIApplication.shared._proxies.proxy(of: self)
  }

  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UIApplication.shared._proxies.proxy(of: self, in: containerTypes.map { $0 as AnyClass })
  }

  public static func appearance(for trait: UITraitCollection) -> Self {
    UIApplication.shared._proxies.proxy(of: self, for: trait)
  }

  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    let containers = containerTypes.map { $0 as AnyClass }
    return UIApplication.shared._proxies.proxy(of: self, for: trait, in: containers)
  }
}

/// A type that adopts the values of its appearance proxies.
@MainActor
protocol _Styled: NSObject {
  /// Adopts the values that the object has not set itself.
  func _takeStyle(of proxy: NSObject)
}

extension _SceneRuntime {
  /// Styles the views of the window before the scene is first shown, because apps may set proxies
  /// after `makeKeyAndVisible()`.
  func styleFirstPicture() {
    guard number == 0, !application._proxies.isEmpty else { return }
    for view in allViews.values {
      application._proxies.style(view)
      switch view {
      case let button as _BarButtonView: application._proxies.style(button.item)
      case let tab as _TabItemView: application._proxies.style(tab.item)
      case let page as _NavigationPage:
        page.navigation.map { application._proxies.style($0.navigationBar) }
      default: break
      }
    }
  }
}
