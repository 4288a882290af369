/// One stack of screens and what is presented over it: a window's root, a sheet, a tab or a column.
///
/// Coordinators say what they want; the navigator keeps the books. It runs one transition at a time
/// and queues the next, knows which flow owns which screen, asks before a person leaves unsaved
/// work, and is the one place that learns of every way out: when a screen is gone for good it
/// destroys the screen's presenter, and with a flow's last screen it ends the flow.
///
/// A window's composition root makes one over a ``NavigationStage``, holds it, starts the first
/// flow on it and calls ``close()`` at the end.
@MainActor
public final class Navigator {
  let stage: any NavigationStage
  let tree: NavigationTree
  weak var parent: Navigator?
  var entries: [Entry] = []
  /// The sheet over this navigator.
  public internal(set) var presented: Navigator?
  /// The tabs that are shown in place of a stack.
  public internal(set) var tabs: [Navigator] = []
  var tabItems: [TabItem] = []
  /// The columns that are shown in place of a stack.
  public internal(set) var split: Split?
  /// The split that it is a column of.
  weak var columnOf: Split?
  /// 0-based.
  public internal(set) var selectedTab = 0
  /// How to present this navigator, while it waits for its first screen.
  var styleWhenPresented: SheetStyle?
  var openAlert: PendingAnswer?
  var isSwiping = false
  public internal(set) var isClosed = false

  /// A window's root.
  public init(stage: any NavigationStage) {
    self.stage = stage
    tree = NavigationTree()
    tree.root = self
    tree.queue.willBegin = { [weak self] in self?.settleStages() }
    stage.delegate = self
  }

  /// A sheet, tab or column of another.
  init(childOf parent: Navigator) {
    self.parent = parent
    tree = parent.tree
    stage = parent.stage.makeStage()
    stage.delegate = self
  }

  // MARK: - For composition roots

  /// Starts a window's flow.
  /// - Parameters:
  ///   - flow: Not yet started.
  ///   - report: Gets the flow's result exactly once; nil for every way out.
  public func start<Output>(
    _ flow: Coordinator<Output>,
    then report: @escaping @MainActor (Output?) -> Void = { _ in }
  ) {
    flow.report = report
    tree.flows.append(flow)
    flow.begin(on: self, parent: nil)
  }

  /// Goes to a destination: finds who can take it, closes what is in the way after asking whoever
  /// has unsaved work, and has it shown.
  ///
  /// A route that nobody can take yet is kept. A notice that is open is closed, since the person has
  /// moved on; a question stays open, and the route waits for its answer.
  public func open(_ route: any Route) {
    tree.withdrawNotices()
    tree.open(route)
  }

  /// Has the app's ``UnknownLinkTaking`` coordinator answer a link that names no destination.
  public func openUnknownLink(_ path: RoutePath) {
    tree.withdrawNotices()
    tree.open(UnknownLink(path: path))
  }

  /// The path of the topmost screen that has a route, in the whole window.
  public var path: RoutePath { tree.path }

  /// Told each new path, and the old one where a route was refused.
  public var onPathChange: (@MainActor (RoutePath) -> Void)? {
    get { tree.onPathChange }
    set { tree.onPathChange = newValue }
  }

  /// Whether transitions of the window may move.
  ///
  /// While it is being put together they should not.
  public var animatesTransitions: Bool {
    get { tree.animatesTransitions }
    set { tree.animatesTransitions = newValue }
  }

  /// The stack, the root first.
  public var screens: [any Screen] { entries.map(\.screen) }

  /// The screen in front: of the topmost sheet, of the selected tab, or of a split what was chosen.
  public var topScreen: (any Screen)? {
    if let presented { return presented.topScreen }
    if let split { return split.secondary.topScreen ?? split.primary.topScreen }
    return selectedTabNavigator?.topScreen ?? entries.last?.screen
  }

  /// Ends the window: every screen is gone, every flow ends with nil.
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
