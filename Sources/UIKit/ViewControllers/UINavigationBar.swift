/// The bar of a navigation controller.
///
/// Each screen draws its own; what is set here holds for all of them.
open class UINavigationBar: UIView {
  package final weak var _navigationController: UINavigationController?

  /// Whether titles are large where a screen's item does not say otherwise.
  open var prefersLargeTitles: Bool = false {
    didSet { if prefersLargeTitles != oldValue { _navigationController?._barChanged() } }
  }
}

/// Asked before the bar's back button takes a screen away.
///
/// A subclass of `UINavigationController` that conforms is its own bar's delegate.
@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether the back button may pop this item.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool {
    true
  }
}
