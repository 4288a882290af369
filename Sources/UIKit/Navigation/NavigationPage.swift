package import UIKitHosting

/// A navigation controller's root view.
final class _NavigationView: UIView {
  override var _kind: NodeKind { .navigation }
}

/// The page of a navigation controller for one screen, with its bar.
package final class _NavigationPage: UIView, BarContainer {
  let controller: UIViewController
  private var previous: UINavigationItem?
  private(set) weak var navigation: UINavigationController?
  private let bar = _NavigationBarView()
  private var toolbar: UIToolbar?
  /// The view that insets the controller's view from bars under which it does not extend.
  private var clearing: _ClearingView?
  /// The container of a transition, in place of the controller's view.
  private var transitionContainer: UIView?
  private var hasContent = true
  /// The search results, in place of the controller's own view.
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

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    itemChanged()
  }

  package override func _didEnterScene() {
    super._didEnterScene()
    if let navigation, let application = _runtime?.application {
      application._proxies.style(navigation.navigationBar)
    }
    // The width is known only now.
    if controller.navigationItem.searchController != nil { itemChanged() }
  }

  /// A Boolean value that indicates whether its bar has room for a search bar beside the title.
  var isWide: Bool {
    guard traitCollection.horizontalSizeClass == .regular, let navigation else { return false }
    return navigation._hasRegularWidth
  }

  package override var _kind: NodeKind { .page }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    key == .barHeights ? .barHeights(laidOutBarHeights) : super._attribute(key)
  }

  var laidOutBarHeights = BarHeightsValue()

  var barHeights: BarHeightsValue {
    var heights = bar.heights
    heights.bottom = Double(toolbar?._barHeight ?? 0)
    return heights
  }

  /// Releases the navigation item, so that another page may show it.
  func close() {
    if controller.navigationItem._page === self { controller.navigationItem._page = nil }
    clearing?.close()
  }

  func itemChanged() {
    guard let navigation else { return }
    if navigation.stack.contains(controller) {
      previous = navigation.previousItem(of: controller)
    }
    previous?._nextPage = self
    bar.show(
      controller.navigationItem,
      previous: previous,
      besides: navigation._columnButton(for: controller),
      isNested: controller is UINavigationController,
      isHidden: navigation.isNavigationBarHidden,
      bar: navigation.navigationBar,
      back: { [weak navigation] in navigation?._backRequested() ?? false }
    )
    showContent()
    showResults(controller.navigationItem.searchController?._shownResults)
    showToolbar(!navigation.isToolbarHidden && !controller.hidesBottomBarWhenPushed)
    (navigation._parent as? UISplitViewController)?._titlesChanged()
    _runtime?.addressChanged()
  }

  /// The controller's view, or its clearing container.
  private var content: UIView { clearing ?? controller.view }

  private func showContent() {
    let wanted = controller.edgesForExtendedLayout.intersection(.all)
    guard hasContent, wanted != clearing?.extended ?? .all, controller.navigationItem._page === self
    else {
      return
    }
    clearing?.close()
    clearing?.removeFromSuperview()
    clearing = wanted == .all ? nil : _ClearingView(controller.view, extended: wanted)
    insertSubview(content, aboveSubview: bar)
  }

  // MARK: Custom transitions

  /// Starts a transition in a container that replaces the controller's view.
  func beginTransition(in container: UIView) {
    releaseContent()
    controller.view.removeFromSuperview()
    transitionContainer = container
    insertSubview(container, aboveSubview: bar)
  }

  func endTransition() {
    takeContent()
    transitionContainer?.removeFromSuperview()
    transitionContainer = nil
  }

  /// Releases the controller's view to the container of a transition.
  func releaseContent() {
    hasContent = false
    clearing?.close()
    clearing = nil
  }

  func takeContent() {
    hasContent = true
    insertSubview(controller.view, aboveSubview: bar)
    showContent()
  }

  /// Returns the frame of the controller's view in a container that fills the page.
  func contentFrame(in container: UIView) -> CGRect {
    let extended = controller.edgesForExtendedLayout
    let insets = container.safeAreaInsets
    let covered = UIEdgeInsets(
      top: extended.contains(.top) ? 0 : insets.top,
      left: extended.contains(.left) ? 0 : insets.left,
      bottom: extended.contains(.bottom) ? 0 : insets.bottom,
      right: extended.contains(.right) ? 0 : insets.right
    )
    return container.bounds.inset(by: covered)
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
    insertSubview(wanted.view, aboveSubview: content)
    wanted.didMove(toParent: controller)
  }

  /// Returns whether search results replace a view.
  func covers(_ view: UIView) -> Bool {
    results != nil && view === content
  }

  private func showToolbar(_ isShown: Bool) {
    guard isShown else {
      toolbar?.removeFromSuperview()
      toolbar = nil
      return
    }
    let toolbar = toolbar ?? UIToolbar()
    self.toolbar = toolbar
    if let settings = navigation?.toolbar { toolbar._follow(settings) }
    toolbar.setItems(controller.toolbarItems, animated: false)
    if toolbar._superview == nil { addSubview(toolbar) }
  }
}
