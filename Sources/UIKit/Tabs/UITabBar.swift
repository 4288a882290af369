public import Foundation
package import UIKitHosting

/// A bar at the bottom of the screen that switches between the parts of an app.
open class UITabBar: UIView {
  /// The controller that owns the bar and alone changes it.
  final weak var _tabBarController: UITabBarController?
  private var views: [_TabItemView] = []

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    takeOwnStyle(of: proxy)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  package override var _kind: NodeKind { .tabBar }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: traitCollection._tabBarHeight)
  }

  /// The delegate of a bar that belongs to no controller; it is notified of taps.
  open weak var delegate: (any UITabBarDelegate)? {
    get { ownDelegate }
    set {
      ownDelegate = newValue
      requireNoController()
    }
  }
  private weak var ownDelegate: (any UITabBarDelegate)?

  open var items: [UITabBarItem]? {
    get { views.isEmpty ? nil : views.map(\.item) }
    set { setItems(newValue, animated: false) }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    requireNoController()
    _show(items ?? [], selected: selectedItem)
  }

  /// The selected item; setting it does not notify the delegate.
  open weak var selectedItem: UITabBarItem? {
    get { views.first(where: \.isChosen)?.item }
    set {
      requireNoController()
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

  /// Updates the bar after the content of an item has changed.
  final func _itemChanged() {
    _tabBarController?._itemChanged()
  }

  /// - Returns: Whether the tap was handled.
  final func _tapped(_ item: UITabBarItem) -> Bool {
    if let _tabBarController { return _tabBarController._tapped(item) }
    _select(item)
    delegate?.tabBar(self, didSelect: item)
    return true
  }

  // MARK: Appearance

  private var styles = _BarStyles<UITabBarAppearance>()
  private var appearance: BarAppearanceValue?
  /// The appearances of tabs at the scroll edge and elsewhere, or nil for the system's.
  private(set) final var _itemLooks:
    (edge: UITabBarItemAppearance, standard: UITabBarItemAppearance)?

  /// The appearance while content lies below the bar.
  open var standardAppearance: UITabBarAppearance {
    get { styles.standard ?? startingAppearance }
    set { change { $0.standard = newValue._copied() } }
  }

  /// The appearance while the end of the content is at the bar; by default a transparent bar with
  /// the standard tabs.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { styles.edge }
    set { change { $0.edge = newValue?._copied() } }
  }

  /// The colour of unselected tabs, used unless the app has set a standard appearance.
  open var unselectedItemTintColor: UIColor? {
    get { styles.itemColor }
    set { change { $0.itemColor = newValue } }
  }

  open var barStyle: UIBarStyle {
    get { styles.style ?? .default }
    set { change { $0.style = newValue } }
  }

  /// The background colour, used unless the app has set a standard appearance.
  open var barTintColor: UIColor? {
    get { styles.tint }
    set { change { $0.tint = newValue } }
  }

  /// A Boolean value indicating whether content below shows through the bar, used unless the app
  /// has set a standard appearance.
  open var isTranslucent: Bool {
    get { styles.isTranslucent ?? true }
    set { change { $0.isTranslucent = newValue } }
  }

  /// An image in place of the background, used unless the app has set a standard appearance; an
  /// empty image hides the background.
  open var backgroundImage: UIImage? {
    get { styles.background }
    set { change { $0.background = newValue } }
  }

  /// The image of the line at the bar's edge: an empty image hides the line, any other keeps its
  /// colour.
  open var shadowImage: UIImage? {
    get { styles.shadowImage }
    set { change { $0.shadowImage = newValue } }
  }

  /// The appearance before the app sets one; its first change makes it the app's standard
  /// appearance.
  private var startingAppearance: UITabBarAppearance {
    if let starting { return starting }
    let made = UITabBarAppearance()
    styles.applyLegacyProperties(made)
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
    if styles.isCustomized || appearance != nil {
      let standard = styles.standard ?? startingAppearance
      // Content ends above an opaque bar.
      let edge =
        styles.edge ?? (styles.isTranslucent == false ? standard : standard._transparent())
      appearance = BarAppearanceValue(edge: edge._look, standard: standard._look)
      let layout = traitCollection._tabLayout
      _itemLooks = (edge._items(in: layout), standard._items(in: layout))
      _invalidate(.bar)
    }
    for view in views { view.updateAppearance() }
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .bar: .bar(isHidden: false, appearance: appearance)
    case .tabLayout: .tabLayout(traitCollection._tabLayout)
    default: super._attribute(key)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard previousTraitCollection?._tabLayout != traitCollection._tabLayout else { return }
    _invalidate(.tabLayout)
    if appearance != nil { showLooks() }
  }

  package override func _didEnterScene() {
    super._didEnterScene()
    // The size classes are known now.
    if traitCollection._tabLayout != .stacked { _invalidate(.tabLayout) }
  }

  private func requireNoController() {
    precondition(
      _tabBarController == nil,
      """
      Expected changes of a tab bar by its tab bar controller only. Set the controller's \
      viewControllers, or selectedIndex, and be its delegate.
      """
    )
  }
}

extension UITabBar {
  private func takeOwnStyle(of proxy: NSObject) {
    guard let proxy = proxy as? UITabBar else { return }
    change { $0.fill(from: proxy.styles) }
  }
}
