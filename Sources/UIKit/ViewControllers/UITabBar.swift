package import UIKitHosting

/// A bar at the foot of the screen that leads from one part of an app to another.
open class UITabBar: UIView {
  /// The controller whose bar this is, and who alone changes it.
  final weak var _tabBarController: UITabBarController?
  private var views: [_TabItemView] = []

  package override var _kind: NodeKind { .tabBar }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  /// Hears of taps on a bar that belongs to no controller.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet { mustBeFree() }
  }

  open var items: [UITabBarItem]? {
    get { views.isEmpty ? nil : views.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    mustBeFree()
    _show(items ?? [], selected: selectedItem)
  }

  /// Selecting by code tells nobody.
  open weak var selectedItem: UITabBarItem? {
    get { views.first(where: \.isChosen)?.item }
    set {
      mustBeFree()
      _select(newValue)
    }
  }

  final func _show(_ items: [UITabBarItem], selected: UITabBarItem?) {
    for view in views where !items.contains(where: { $0 === view.item }) {
      view.removeFromSuperview()
    }
    views = items.enumerated().map { index, item in
      let view = views.first { $0.item === item } ?? _TabItemView(item: item)
      insertSubview(view, at: index)
      return view
    }
    _select(selected)
  }

  private func _select(_ item: UITabBarItem?) {
    for view in views { view.isChosen = view.item === item }
  }

  /// An item of it shows something else.
  final func _itemChanged() {
    _tabBarController?._itemChanged()
  }

  /// - Returns: Whether anybody was told.
  final func _tapped(_ item: UITabBarItem) -> Bool {
    if let _tabBarController { return _tabBarController._tapped(item) }
    _select(item)
    delegate?.tabBar(self, didSelect: item)
    return true
  }

  private func mustBeFree() {
    precondition(
      _tabBarController == nil,
      """
      Expected changes of a tab bar by its tab bar controller only. Set the controller's \
      viewControllers, or selectedIndex, and be its delegate.
      """
    )
  }
}
