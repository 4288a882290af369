import UIKitHosting

/// A controller that manages one screen or a part of one.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  package final var _appearance: Appearance = .disappeared
  /// The transition that the container has begun and will end.
  final var _ownTransition: OwnTransition?
  package final var _children: [UIViewController] = []
  package final weak var _parent: UIViewController?
  /// The window whose root view controller this is.
  package final weak var _window: UIWindow?
  /// The presentation by this controller.
  package final var _presentation: _Presentation?
  /// The presentation of this controller.
  package final weak var _presentedBy: _Presentation?
  /// The transition that this controller runs, or in which it is presented.
  final weak var _transition: _TransitionCoordinator?
  /// The size last passed to `viewWillTransition`; nil after the controller has moved.
  final var _announcedSize: CGSize?
  final var _loadedView: UIView?
  final var _madeNavigationItem: UINavigationItem?
  final var _madeTabBarItem: UITabBarItem?
  final var _contentUnavailable: _ContentUnavailable?
  final var _madePresentationController: UIPresentationController?
  final var _traitRegistrations: _TraitRegistrations?
  final var _traitOverrides: _TraitOverrides?
  /// A Boolean value indicating whether a property of the controller is observed.
  package final var _isObserved = false
  /// Unsafe: guarded by the lock of associated objects.
  nonisolated(unsafe) final var _hasAssociatedObjects = false

  // MARK: Initialisers

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates the controller that a storyboard describes; with another coder, a controller that
  /// makes its view in code.
  public required init?(coder: NSCoder) {
    super.init()
    coder._configure { $0.configure(self, $1) }
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    _releaseAssociatedObjects()
  }

  // MARK: State restoration

  /// The name by which iOS restores the controller; here scenes restore by user activities alone.
  open var restorationIdentifier: String?
  /// The class that makes the controller when it is restored.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Called by overrides; nothing is saved by identifiers here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called by overrides; nothing is restored by identifiers here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called by overrides; nothing is restored by identifiers here.
  open func applicationFinishedRestoringState() {}

  // MARK: Storyboards and nibs

  /// The name of the nib that has the controller's view; nil for one with the class's name.
  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?

  /// The storyboard that the controller was made from; nil for one made in code or from a nib.
  open var storyboard: UIStoryboard? { _nib?.loader.storyboard }

  final var _nib: _ControllerNib?
  /// The objects at the top of the scene that are not in the view, such as gesture recognizers.
  final var _nibObjects: [NSObject] = []

  /// Performs a segue of the controller's scene; traps if it has none with the identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    _performSegue(identifier, sender)
  }

  /// Returns whether a segue that a person has started is performed.
  ///
  /// `performSegue(withIdentifier:sender:)` does not call it.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether the controller is the destination of an unwind segue: by default, if it
  /// implements the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    action._isMethod(of: self)
  }

  /// Returns the children among which the destination of an unwind segue is looked for, the first
  /// ones first.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    children.reversed().filter { $0 !== childContaining(source) }
  }

  /// Reveals a child for an unwind segue; containers of the app override it.
  ///
  /// - Parameters:
  ///   - unwindSegue: The segue.
  ///   - subsequentVC: The child that is, or contains, the destination.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    _reveal(subsequentVC)
  }

  /// Makes a child visible; containers of the system override it.
  package func _reveal(_ child: UIViewController) {}

  /// Returns the child that is or contains the source of an unwind segue.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { child in
      var controller: UIViewController? = source.source
      while let current = controller {
        if current === child { return true }
        controller = current.parent ?? current.presentingViewController
      }
      return false
    }
  }

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return _loadedView
    }
    set { _setView(newValue) }
  }

  open var viewIfLoaded: UIView? { _loadedView }

  open var isViewLoaded: Bool { _loadedView != nil }

  /// Makes the view: the one of the storyboard or nib, or else an empty one.
  open func loadView() {
    if _loadNibView() { return }
    // The view is as large as the screen until it is laid out, as on iOS.
    view = UIView(frame: UIScreen._mainBounds)
    view._autoresizeToSuperview()
  }

  open func loadViewIfNeeded() {
    if _loadedView == nil { _loadView() }
  }

  open func viewDidLoad() {}

  // MARK: Appearing

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// A Boolean value indicating whether children appear and disappear together with this controller,
  /// and with their views.
  ///
  /// A container that returns false calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` of its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins a transition in which the controller appears or disappears, on behalf of its container.
  ///
  /// The controller and its children receive `viewWillAppear` or `viewWillDisappear` now, and their
  /// counterparts by ``endAppearanceTransition()``, whatever happens to the view until then.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    _beginOwnTransition(isAppearing, animated: animated)
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` has begun.
  open func endAppearanceTransition() {
    _endOwnTransition()
  }

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// The minimum margins of the root view where it respects them: 16 points at the sides.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// A Boolean value indicating whether the margins of the root view are at least the system's.
  @_Observed open var viewRespectsSystemMinimumLayoutMargins: Bool = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?._marginsGuideChanged() }
    }
  }

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the view's layout margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called before the view appears, and after `setNeedsUpdateContentUnavailableConfiguration()`.
  ///
  /// The default implementation shows the current configuration; override it to set another.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    _showContentUnavailable()
  }

  /// Called before layout if the view needs to update its constraints; an override calls `super`
  /// last.
  open func updateViewConstraints() {
    view.updateConstraints()
  }

  /// The part of the view that bars and the safe area cover at its top.
  @available(*, deprecated, message: "use view.safeAreaLayoutGuide.topAnchor")
  open var topLayoutGuide: any UILayoutSupport { _edgeLayoutGuide(isTop: true) }

  /// The part of the view that bars and the safe area cover at its bottom.
  @available(*, deprecated, message: "use view.safeAreaLayoutGuide.bottomAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { _edgeLayoutGuide(isTop: false) }

  /// Called on iOS when memory is low; never called here, where apps get no memory warnings.
  open func didReceiveMemoryWarning() {}

  // MARK: The status bar

  /// The child that determines the style of the status bar; nil for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that determines whether the status bar is hidden; nil for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The preferred style of the status bar, which displays do not show.
  ///
  /// It is read when the controller appears and after `setNeedsStatusBarAppearanceUpdate()`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// A Boolean value indicating whether the status bar is hidden.
  ///
  /// It is read when the controller appears and after `setNeedsStatusBarAppearanceUpdate()`.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// A Boolean value indicating whether the controller determines the status bar while it is
  /// presented, even if it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance: Bool = false

  /// Marks the status bar's appearance as changed.
  open func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?._queryStatusBar()
  }

  // MARK: Orientations

  /// The orientations that the controller supports while it fills the window.
  ///
  /// A device rotates its page regardless, which shows the app in its new size. A phone that a page
  /// draws is turned while the controller supports landscape orientations alone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  open var shouldAutorotate: Bool { true }

  /// Marks the supported orientations as changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?._queryOrientations()
  }

  /// Reads the supported orientations of the screens again.
  open class func attemptRotationToDeviceOrientation() {
    _SceneRuntime.current?.window?._queryOrientations()
  }

  // MARK: Screen edges and pointer

  // A page does not control its browser's edges and pointer, so these values have no effect.

  /// The child that determines whether the home indicator is hidden; nil for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  open var prefersHomeIndicatorAutoHidden: Bool { false }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    viewIfLoaded?.window?._ask(\.prefersHomeIndicatorAutoHidden, \.childForHomeIndicatorAutoHidden)
  }

  /// The child that determines which system gestures are deferred; nil for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    viewIfLoaded?.window?._ask(
      \.preferredScreenEdgesDeferringSystemGestures,
      \.childForScreenEdgesDeferringSystemGestures
    )
  }

  /// The child that determines whether the pointer is locked; nil for this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  open var prefersPointerLocked: Bool { false }

  open func setNeedsUpdateOfPrefersPointerLocked() {
    viewIfLoaded?.window?._ask(\.prefersPointerLocked, \.childViewControllerForPointerLock)
  }

  // MARK: Transitions

  open var isBeingPresented: Bool { _presentedBy?.phase == .presenting }
  open var isBeingDismissed: Bool { _presentedBy?.phase == .dismissing }

  /// A Boolean value indicating whether the controller is being popped or otherwise removed from
  /// its parent.
  open package(set) var isMovingFromParent: Bool = false
  open package(set) var isMovingToParent: Bool = false

  // MARK: Description

  @_Observed open var title: String? {
    willSet { _willChange(["title"]) }
    didSet {
      if title != oldValue { _titleChanged(to: title) }
      _didChange(["title"])
    }
  }

  open var navigationItem: UINavigationItem { _madeNavigationItem ?? _makeNavigationItem() }

  /// The item for a tab bar controller; has the controller's title unless set.
  open var tabBarItem: UITabBarItem! {
    get { _madeTabBarItem ?? _makeTabBarItem() }
    set {
      _madeTabBarItem = newValue
      tabBarController?._tabChanged()
    }
  }

  /// The items of a navigation controller's toolbar while this controller is on top.
  @_Observed open var toolbarItems: [UIBarButtonItem]? {
    didSet { _madeNavigationItem?._page?.itemChanged() }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// A Boolean value indicating whether a tab bar is hidden while this controller is on a
  /// navigation stack, and a toolbar while it is on top.
  open var hidesBottomBarWhenPushed: Bool = false

  /// The preferred size in points, used by popovers and available to containers.
  @_Observed open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { _preferredSizeChanged() } }
  }

  /// The edges at which the view extends below the bars of its navigation controller, or of the
  /// containers around that; at the other edges it ends at the bar.
  @_Observed open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { _madeNavigationItem?._page?.itemChanged() } }
  }

  /// A Boolean value indicating whether the view extends below opaque bars as well, of which there
  /// are none here.
  open var extendedLayoutIncludesOpaqueBars: Bool = false

  /// Insets added to the safe area of the view, in points.
  @_Observed open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?._safeAreaAdditionsChanged() }
    }
  }

  open var traitCollection: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    let above = _parent?.traitCollection ?? .current
    return _traitOverrides?.applied(to: above) ?? above
  }

  /// The style of the view, its children and the content of their bars; inherited unless set.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { _interfaceStyle }
    set { if newValue != _interfaceStyle { _setInterfaceStyle(newValue) } }
  }

  final var _interfaceStyle: UIUserInterfaceStyle = .unspecified

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Changes of size and traits

  /// Called when the preferred size of a child changes; custom containers may override it.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the new size of a child before this controller's size changes; `parentSize` by
  /// default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the size of the view changes because the window is resized or rotated.
  ///
  /// It notifies the children whose sizes change as well; an override calls `super`.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: Animates changes alongside the transition, and reports its end.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    _forwardToChildren(size, with: coordinator)
  }

  /// Called before the traits change; `traitCollectionDidChange` follows.
  ///
  /// It notifies the children; an override calls `super`.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: Animates changes alongside the transition, and reports its end.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    _forwardToChildren(newCollection, with: coordinator)
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { _isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    _isEditing = editing
    _madeEditButton?._showsDone = editing
  }

  /// A bar button item that toggles editing, with the titles "Edit" and "Done".
  open var editButtonItem: UIBarButtonItem { _madeEditButton ?? _makeEditButton() }

  final var _isEditing = false
  final var _madeEditButton: UIBarButtonItem?

  // MARK: Containment

  open var parent: UIViewController? { (_parent as? _PageSpread)?.parent ?? _parent }
  open var children: [UIViewController] { _children }

  open func addChild(_ childController: UIViewController) {
    if childController._parent !== self { _addChild(childController) }
  }

  open func removeFromParent() {
    _removeFromParent()
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var navigationController: UINavigationController? {
    (_parent as? UINavigationController) ?? _parent?.navigationController
  }

  open var splitViewController: UISplitViewController? {
    (_parent as? UISplitViewController) ?? _parent?.splitViewController
  }

  /// Shows a view controller in the nearest container that can show it.
  ///
  /// A navigation controller pushes it; without a container it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    _showInContainer(vc, sender)
  }

  /// Shows a view controller in the secondary column of the nearest split; without one it is
  /// presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    _showDetail(vc, sender)
  }

  open var tabBarController: UITabBarController? {
    (_parent as? UITabBarController) ?? _parent?.tabBarController
  }

  // MARK: Presentation

  /// The presentation style; `.automatic` is a page sheet.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// The provider of the animators of presentation and dismissal, and of the presentation
  /// controller for the style `custom`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The animation with which the controller is presented and dismissed.
  @_Observed open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical {
    didSet { if modalTransitionStyle != oldValue { _presentedBy?.view?._invalidate(.sheet) } }
  }

  /// A Boolean value indicating whether presentations in the current context, by this controller or
  /// a child, replace this controller's view; true by default for navigation controllers.
  open var definesPresentationContext: Bool = false

  /// A Boolean value indicating whether presentations in this context use this controller's
  /// `modalTransitionStyle`.
  open var providesPresentationContextTransitionStyle: Bool = false

  /// A Boolean value indicating whether a swipe down, or a click outside, does not dismiss the
  /// controller.
  @_Observed open var isModalInPresentation: Bool = false {
    didSet { _presentedBy?.view?._invalidate(.sheet) }
  }

  /// The controller that this controller or an ancestor presents.
  open var presentedViewController: UIViewController? {
    _presentation?.presented ?? _parent?.presentedViewController
  }

  /// The controller that presents this controller or an ancestor.
  open var presentingViewController: UIViewController? {
    _presentedBy?.presenting ?? _parent?.presentingViewController
  }

  open var presentationController: UIPresentationController? {
    _currentPresentationController
  }

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Called after the user has dismissed the controller, or the one that contains it.
  package func _wasDismissedByUser() {
    for child in _children { child._wasDismissedByUser() }
  }

  /// The popover presentation controller; nil unless the style is `popover` or this is an action
  /// sheet.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    _present(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    _dismiss(animated: flag, completion: completion)
  }

  /// The coordinator of the running animated transition of this controller or an ancestor, or nil.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    _transition ?? _parent?.transitionCoordinator
  }

  // MARK: Responding

  /// Adds a command to `keyCommands`.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    _addedKeyCommands = (_addedKeyCommands ?? []) + [keyCommand]
  }

  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    _addedKeyCommands?.removeAll { $0 === keyCommand }
  }

  private(set) final var _addedKeyCommands: [UIKeyCommand]?

  open override var next: UIResponder? {
    viewIfLoaded?._superview ?? _window
  }

  package override var _responderScene: _SceneRuntime? { _runtime }

  package final var _runtime: _SceneRuntime? { viewIfLoaded?._runtime }

  // MARK: Overridden by containers

  /// Called after the controller and its children have received `viewWillAppear`.
  package func _appearanceBegan(animated: Bool) {}

  /// Called after the controller and its children have received `viewDidAppear`.
  package func _appearanceCompleted(animated: Bool) {}

  /// Returns whether the container forwards appearance calls to a child, rather than the child's
  /// view doing so.
  package func _showsItself(_ child: UIViewController) -> Bool { false }

  /// A Boolean value indicating whether the controller is an alert over a screen, rather than a
  /// screen.
  package var _isAlert: Bool { false }

  /// A Boolean value indicating whether the tab bar is hidden.
  package var _hidesBottomBar: Bool { false }

  /// The children that appear and disappear with this controller.
  package var _appearingChildren: [UIViewController] {
    let presented = _presentation.flatMap { $0.goesWithPresenting ? $0.presented : nil }
    return _children.filter { $0.viewIfLoaded?._superview != nil } + [presented].compactMap(\.self)
  }

  /// The number of contained screens that going back can leave, not counting presented ones.
  package var _ownDepth: Int {
    _children.last?._ownDepth ?? 0
  }

  /// The innermost visible controller, not counting presented ones.
  package var _innermost: UIViewController { self }

  /// Leaves `steps` contained screens, of which there are at least that many.
  package func _popOwn(_ steps: Int) -> _DismissalResult {
    _children.last?._popOwn(steps) ?? .impossible
  }
}
