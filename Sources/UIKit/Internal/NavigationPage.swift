package import UIKitHosting

/// A navigation controller's root view.
final class _NavigationView: UIView {
  override var _kind: NodeKind { .navigation }
}

/// One screen of a navigation controller, with its bar.
package final class _NavigationPage: UIView {
  private let controller: UIViewController
  private var previous: UINavigationItem?
  private weak var navigation: UINavigationController?
  private let bar = _NavigationBarView()
  private var toolbar: UIToolbar?
  /// What a search has found, in place of the controller's own view.
  private weak var results: UIViewController?

  init(
    controller: UIViewController,
    previous: UINavigationItem?,
    navigation: UINavigationController
  ) {
    self.controller = controller
    self.previous = previous
    self.navigation = navigation
    super.init(frame: .zero)
    controller.navigationItem._page = self
    addSubview(bar)
    addSubview(controller.view)
    itemChanged()
  }

  required init?(coder: NSCoder) {
    nil
  }

  package override var _kind: NodeKind { .page }

  /// Lets go of the item; another page may show it from now on.
  func close() {
    if controller.navigationItem._page === self { controller.navigationItem._page = nil }
  }

  func itemChanged() {
    guard let navigation else { return }
    if navigation.stack.contains(controller) {
      previous = navigation.previousItem(of: controller)
    }
    bar.show(
      controller.navigationItem,
      previous: previous,
      besides: navigation._columnButton(for: controller),
      isNested: controller is UINavigationController,
      in: navigation,
      back: { [weak navigation] in navigation?._backRequested() ?? false }
    )
    showResults(controller.navigationItem.searchController?._shownResults)
    showToolbar(!navigation.isToolbarHidden && !controller.hidesBottomBarWhenPushed)
    (navigation._parent as? UISplitViewController)?._titlesChanged()
    _runtime?.addressChanged()
  }

  private func showResults(_ wanted: UIViewController?) {
    guard wanted !== results else { return }
    let old = results
    results = wanted
    if let old {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    guard let wanted else { return }
    controller.addChild(wanted)
    insertSubview(wanted.view, aboveSubview: controller.view)
    wanted.didMove(toParent: controller)
  }

  /// Whether the results of a search are in its place.
  func covers(_ view: UIView) -> Bool {
    results != nil && view === controller.view
  }

  private func showToolbar(_ isShown: Bool) {
    guard isShown else {
      toolbar?.removeFromSuperview()
      toolbar = nil
      return
    }
    let toolbar = toolbar ?? UIToolbar()
    self.toolbar = toolbar
    toolbar.setItems(controller.toolbarItems, animated: false)
    if toolbar._superview == nil { addSubview(toolbar) }
  }
}

/// The bar of one page.
final class _NavigationBarView: UIView {
  private var title: String?
  private var prompt: String?
  private var isLarge = false
  private var hidesSearch = false
  private var isBarHidden = false
  private var buttons: [_BarButtonView] = []
  private var titleView: UIView?
  private var searchBar: UISearchBar?

  override var _kind: NodeKind { .navigationBar }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .title: .title(title)
    case .prompt: .prompt(prompt)
    case .largeTitle: .largeTitle(isLarge, hidesSearch: hidesSearch)
    case .isBarHidden: .isBarHidden(isBarHidden)
    default: super._attribute(key)
    }
  }

  func show(
    _ item: UINavigationItem,
    previous: UINavigationItem?,
    besides columnButton: UIBarButtonItem?,
    isNested: Bool,
    in navigation: UINavigationController,
    back: @escaping () -> Bool
  ) {
    // A stack on a stack shows its own bar.
    guard !isNested else { return set(\.isBarHidden, true, .isBarHidden) }
    set(\.title, item.title, .title)
    set(\.prompt, item.prompt, .prompt)
    set(\.isBarHidden, navigation.isNavigationBarHidden, .isBarHidden)
    set(\.isLarge, isLarge(item, previous, navigation), .largeTitle)
    set(\.hidesSearch, hidesSearch(item), .largeTitle)
    showTitleView(item.titleView)
    showSearchBar(item.searchController?.searchBar)
    var wanted: [(UIBarButtonItem, Slot?)] = []
    let left = item.leftBarButtonItems ?? []
    if let previous, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      wanted.append((backItem(previous, back), .barBack))
    }
    if let columnButton, !left.contains(columnButton) { wanted.append((columnButton, .barLeading)) }
    wanted += left.map { ($0, .barLeading) }
    // UIKit lays right items out from the trailing edge inwards.
    wanted += (item.rightBarButtonItems ?? []).reversed().map { ($0, .barTrailing) }
    buttons = _showBarButtons(wanted, insteadOf: buttons)
  }

  /// `automatic` takes the mode of the item before, and the bar's at the root.
  private func isLarge(
    _ item: UINavigationItem,
    _ previous: UINavigationItem?,
    _ navigation: UINavigationController
  ) -> Bool {
    guard navigation.navigationBar.prefersLargeTitles else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never, .inline: return false
    case .automatic:
      for controller in navigation.viewControllers.reversed() {
        let other = controller.navigationItem
        if other === item { continue }
        if other.largeTitleDisplayMode == .automatic { continue }
        return other.largeTitleDisplayMode == .always
      }
      return true
    }
  }

  private func hidesSearch(_ item: UINavigationItem) -> Bool {
    guard let search = item.searchController else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  private var madeBack: (item: UINavigationItem, button: UIBarButtonItem)?

  private func backItem(
    _ previous: UINavigationItem,
    _ back: @escaping () -> Bool
  ) -> UIBarButtonItem {
    let title = previous.backButtonTitle ?? previous.title
    if let madeBack, madeBack.item === previous {
      madeBack.button.title = title
      return madeBack.button
    }
    let button = UIBarButtonItem(_back: title, action: back)
    madeBack = (previous, button)
    return button
  }

  private func showTitleView(_ view: UIView?) {
    guard view !== titleView else { return }
    titleView?.removeFromSuperview()
    titleView = view
    guard let view else { return }
    view._slot = .barTitleView
    addSubview(view)
  }

  private func showSearchBar(_ bar: UISearchBar?) {
    guard bar !== searchBar || bar?._superview !== self else { return }
    searchBar?.removeFromSuperview()
    searchBar = bar
    guard let bar else { return }
    bar._slot = .barSearch
    addSubview(bar)
  }

  private func set<Value: Equatable>(
    _ path: ReferenceWritableKeyPath<_NavigationBarView, Value>,
    _ value: Value,
    _ key: AttributeKey
  ) {
    guard self[keyPath: path] != value else { return }
    self[keyPath: path] = value
    _invalidate(key)
  }
}
