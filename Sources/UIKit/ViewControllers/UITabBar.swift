public import Foundation
package import UIKitHosting

/// A bar at the foot of the screen that leads from one part of an app to another.
open class UITabBar: UIView {
  /// The controller whose bar this is, and who alone changes it.
  final weak var _tabBarController: UITabBarController?
  private var views: [_TabItemView] = []

  package override var _kind: NodeKind { .tabBar }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: traitCollection._tabBarHeight)
  }

  /// Hears of taps on a bar that belongs to no controller.
  open weak var delegate: (any UITabBarDelegate)? {
    get { ownDelegate }
    set {
      ownDelegate = newValue
      mustBeFree()
    }
  }
  private weak var ownDelegate: (any UITabBarDelegate)?

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

  // MARK: Looks

  private var styles = _BarStyles<UITabBarAppearance>()
  private var dress: BarDressValue?
  /// How tabs look at the edge of the content, and elsewhere; nil as the system's do.
  private(set) final var _itemLooks:
    (edge: UITabBarItemAppearance, standard: UITabBarItemAppearance)?

  /// While content lies below the bar.
  open var standardAppearance: UITabBarAppearance {
    get { styles.standard ?? startingAppearance }
    set { change { $0.standard = newValue._copied() } }
  }

  /// While the content's end is at the bar; nil for the standard one's tabs over nothing.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { styles.edge }
    set { change { $0.edge = newValue?._copied() } }
  }

  /// The colour of tabs that are not selected, where the app has set no standard appearance.
  open var unselectedItemTintColor: UIColor? {
    get { styles.itemColor }
    set { change { $0.itemColor = newValue } }
  }

  open var barStyle: UIBarStyle {
    get { styles.style ?? .default }
    set { change { $0.style = newValue } }
  }

  /// The colour of the background where the app has set no standard appearance.
  open var barTintColor: UIColor? {
    get { styles.tint }
    set { change { $0.tint = newValue } }
  }

  /// Whether what lies below is seen through the bar, where the app has set no standard appearance.
  open var isTranslucent: Bool {
    get { styles.isTranslucent ?? true }
    set { change { $0.isTranslucent = newValue } }
  }

  /// In place of the background, where the app has set no standard appearance; an empty image leaves
  /// nothing of it.
  open var backgroundImage: UIImage? {
    get { styles.background }
    set { change { $0.background = newValue } }
  }

  /// An empty image stands for no line; of any other the line keeps its colour.
  open var shadowImage: UIImage? {
    get { styles.shadowImage }
    set { change { $0.shadowImage = newValue } }
  }

  /// What is there before the app sets one; it becomes the app's with its first change.
  private var startingAppearance: UITabBarAppearance {
    if let starting { return starting }
    let made = UITabBarAppearance()
    styles.dressOldWays(made)
    made._changed = { [weak self, weak made] in self?.change { $0.standard = made } }
    starting = made
    return made
  }

  private var starting: UITabBarAppearance?

  private func change(_ change: (inout _BarStyles<UITabBarAppearance>) -> Void) {
    change(&styles)
    starting = nil
    styles.follow { [weak self] in self?.showLooks() }
    showLooks()
  }

  private func showLooks() {
    if styles.saysSomething || dress != nil {
      let standard = styles.standard ?? startingAppearance
      // What lies below a bar that lets nothing through ends above it.
      let edge =
        styles.edge ?? (styles.isTranslucent == false ? standard : standard._transparent())
      dress = BarDressValue(edge: edge._look, standard: standard._look)
      let layout = traitCollection._tabLayout
      _itemLooks = (edge._items(in: layout), standard._items(in: layout))
      _invalidate(.bar)
    }
    for view in views { view.showDress() }
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .bar: .bar(isHidden: false, dress: dress)
    case .tabLayout: .tabLayout(traitCollection._tabLayout)
    default: super._attribute(key)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?._tabLayout != traitCollection._tabLayout else { return }
    _invalidate(.tabLayout)
    if dress != nil { showLooks() }
  }

  package override func _didEnterScene() {
    super._didEnterScene()
    // Size classes are known now.
    if traitCollection._tabLayout != .stacked { _invalidate(.tabLayout) }
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

extension UITabBar: UIAppearance, _Styled {
  final func _takeStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UITabBar else { return }
    change { $0.fill(from: proxy.styles) }
    if _rare?.tintColor == nil, let tint = proxy._rare?.tintColor { tintColor = tint }
  }
}
