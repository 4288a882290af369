import UIKitHosting

/// Manages one screen, or a part of one.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  package enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  package final var _appearance: Appearance = .disappeared
  package final var _children: [UIViewController] = []
  package final weak var _parent: UIViewController?
  /// The window whose root this is.
  package final weak var _window: UIWindow?
  /// What this controller presents.
  package final var _presentation: _Presentation?
  /// How this controller is presented.
  package final weak var _presentedBy: _Presentation?
  /// The transition that this controller runs, or is presented by.
  final weak var _transition: _TransitionCoordinator?
  /// The size that `viewWillTransition` was told last; nil since it has come where it is.
  final var _announcedSize: CGSize?
  private var loadedView: UIView?
  private var madeNavigationItem: UINavigationItem?
  private var madeTabBarItem: UITabBarItem?
  final var _contentUnavailable: _ContentUnavailable?
  private var madePresentationController: UIPresentationController?
  final var _traitRegistrations: _TraitRegistrations?
  /// Whether somebody observes a property of the controller.
  package final var _isObserved = false
  /// Unsafe: the lock of associated objects guards it.
  nonisolated(unsafe) final var _hasAssociatedObjects = false

  // MARK: Initialisers

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    precondition(
      nibNameOrNil == nil,
      """
      Expected a controller that makes its view in code, got the nib \
      \(nibNameOrNil ?? ""). There are no nibs here: override loadView() or viewDidLoad().
      """
    )
    super.init()
  }

  /// There are no archives on this platform: the answer is always nil where a subclass's own
  /// initialiser does not say otherwise.
  public required init?(coder: NSCoder) {
    super.init()
    return nil
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  deinit {
    _releaseAssociatedObjects()
  }

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?._controller = nil
      loadedView = newValue
      newValue?._controller = self
      if interfaceStyle != .unspecified { newValue?._invalidate(.interfaceStyle) }
      if additionalSafeAreaInsets != .zero { newValue?._safeAreaAdditionsChanged() }
    }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  open func loadView() {
    view = UIView()
    // As large as the screen until it is laid out, as on iOS.
    if let scene = _SceneRuntime.current?.windowScene { view._frame = scene._bounds }
    view._fillsWhatItIsPutInto()
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(
      loadedView != nil,
      "Expected \(type(of: self)).loadView() to set a view, got none."
    )
    viewDidLoad()
    _showContentUnavailable()
  }

  open func viewDidLoad() {}

  // MARK: Appearing

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// The least margins of the root view where it respects them: 16 points at the sides.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  /// Whether the root view's margins are at least the system's.
  @_Told open var viewRespectsSystemMinimumLayoutMargins: Bool = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?._marginsGuideChanged() }
    }
  }

  /// Called when what is covered of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the view's layout margins have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called before the view appears, and after `setNeedsUpdateContentUnavailableConfiguration()`.
  ///
  /// The configuration at hand is shown for the state; override it to set another.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    _showContentUnavailable()
  }

  /// Called before layout where the view was asked to update its constraints; who overrides it calls
  /// `super` last.
  open func updateViewConstraints() {
    view.updateConstraints()
  }

  /// The part of the view that bars and the device cover at its top.
  @available(*, deprecated, message: "use view.safeAreaLayoutGuide.topAnchor")
  open var topLayoutGuide: any UILayoutSupport { layoutGuide(isTop: true) }

  /// The part of the view that bars and the device cover at its bottom.
  @available(*, deprecated, message: "use view.safeAreaLayoutGuide.bottomAnchor")
  open var bottomLayoutGuide: any UILayoutSupport { layoutGuide(isTop: false) }

  private func layoutGuide(isTop: Bool) -> _EdgeLayoutGuide {
    let identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
    let known = view.layoutGuides.lazy.compactMap { $0 as? _EdgeLayoutGuide }
    return known.first { $0.identifier == identifier } ?? _EdgeLayoutGuide(of: view, isTop: isTop)
  }

  /// Called on iOS when memory is low; by nobody here, where apps get no such warnings.
  open func didReceiveMemoryWarning() {}

  // MARK: The status bar

  /// The child that decides about the style of the status bar; nil for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden; nil for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Asked when this appears, and after `setNeedsStatusBarAppearanceUpdate()`; displays of ours have no
  /// status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Asked when this appears, and after `setNeedsStatusBarAppearanceUpdate()`.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Whether this decides about the status bar while it is presented, though it does not fill the
  /// screen.
  open var modalPresentationCapturesStatusBarAppearance: Bool = false

  /// Says that a status bar is to look otherwise than before.
  open func setNeedsStatusBarAppearanceUpdate() {
    viewIfLoaded?.window?._askForStatusBar()
  }

  // MARK: Orientations

  /// The orientations that this allows while it fills the window.
  ///
  /// A page turns with its device all the same, and shows the app in the frame that it has then.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  open var shouldAutorotate: Bool { true }

  /// Says that other orientations are allowed than before.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?._askForOrientations()
  }

  /// Asks the screens anew for the orientations that they allow.
  open class func attemptRotationToDeviceOrientation() {
    _SceneRuntime.current?.window?._askForOrientations()
  }

  // MARK: What the system shows and does at the edges

  // A page does not control its browser's edges and pointer: answers have no effect.

  /// The child that decides whether the home indicator is hidden; nil for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  open var prefersHomeIndicatorAutoHidden: Bool { false }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    viewIfLoaded?.window?._ask(\.prefersHomeIndicatorAutoHidden, \.childForHomeIndicatorAutoHidden)
  }

  /// The child that decides which gestures of the system wait; nil for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    viewIfLoaded?.window?._ask(
      \.preferredScreenEdgesDeferringSystemGestures,
      \.childForScreenEdgesDeferringSystemGestures
    )
  }

  /// The child that decides whether the pointer is locked; nil for this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  open var prefersPointerLocked: Bool { false }

  open func setNeedsUpdateOfPrefersPointerLocked() {
    viewIfLoaded?.window?._ask(\.prefersPointerLocked, \.childViewControllerForPointerLock)
  }

  // MARK: Transitions

  open var isBeingPresented: Bool { _presentedBy?.phase == .presenting }
  open var isBeingDismissed: Bool { _presentedBy?.phase == .dismissing }

  /// Whether it is being popped or otherwise leaves its parent.
  open package(set) var isMovingFromParent: Bool = false
  open package(set) var isMovingToParent: Bool = false

  // MARK: Description

  @_Told open var title: String? {
    willSet { _willChange(["title"]) }
    didSet {
      defer { _didChange(["title"]) }
      guard title != oldValue else { return }
      navigationItem.title = title
      madeTabBarItem?.title = title
      _runtime?.addressChanged()
    }
  }

  /// The title that a person reads: the bar's, where it has one.
  package final var _shownTitle: String? {
    madeNavigationItem?.title ?? title
  }

  open var navigationItem: UINavigationItem {
    if let madeNavigationItem { return madeNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    madeNavigationItem = item
    return item
  }

  /// What a tab bar controller shows for it; with the controller's title unless set.
  open var tabBarItem: UITabBarItem! {
    get {
      if let madeTabBarItem { return madeTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      madeTabBarItem = item
      return item
    }
    set {
      madeTabBarItem = newValue
      tabBarController?._tabChanged()
    }
  }

  /// What a navigation controller's toolbar shows while this is on top.
  @_Told open var toolbarItems: [UIBarButtonItem]? {
    didSet { madeNavigationItem?._page?.itemChanged() }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether a tab bar goes while this is on a navigation controller's stack, and a toolbar while it
  /// is on top.
  open var hidesBottomBarWhenPushed: Bool = false

  /// Points; what a popover takes, and what a container may ask its children for.
  @_Told open var preferredContentSize: CGSize = .zero {
    didSet { if preferredContentSize != oldValue { _preferredSizeChanged() } }
  }

  /// The sides at which its view lies below the bars of a navigation controller, or of what that
  /// stands in; at the others it ends where they begin.
  @_Told open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { madeNavigationItem?._page?.itemChanged() } }
  }

  /// Whether its view lies below opaque bars too, of which there are none here.
  open var extendedLayoutIncludesOpaqueBars: Bool = false

  /// What its view and all in it keep clear of beside what bars and the device cover, in points.
  @_Told open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?._safeAreaAdditionsChanged() }
    }
  }

  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? _parent?.traitCollection ?? .current
  }

  /// The style of its view, of its children and of what their bars show; that of what is above
  /// unless set.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { interfaceStyle }
    set {
      guard newValue != interfaceStyle else { return }
      if let view = viewIfLoaded {
        view._changeStyle { interfaceStyle = newValue }
      } else {
        interfaceStyle = newValue
      }
    }
  }

  private var interfaceStyle: UIUserInterfaceStyle = .unspecified

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final func _traitsChanged(_ old: UITraitCollection) {
    traitCollectionDidChange(old)
    _traitRegistrations?.changed(self, from: old)
  }

  // MARK: Changes of size and traits

  /// Called when a child prefers another size; containers of one's own may follow it.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a child, asked for when this is about to have another: the same, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize
  }

  /// Called before the view has another size, because its window is resized or turned.
  ///
  /// Tells the children whose sizes change with it: who overrides it calls `super`.
  ///
  /// - Parameters:
  ///   - size: That size, in points.
  ///   - coordinator: Lets changes move along with it, and tells when it is over.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    _handOn(size, with: coordinator)
  }

  /// Called before the traits change; `traitCollectionDidChange` follows.
  ///
  /// Tells the children: who overrides it calls `super`.
  ///
  /// - Parameters:
  ///   - newCollection: The traits that it will have.
  ///   - coordinator: Lets changes move along with it, and tells when it is over.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    _handOn(newCollection, with: coordinator)
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    madeEditButton?._showsDone = editing
  }

  /// A bar button that turns editing on and off, "Edit" and "Done" by turns.
  open var editButtonItem: UIBarButtonItem {
    if let madeEditButton { return madeEditButton }
    let item = UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
    )
    item._showsDone = editing
    madeEditButton = item
    return item
  }

  private var editing = false
  private var madeEditButton: UIBarButtonItem?

  // MARK: Containment

  open var parent: UIViewController? { _parent }
  open var children: [UIViewController] { _children }

  open func addChild(_ childController: UIViewController) {
    guard childController._parent !== self else { return }
    childController.willMove(toParent: self)
    childController._parent?._children.removeAll { $0 === childController }
    _children.append(childController)
    childController._parent = self
    childController._announcedSize = nil
  }

  open func removeFromParent() {
    guard let parent = _parent else { return }
    parent._children.removeAll { $0 === self }
    _parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open var navigationController: UINavigationController? {
    (_parent as? UINavigationController) ?? _parent?.navigationController
  }

  open var splitViewController: UISplitViewController? {
    (_parent as? UISplitViewController) ?? _parent?.splitViewController
  }

  /// Has the nearest container that shows screens show one.
  ///
  /// A navigation controller pushes it; without a container it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent = _parent {
      parent.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Has a screen shown in the secondary column of the nearest split; without one it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  open var tabBarController: UITabBarController? {
    (_parent as? UITabBarController) ?? _parent?.tabBarController
  }

  // MARK: Presentation

  /// How it is presented; `.automatic` is a page sheet.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// Gives the animators of its presentation and dismissal, and the presentation controller for the style
  /// `custom`.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The movement by which it is presented, and dismissed.
  @_Told open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical {
    didSet { if modalTransitionStyle != oldValue { _presentedBy?.view?._invalidate(.sheet) } }
  }

  /// Whether what this or a child presents in the current context takes the place of this one's view;
  /// navigation controllers say so unless told otherwise.
  open var definesPresentationContext: Bool = false

  /// Whether what is presented in its context moves by this one's `modalTransitionStyle`.
  open var providesPresentationContextTransitionStyle: Bool = false

  /// Whether a swipe down or a click beside it does not dismiss it.
  @_Told open var isModalInPresentation: Bool = false {
    didSet { _presentedBy?.view?._invalidate(.sheet) }
  }

  /// What this controller or an ancestor presents.
  open var presentedViewController: UIViewController? {
    _presentation?.presented ?? _parent?.presentedViewController
  }

  /// What presents this controller or an ancestor.
  open var presentingViewController: UIViewController? {
    _presentedBy?.presenting ?? _parent?.presentingViewController
  }

  open var presentationController: UIPresentationController? {
    if let presentation = _presentedBy { return presentation.controller }
    if let madePresentationController { return madePresentationController }
    let made = _makePresentationController()
    madePresentationController = made
    return made
  }

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Nil unless the style is `popover`, or it is an action sheet.
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

  /// That of an animated transition while it runs, of this controller or of an ancestor; nil otherwise.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    _transition ?? _parent?.transitionCoordinator
  }

  /// Makes the presentation controller with what it may be asked for with.
  final func _choosePresentationController(presenting: UIViewController, source: UIViewController?)
  {
    guard modalPresentationStyle == .custom, !_isAlert, madePresentationController == nil else {
      return
    }
    madePresentationController = _makePresentationController(presenting: presenting, source: source)
  }

  package func _forgetPresentationController() {
    madePresentationController = nil
  }

  // MARK: Responding

  /// Adds a command to those of `keyCommands`.
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

  /// Called when it and its children have heard that they will appear.
  package func _appearanceBegan(animated: Bool) {}

  /// Called when it and its children have heard that they did appear.
  package func _appearanceCompleted(animated: Bool) {}

  /// Whether it tells its children that they appear and disappear, rather than their views do.
  package func _showsItself(_ child: UIViewController) -> Bool { false }

  /// Whether it is a question over a screen, rather than a screen.
  package var _isAlert: Bool { false }

  /// Whether the tab bar below it goes.
  package var _hidesBottomBar: Bool { false }

  /// The children that appear and disappear with this controller.
  package var _appearingChildren: [UIViewController] {
    let presented = _presentation.flatMap { $0.goesWithPresenting ? $0.presented : nil }
    return _children.filter { $0.viewIfLoaded?._superview != nil } + [presented].compactMap(\.self)
  }

  /// The number of screens within that "back" can leave, presented ones not counted.
  package var _ownDepth: Int {
    _children.last?._ownDepth ?? 0
  }

  /// The innermost controller that a person sees, presented ones not counted.
  package var _innermost: UIViewController { self }

  /// Leaves `steps` of its own screens, of which it has that many.
  package func _popOwn(_ steps: Int) -> _WayOut {
    _children.last?._popOwn(steps) ?? .impossible
  }
}
