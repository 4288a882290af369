import UIKitHosting

/// A container that shows the topmost screen of a stack, with a bar to go back.
open class UINavigationController: UIViewController {
  /// A change of the screen on top.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  final var stack: [UIViewController] = []
  final var page: _NavigationPage?
  /// The completion of the running transition.
  final var running: TransitionCompletion?
  final var interaction: _InteractivePop?
  /// The transition that an app's animator plays.
  final var customTransition: _CustomTransition?
  private lazy var bar: UINavigationBar = {
    let bar = UINavigationBar()
    bar._navigationController = self
    return bar
  }()
  private lazy var tools: UIToolbar = {
    let toolbar = UIToolbar()
    toolbar._navigationController = self
    return toolbar
  }()
  private lazy var popGesture = UIGestureRecognizer()

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    stack = [rootViewController]
    adopt(rootViewController)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
    coder._configure { $0.configure(self, $1) }
  }

  open weak var delegate: (any UINavigationControllerDelegate)?

  open var navigationBar: UINavigationBar { bar }

  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }

  open override func loadView() {
    view = _NavigationView()
    view._beginAsScreen()
    if hidesBarsOnTap { view.addGestureRecognizer(barTap) }
    if let top = stack.last { install(top) }
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? {
    presentedViewController ?? stack.last
  }

  package override func _reveal(_ child: UIViewController) {
    guard viewControllers.contains(child), topViewController !== child else { return }
    popToViewController(child, animated: UIView.areAnimationsEnabled)
  }

  /// Pushes a view controller, animated.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if let _nested { return _nested.pushViewController(viewController, animated: animated) }
    precondition(
      !stack.contains(viewController),
      "Expected a controller that is not on the stack yet, got \(viewController) again."
    )
    change(to: stack + [viewController], as: .push, animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    change(to: Array(stack.dropLast()), as: .pop, animated: animated)
    return popped
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController) else {
      preconditionFailure(
        "Expected a controller on the stack, got \(viewController), which is not on it."
      )
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    change(to: Array(stack[...index]), as: .pop, animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first, stack.count > 1 else { return nil }
    return popToViewController(root, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard viewControllers != stack else { return }
    let isPop = viewControllers.last.map { stack.contains($0) } ?? false
    change(to: viewControllers, as: isPop ? .pop : .push, animated: animated)
  }

  // MARK: The bar

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    _barChanged()
  }

  private var barIsHidden = false

  /// The top screen if the bar is hidden; otherwise the bar determines the style.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  /// A Boolean value indicating whether the toolbar with the screens' `toolbarItems` is hidden.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    toolbarIsHidden = hidden
    _barChanged()
  }

  private var toolbarIsHidden = true

  /// The toolbar, whose settings apply to the toolbars of all screens.
  ///
  /// Its items are those of the screen on top.
  open var toolbar: UIToolbar! { tools }

  /// A Boolean value indicating whether a tap on the screen hides the bars, and another tap shows
  /// them.
  @_Observed open var hidesBarsOnTap: Bool = false {
    didSet { if hidesBarsOnTap != oldValue { hidesBarsOnTapChanged() } }
  }

  /// A Boolean value indicating whether dragging content up hides the bars, and dragging it down
  /// shows them.
  open var hidesBarsOnSwipe: Bool = false

  /// The tap recogniser for `hidesBarsOnTap`.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barTap }

  private lazy var barTap = makeBarTap()

  private func hidesBarsOnTapChanged() {
    barTap.isEnabled = hidesBarsOnTap
    if let viewIfLoaded, barTap.view == nil { viewIfLoaded.addGestureRecognizer(barTap) }
  }

  // MARK: Tab bar

  /// The item of the first screen unless set.
  open override var tabBarItem: UITabBarItem! {
    get { hasOwnTabBarItem ? super.tabBarItem : stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      hasOwnTabBarItem = true
      super.tabBarItem = newValue
    }
  }

  private var hasOwnTabBarItem = false

  package override var _hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  /// Updates the bar of the enclosing tab bar controller after a change of the stack.
  final func _bottomBarMayChange() {
    (_parent as? UITabBarController)?._tabChanged()
  }

  package final func _barChanged() {
    page?.itemChanged()
  }

  /// The split's display mode button, for the bar of the first screen; nil for other screens.
  final func _columnButton(for controller: UIViewController) -> UIBarButtonItem? {
    guard controller === stack.first else { return nil }
    return (_parent as? UISplitViewController)?._modeButton(for: self)
  }

  // MARK: Changing the stack

  /// Changes the stack; with `movesTop`, the top screen stays visible elsewhere.
  final func change(
    to new: [UIViewController],
    as kind: _StackChange,
    animated: Bool,
    movesTop: Bool = false
  ) {
    cancelInteraction()
    finishRunning()
    let old = stack
    let oldTop = old.last
    let newTop = new.last
    for controller in old where !new.contains(controller) {
      controller.isMovingFromParent = true
      controller.willMove(toParent: nil)
    }
    stack = new
    _noteScreensInSplit()
    for controller in new where !old.contains(controller) {
      controller.isMovingToParent = true
      adopt(controller)
    }
    _bottomBarMayChange()
    guard isViewLoaded, oldTop !== newTop else { return settle(old) }
    newTop?.loadViewIfNeeded()
    let isVisible = _appearance == .appeared || _appearance == .appearing
    let animated = animated && _runtime != nil && oldTop != nil
    if animated, isVisible, !movesTop, let page, let newTop,
      let animator = _animator(for: kind, from: page.controller, to: newTop)
    {
      return play(animator, from: page, to: newTop, of: old)
    }
    let transition = animated ? _TransitionCoordinator(from: oldTop, to: newTop, in: view) : nil
    if let transition { _transition = transition }
    if isVisible {
      if !movesTop { oldTop?._beginAppearance(false, animated: animated) }
      newTop?._beginAppearance(true, animated: animated)
    }
    if let newTop {
      delegate?.navigationController(self, willShow: newTop, animated: animated)
    }
    let outgoing = page?._nodeID
    removePage()
    if let newTop { install(newTop) }
    _nested?._barChanged()
    if animated {
      _runtime?.animate(kind.transition, incoming: page, outgoing: outgoing)
    }
    if isVisible { newTop?._isAppearing(animated: animated) }
    transition?.start()
    _runtime?.addressChanged()
    let ending = TransitionCompletion { [weak self] in
      guard let self else { return }
      running = nil
      if isVisible {
        if !movesTop { oldTop?._endAppearance(animated: animated) }
        newTop?._endAppearance(animated: animated)
      }
      settle(old)
      notifyBarDelegate(kind, from: oldTop, to: newTop)
      if let newTop { delegate?.navigationController(self, didShow: newTop, animated: animated) }
      transition?.end(for: self)
    }
    guard animated, let runtime = _runtime else { return ending.run() }
    running = ending
    ending.schedule(on: runtime)
  }

  /// Notifies a subclass that is the delegate of its own bar.
  private func notifyBarDelegate(
    _ kind: _StackChange,
    from old: UIViewController?,
    to new: UIViewController?
  ) {
    guard let delegate = bar.delegate else { return }
    switch kind {
    case .push: if let new { delegate.navigationBar(bar, didPush: new.navigationItem) }
    case .pop: if let old { delegate.navigationBar(bar, didPop: old.navigationItem) }
    }
  }

  /// Ends the running transition immediately instead of waiting for the clock.
  private func finishRunning() {
    running?.run()
    customTransition?.endNow()
  }

  /// Notifies controllers that left or entered the stack of their parent.
  final func settle(_ old: [UIViewController]) {
    for controller in old where !stack.contains(controller) {
      controller.isMovingFromParent = false
      controller.removeFromParent()
    }
    for controller in stack where controller.isMovingToParent {
      controller.isMovingToParent = false
      controller.didMove(toParent: self)
    }
  }

  private func adopt(_ controller: UIViewController) {
    addChild(controller)
  }

  // MARK: Pages

  private func install(_ controller: UIViewController) {
    let page = makePage(controller)
    self.page = page
    view.addSubview(page)
  }

  final func makePage(_ controller: UIViewController) -> _NavigationPage {
    _NavigationPage(
      controller: controller,
      previous: previousItem(of: controller),
      navigation: self
    )
  }

  /// The item of the screen that the back button leads to.
  final func previousItem(of controller: UIViewController) -> UINavigationItem? {
    guard let index = stack.firstIndex(of: controller) else { return nil }
    return index > 0 ? stack[index - 1].navigationItem : _outer?.previousItem(of: self)
  }

  private func removePage() {
    page?.close()
    page?.removeFromSuperview()
    page = nil
  }

  // MARK: Going back

  /// Handles the back button, or the browser's.
  package final func _backRequested() -> Bool {
    if stack.count < 2, let _outer { return _outer._backRequested() }
    return _popOwn(1) != .impossible
  }

  package override func _popOwn(_ steps: Int) -> _DismissalResult {
    let depthOfNested = _nested?._ownDepth ?? 0
    if let _nested, steps <= depthOfNested { return _nested._popOwn(steps) }
    let steps = steps - depthOfNested
    guard steps > 0, stack.count > steps else { return .impossible }
    if let delegate = bar.delegate {
      for controller in stack.suffix(steps).reversed()
      where !delegate.navigationBar(bar, shouldPop: controller.navigationItem) {
        return .refused
      }
    }
    popToViewController(stack[stack.count - 1 - steps], animated: true)
    return .dismissed
  }

  // MARK: Appearance callbacks

  /// Notifies the delegate of the first screen as of any other.
  package override func _appearanceBegan(animated: Bool) {
    guard !hasShownFirst, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  package override func _appearanceCompleted(animated: Bool) {
    guard !hasShownFirst, let top = stack.last else { return }
    hasShownFirst = true
    settle(stack)
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  private var hasShownFirst = false

  // MARK: Container overrides

  package override func _showsItself(_ child: UIViewController) -> Bool { true }

  package override var _appearingChildren: [UIViewController] {
    stack.last.map { [$0] } ?? []
  }

  package override var _ownDepth: Int {
    max(stack.count - 1, 0) + (_nested?._ownDepth ?? 0)
  }

  package override var _innermost: UIViewController {
    stack.last?._innermost ?? self
  }
}

/// The direction of a change of the stack.
enum _StackChange {
  case push, pop

  var transition: Transition.Kind {
    self == .push ? .push : .pop
  }
}
