/// A stack of screens and the sheets over it: a window's root, a sheet, a tab or a column.
///
/// Coordinators make requests, and the navigator keeps the state. It runs one transition at a time
/// and queues the next. It tracks which flow owns which screen, and consults guards before the user
/// leaves unsaved work. Every removal of a screen passes through it: it destroys the presenter of a
/// removed screen, and ends a flow that loses its last screen.
///
/// The composition root of a window creates a navigator over a ``NavigationStage``, retains it,
/// starts the first flow on it and calls ``close()`` at the end.
@MainActor
public final class Navigator {
  let stage: any NavigationStage
  let tree: NavigationTree
  weak var parent: Navigator?
  var entries: [Entry] = []
  /// The navigator of the sheet over this one.
  public internal(set) var presented: Navigator?
  /// The navigators of the tabs that are shown instead of a stack.
  public internal(set) var tabs: [Navigator] = []
  var tabItems: [TabItem] = []
  /// The columns that are shown instead of a stack.
  public internal(set) var split: Split?
  /// The split that has this navigator as a column.
  weak var columnOf: Split?
  /// The 0-based index of the selected tab.
  public internal(set) var selectedTab = 0
  /// The presentation style of this navigator while it waits for its first screen.
  var styleWhenPresented: SheetStyle?
  var openAlert: PendingAnswer?
  var isSwiping = false
  public internal(set) var isClosed = false

  /// Creates the root navigator of a window.
  public init(stage: any NavigationStage) {
    self.stage = stage
    tree = NavigationTree()
    tree.root = self
    tree.queue.willBegin = { [weak self] in self?.settleStages() }
    stage.delegate = self
  }

  /// Creates the navigator of a sheet, tab or column of another.
  init(childOf parent: Navigator) {
    self.parent = parent
    tree = parent.tree
    stage = parent.stage.makeStage()
    stage.delegate = self
  }

  // MARK: - For composition roots

  /// Starts a window's flow.
  /// - Parameters:
  ///   - flow: The flow, which must not have been started yet.
  ///   - report: Receives the flow's result exactly once; nil unless it calls `finish`.
  public func start<Output>(
    _ flow: Coordinator<Output>,
    then report: @escaping @MainActor (Output?) -> Void = { _ in }
  ) {
    flow.report = report
    tree.flows.append(flow)
    flow.begin(on: self, parent: nil)
  }

  /// Opens a destination: finds a coordinator that can take it, removes the screens in the way
  /// after consulting leave guards, and has the coordinator show it.
  ///
  /// A route that no coordinator can take yet is kept. An open notice is closed, since the user has
  /// moved on; a question stays open, and the route waits for its answer.
  public func open(_ route: any Route) {
    tree.withdrawNotices()
    tree.open(route)
  }

  /// Has the app's ``UnknownLinkTaking`` coordinator handle a link without a destination.
  ///
  /// An open notice is closed, as by ``open(_:)``. While that about such a link is open, only the
  /// address is put right.
  public func openUnknownLink(_ path: RoutePath) {
    guard !tree.showsLinkNotice else { return tree.reportPath() }
    tree.withdrawNotices()
    tree.open(UnknownLink(path: path))
  }

  /// The path of the topmost screen that has a route, in the whole window.
  public var path: RoutePath { tree.path }

  /// Called with each new path, and with the current one if a route was refused.
  public var onPathChange: (@MainActor (RoutePath) -> Void)? {
    get { tree.onPathChange }
    set { tree.onPathChange = newValue }
  }

  /// A Boolean value indicating whether transitions of the window may be animated.
  ///
  /// They should not be while the window is being set up.
  public var animatesTransitions: Bool {
    get { tree.animatesTransitions }
    set { tree.animatesTransitions = newValue }
  }

  /// The stack, the root first.
  public var screens: [any Screen] { entries.map(\.screen) }

  /// The front screen: that of the topmost sheet, of the selected tab, or of a split's secondary
  /// column if it has screens.
  public var topScreen: (any Screen)? {
    if let presented { return presented.topScreen }
    if let split { return split.secondary.topScreen ?? split.primary.topScreen }
    return selectedTabNavigator?.topScreen ?? entries.last?.screen
  }

  /// Ends the window: all screens are removed, and all flows end with nil.
  public func close() {
    guard tree.root === self, !isClosed else { return }
    tree.queue.close()
    let presentsSheet = presented != nil
    closeSubtree()
    if presentsSheet { stage.dismissPresented(animated: false) {} }
    stage.show([], animated: false) {}
    for flow in tree.flows.reversed() { flow.end() }
  }
}
