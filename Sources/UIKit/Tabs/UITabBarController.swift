import UIKitHosting

/// A container that shows one of several screens, with a tab for each in a bar below.
///
/// It shows all tabs, regardless of their number.
open class UITabBarController: UIViewController {
  private var controllers: [UIViewController]?
  private var selected: UIViewController?
  /// The transition that an app's animator plays.
  private var customTransition: _CustomTransition?
  private lazy var bar: UITabBar = {
    let bar = UITabBar()
    bar._tabBarController = self
    return bar
  }()

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  open weak var delegate: (any UITabBarControllerDelegate)?

  open var tabBar: UITabBar { bar }

  package override func _reveal(_ child: UIViewController) {
    selectedViewController = child
  }

  open override func loadView() {
    view = _TabsView()
    view._beginAsScreen()
    if let selected { view._add(selected.view) }
    tabsChanged()
  }

  // MARK: The tabs

  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the tabs.
  ///
  /// The selected controller stays selected if it remains; otherwise the one at its index is
  /// selected. If that is animated, the delegate may supply the animator.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = controllers ?? []
    let new = viewControllers ?? []
    let oldIndex = selected.flatMap { old.firstIndex(of: $0) } ?? 0
    controllers = viewControllers
    let gone = old.filter { !new.contains($0) }
    for controller in gone { controller.willMove(toParent: nil) }
    for controller in new where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if selected.map({ !new.contains($0) }) ?? true {
      show(new.indices.contains(oldIndex) ? new[oldIndex] : new.first, replacesTabs: animated)
    }
    // A controller that an animator moves out stays a child until then.
    for controller in gone where customTransition?.from.controller !== controller {
      controller.removeFromParent()
    }
    tabsChanged()
  }

  // MARK: The selection

  /// The 0-based index of the selected tab; `NSNotFound` while there are no tabs.
  open var selectedIndex: Int {
    get { selected.flatMap { controllers?.firstIndex(of: $0) } ?? NSNotFound }
    set {
      let count = controllers?.count ?? 0
      precondition(
        (0..<count).contains(newValue),
        "Expected one of \(count) tabs, counted from 0, got number \(newValue)."
      )
      show(controllers?[newValue])
    }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      precondition(
        newValue.map { controllers?.contains($0) == true } ?? false,
        "Expected one of the tab bar controller's view controllers to select, got another."
      )
      show(newValue)
    }
  }

  /// Calls the appearance methods in Apple's order: the incoming controller's before the
  /// outgoing one's.
  ///
  /// - Parameters:
  ///   - new: The controller to show.
  ///   - replacesTabs: Whether an animator may move out a controller that is no longer a tab.
  private func show(_ new: UIViewController?, replacesTabs: Bool = false) {
    customTransition?.endNow()
    let old = selected
    guard new !== old else { return }
    selected = new
    guard isViewLoaded else { return }
    new?.loadViewIfNeeded()
    if let old, let new, replacesTabs || controllers?.contains(old) == true,
      let animator = animator(old, new)
    {
      return play(animator, from: old, to: new)
    }
    let isVisible = _appearance == .appeared || _appearance == .appearing
    if isVisible { new?._beginAppearance(true, animated: false) }
    old?._beginAppearance(false, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    if let new { view._insert(new.view, at: 0) }
    tabsChanged()
    if _appearance == .appeared { new?._isAppearing(animated: false) }
    old?._endAppearance(animated: false)
    if _appearance == .appeared { new?._endAppearance(animated: false) }
    _runtime?.addressChanged()
  }

  // MARK: Custom transitions

  private func animator(
    _ old: UIViewController,
    _ new: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard _appearance == .appeared, _runtime != nil, UIView.areAnimationsEnabled else { return nil }
    return delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
  }

  private func play(
    _ animator: any UIViewControllerAnimatedTransitioning,
    from old: UIViewController,
    to new: UIViewController
  ) {
    let container = _TransitionContainer()
    let custom = _CustomTransition(
      from: _CustomTransition.Side(controller: old, view: old.view),
      to: _CustomTransition.Side(controller: new, view: new.view),
      in: container,
      animator: animator,
      interactor: delegate?.tabBarController(self, interactionControllerFor: animator),
      ended: { [weak self] in self?.transitionEnded($0, from: old, to: new, in: container) }
    )
    customTransition = custom
    _transition = custom.coordinator
    new._beginAppearance(true, animated: true)
    old._beginAppearance(false, animated: true)
    view._insert(container, at: 0)
    container.addSubview(old.view)
    tabsChanged()
    let whole = container.bounds
    for view in [old.view, new.view] { view?.frame = whole }
    custom.from.initialFrame = whole
    custom.to.finalFrame = whole
    custom.start {
      new._isAppearing(animated: true)
      _runtime?.addressChanged()
    }
  }

  private func transitionEnded(
    _ isCompleted: Bool,
    from old: UIViewController,
    to new: UIViewController,
    in container: UIView
  ) {
    let coordinator = customTransition?.coordinator
    customTransition = nil
    let isTab = controllers?.contains(old) == true
    // A controller that is no longer a tab cannot be shown again.
    let isCompleted = isCompleted || !isTab
    let (shown, gone) = isCompleted ? (new, old) : (old, new)
    if !isCompleted {
      selected = old
      new._beginAppearance(false, animated: true)
      old._beginAppearance(true, animated: true)
      old._isAppearing(animated: true)
    }
    view._insert(shown.view, at: 0)
    if gone.view._superview === container { gone.view.removeFromSuperview() }
    container.removeFromSuperview()
    tabsChanged()
    gone._endAppearance(animated: true)
    shown._endAppearance(animated: true)
    if !isTab { old.removeFromParent() }
    _runtime?.addressChanged()
    coordinator?.end(for: self)
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  // MARK: The bar

  /// Updates the bar after a tab's item, or a stack's preference for the bar, has changed.
  final func _tabChanged() {
    guard isViewLoaded else { return }
    tabsChanged()
  }

  /// Updates the title after the content of an item has changed.
  final func _itemChanged() {
    (viewIfLoaded as? _TabsView)?.title = selected?.tabBarItem.title
  }

  private func tabsChanged() {
    guard isViewLoaded else { return }
    bar._show((controllers ?? []).map { $0.tabBarItem }, selected: selected?.tabBarItem)
    _itemChanged()
    if selected?._hidesBottomBar == true {
      bar.removeFromSuperview()
    } else if bar._superview !== view {
      view._add(bar)
    }
  }

  /// Handles a tap on a tab.
  ///
  /// A tap on the selected tab pops its stack to the first screen. If that is shown already, it
  /// scrolls to its top.
  /// - Returns: Whether the tab belongs to this controller.
  final func _tapped(_ item: UITabBarItem) -> Bool {
    guard let controller = controllers?.first(where: { $0.tabBarItem === item }) else {
      return false
    }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return true }
    if controller === selected {
      let navigation = controller as? UINavigationController
      if navigation?.popToRootViewController(animated: true)?.isEmpty != false {
        (navigation?.topViewController ?? controller).view._scrollToTop()
      }
    } else {
      show(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
    return true
  }

  // MARK: Container overrides

  package override func _showsItself(_ child: UIViewController) -> Bool {
    controllers?.contains(child) == true
  }

  package override var _appearingChildren: [UIViewController] {
    (selected.map { [$0] } ?? [])
      + children.filter { !_showsItself($0) && $0.viewIfLoaded?._superview != nil }
  }

  package override var _ownDepth: Int { selected?._ownDepth ?? 0 }

  package override var _innermost: UIViewController { selected?._innermost ?? self }

  package override func _popOwn(_ steps: Int) -> _DismissalResult {
    selected?._popOwn(steps) ?? .impossible
  }
}
