/// A container that shows two columns, side by side in a regular width and stacked in a
/// compact one.
///
/// A column whose screen is not a navigation controller gets one. While the split is collapsed, the
/// secondary column's navigation controller is nested in the primary's stack, and later screens are
/// pushed on the secondary's own stack.
open class UISplitViewController: UIViewController {
  /// The screens that the app has set.
  private var screens: [Column: UIViewController] = [:]
  /// The columns' contents: navigation controllers, and any controller for the compact column.
  final var contents: [Column: UIViewController] = [:]
  private var madeStacks: [Column: UINavigationController] = [:]
  final let columns = _SplitView()
  /// A Boolean value indicating whether the secondary column is in front while the split is
  /// collapsed.
  final var secondaryIsOnTop = false
  private var collapsed = false
  /// A Boolean value indicating whether the columns have been placed, which happens when the split
  /// first enters a scene.
  final var isArranged = false
  /// The order in which screens were opened in the columns.
  final var openings = SplitOpenings()
  private var mode = DisplayMode.oneBesideSecondary
  private var madeModeButton: UIBarButtonItem?

  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view of the style `unspecified`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = InterfaceLoader.splitStyle(coder)
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?

  open override func loadView() {
    columns.splitViewController = self
    view = columns
    view._beginAsScreen()
  }

  // MARK: The columns

