/// A delegate of a navigation bar, which decides about items that are pushed and popped.
///
/// A subclass of `UINavigationController` that conforms is the delegate of its own bar.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be pushed onto a bar of the app's own.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// Called after an item was pushed, and after its animation.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Returns whether the back button, or the app, may pop this item.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// Called after an item was popped, and after its animation.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPush item: UINavigationItem
  ) -> Bool {
    true
  }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  public func navigationBar(
    _ navigationBar: UINavigationBar,
    shouldPop item: UINavigationItem
  ) -> Bool {
    true
  }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
