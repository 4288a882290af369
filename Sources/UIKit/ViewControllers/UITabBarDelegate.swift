@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// A person has tapped an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