  /// Sets the screen of a column; one that is not a navigation controller replaces the column's
  /// stack.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard screens[column] !== vc else { return }
    screens[column] = vc
    let old = contents[column]
    let new = content(for: vc, in: column)
    guard old !== new else { return }
    contents[column] = new
    if column == .secondary, let old, let stack = primaryStack, stack._isNested(old) {
      stack._replaceNested(old, with: new as? UINavigationController)
      secondaryIsOnTop = new != nil
    }
    _rearrange()
    if let old, old._parent === self { _leave(old) }
  }

  open func viewController(for column: Column) -> UIViewController? {
    screens[column]
  }

  /// The screens of the columns: that of the primary column, and that of the secondary one.
  ///
  /// Setting them is for the style `unspecified`; other styles set the screen of a column. In those
  /// styles these are the visible columns.
  open var viewControllers: [UIViewController] {
    get {
      guard style == .unspecified else { return columns.shown }
      return [.primary, .secondary].compactMap { screens[$0] }
    }
    set {
      precondition(
        newValue.count <= 2,
        "Expected at most 2 view controllers in a split view, got \(newValue.count)."
      )
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
    }
  }

  private func content(for screen: UIViewController?, in column: Column) -> UIViewController? {
    guard let screen else { return nil }
    if column == .compact || screen is UINavigationController { return screen }
    let stack = madeStacks[column] ?? UINavigationController(nibName: nil, bundle: nil)
    madeStacks[column] = stack
    // Screens of the old style have bars only if they bring them.
    if style == .unspecified { stack.isNavigationBarHidden = true }
    stack.setViewControllers([screen], animated: false)
    return stack
  }

  final var primaryStack: UINavigationController? { contents[.primary] as? UINavigationController }

  final var secondaryStack: UINavigationController? {
    contents[.secondary] as? UINavigationController
  }

  /// Shows a column, in the nearest display mode in which all of it is visible.
  open func show(_ column: Column) {
    _show(column, animated: true)
  }

  package final func _show(_ column: Column, animated: Bool) {
    if isCollapsed { return showCollapsed(column, animated: animated) }
    switch column {
    case .primary where displayMode == .secondaryOnly:
      change(to: splitBehavior == .overlay ? .oneOverSecondary : .oneBesideSecondary)
    case .secondary where displayMode == .oneOverSecondary: change(to: .secondaryOnly)
    default: break
    }
  }

  /// Hides the primary column while the split is not collapsed; has no effect on the secondary
  /// column.
  open func hide(_ column: Column) {
    guard !isCollapsed, column == .primary else { return }
    change(to: .secondaryOnly)
  }

  /// Shows a screen in the primary column, on its stack if it has one.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let primaryStack {
      primaryStack.show(vc, sender: sender)
    } else {
      setViewController(vc, for: .primary)
    }
    show(.primary)
  }

  /// Sets the screen of the secondary column, and shows that column.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  // MARK: Display

  /// A Boolean value indicating whether there is room for only one column.
  open var isCollapsed: Bool { collapsed }

  /// The current display mode; has no meaning while the split is collapsed.
  open var displayMode: DisplayMode { mode }

  @_Observed open var preferredDisplayMode: DisplayMode = .automatic {
    didSet { preferenceChanged() }
  }

  open var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return preferredDisplayMode == .oneOverSecondary ? .overlay : .tile
  }

  @_Observed open var preferredSplitBehavior: SplitBehavior = .automatic {
    didSet { preferenceChanged() }
  }

  /// A Boolean value indicating whether the bars of the columns have the button that shows and
  /// hides the primary column.
  @_Observed open var presentsWithGesture: Bool = true {
    didSet { _barsChanged() }
  }

  /// A button that shows and hides the primary column.
  open var displayModeButtonItem: UIBarButtonItem {
    if let madeModeButton { return madeModeButton }
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in self?.toggle() }
    )
    madeModeButton = item
    _nameModeButton()
    return item
  }

  // MARK: The primary column's width

  /// The width value that stands for the system's choice.
  public static let automaticDimension: CGFloat = -CGFloat(Float.greatestFiniteMagnitude)

  /// A fraction of the total width, used while `preferredPrimaryColumnWidth` is automatic.
  @_Observed open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { _rearrange() }
  }

  /// The preferred width in points; 320 by default.
  @_Observed open var preferredPrimaryColumnWidth = automaticDimension {
    didSet { _rearrange() }
  }

  /// The minimum width in points.
  @_Observed open var minimumPrimaryColumnWidth = automaticDimension {
    didSet { _rearrange() }
  }

  /// The maximum width in points.
  @_Observed open var maximumPrimaryColumnWidth = automaticDimension {
    didSet { _rearrange() }
  }

  /// The actual width in points.
  open var primaryColumnWidth: CGFloat { columns.primary.frame.width }

  // MARK: Display modes

  private func preferenceChanged() {
    guard !collapsed else { return }
    change(to: _possible(preferredDisplayMode))
  }

  private func toggle() {
    if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
  }

  /// Returns the nearest mode that the split behavior allows.
  private func _possible(_ mode: DisplayMode) -> DisplayMode {
    switch (mode, splitBehavior) {
    case (.secondaryOnly, _), (.automatic, .overlay): .secondaryOnly
    case (_, .overlay): .oneOverSecondary
    default: .oneBesideSecondary
    }
  }

  private func change(to new: DisplayMode) {
    guard new != mode else { return }
    if isArranged {
      delegate?.splitViewController(self, willChangeTo: new)
      if mode == .secondaryOnly {
        delegate?.splitViewController(self, willShow: .primary)
      } else if new == .secondaryOnly {
        delegate?.splitViewController(self, willHide: .primary)
      }
    }
    mode = new
    _rearrange()
  }

  // MARK: Collapsing and expanding

  /// Adapts to the horizontal size class.
  final func _adapt() {
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if isCompact, !collapsed {
      collapse()
    } else if !isCompact, collapsed {
      expand()
    } else if !isArranged {
      _arrange()
    }
  }

  /// Places the columns again if they have been placed before.
  private func _rearrange() {
    if isArranged { _arrange() }
  }

  /// Sets the accessibility label of the button, in the language of the device.
  final func _nameModeButton() {
    let texts = _SystemTexts.of(_runtime)
    madeModeButton?.accessibilityLabel =
      displayMode == .secondaryOnly ? texts.showSidebar : texts.hideSidebar
  }

  private func collapse() {
    let proposed: Column =
      contents[.compact] != nil ? .compact : contents[.secondary] != nil ? .secondary : .primary
    let top = dropsSecondary(proposed) ? .primary : topColumn(proposed)
    collapsed = true
    secondaryIsOnTop = top == .secondary && contents[.secondary] != nil
    _arrange()
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Returns whether the delegate of a split view of the old style has discarded the secondary screen.
  private func dropsSecondary(_ proposed: Column) -> Bool {
    guard style == .unspecified, proposed == .secondary, let primary = screens[.primary],
      let secondary = screens[.secondary]
    else { return false }
    return delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
  }

  private func topColumn(_ proposed: Column) -> Column {
    delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
  }

  private func expand() {
    let proposed = _possible(preferredDisplayMode)
    let wanted = delegate?.splitViewController(
      self,
      displayModeForExpandingToProposedDisplayMode: proposed
    )
    collapsed = false
    mode = _possible(wanted ?? proposed)
    _arrange()
    delegate?.splitViewControllerDidExpand(self)
  }

  private func showCollapsed(_ column: Column, animated: Bool) {
    guard contents[.compact] == nil, let stack = primaryStack else { return }
    let secondary = secondaryStack
    let isOnTop = secondary.map { stack._isNested($0) } ?? false
    if column == .secondary, let secondary, !isOnTop {
      secondaryIsOnTop = true
      stack._nest(secondary, animated: animated)
    } else if column == .primary, isOnTop {
      secondaryIsOnTop = false
      stack._popNested(animated: animated)
    }
  }

  // MARK: Container overrides

  /// Returns the width of a column's share in the current arrangement.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard !isCollapsed, displayMode != .secondaryOnly else { return parentSize }
    let width = primaryColumnWidth
    if container === primaryStack { return CGSize(width: width, height: parentSize.height) }
    guard displayMode == .oneBesideSecondary else { return parentSize }
    return CGSize(width: max(0, parentSize.width - width), height: parentSize.height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    _adapt()
  }

  package override func _showsItself(_ child: UIViewController) -> Bool { true }

  package override var _appearingChildren: [UIViewController] { columns.shown }

  package override var _ownDepth: Int { columns.shown.reduce(0) { $0 + $1._ownDepth } }

  package override var _innermost: UIViewController {
    let shown = columns.shown
    return (openings.latestColumn(in: shown) ?? shown.last)?._innermost ?? self
  }

  /// Pops the screens that were pushed last, in either column.
  package override func _popOwn(_ steps: Int) -> _DismissalResult {
    let shown = columns.shown
    let counts = openings.latest(steps, in: shown)
    guard counts.contains(where: { $0 > 0 }) else { return .impossible }
    for (column, count) in zip(shown, counts).reversed() where count > 0 {
      let result = column._popOwn(count)
      guard result == .dismissed else { return result }
    }
    return .dismissed
  }
}
