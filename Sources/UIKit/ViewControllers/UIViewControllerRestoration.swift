public import Foundation

/// A class that makes controllers when iOS restores them by identifiers.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  /// Returns the controller of a path of identifiers; nil for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

extension UIView {
  /// The name by which iOS restores the view; here scenes restore by user activities alone.
  public final var restorationIdentifier: String? {
    get { _lazyState?.restorationIdentifier }
    set { _makeLazyState().restorationIdentifier = newValue }
  }
}
