public import Rostrum

/// A window without a user interface: a `Navigator` over a recording stage, and the person in
/// front of it.
@MainActor
public final class TestNavigator {
  /// How a swipe from the edge ends.
  public enum SwipeEnd: Sendable, CaseIterable {
    case cancelled, finished
  }

  public let navigator: Navigator
  public let stage = RecordingStage()
  /// Every path that was told.
  public private(set) var paths: [String] = []

  public init() {
    navigator = Navigator(stage: stage)
    navigator.onPathChange = { [unowned self] in paths.append($0.description) }
  }

  /// Starts the window's flow.
  public func start<Output>(
    _ flow: Coordinator<Output>,
    then report: @escaping @MainActor (Output?) -> Void = { _ in }
  ) {
    navigator.start(flow, then: report)
  }

  public func open(_ route: any Route) {
    navigator.open(route)
  }

  // MARK: - What is to be seen

  /// The names of the screens on the stack in front: of the topmost sheet, the selected tab, or a
  /// split's column.
  public var screens: [String] { names(of: stage.front.screens) }

  /// The names of the screens on the root stack.
  public var rootScreens: [String] { names(of: stage.screens) }

  /// The names of the screens in a column of the root's split; the placeholder is one while nothing
  /// is chosen.
  ///
  /// Empty without a split.
  public func screens(in column: Split.Column) -> [String] {
    names(of: stage.split?[column].screens ?? [])
  }

  /// The view of a column's topmost screen, if it is of this type: a ``ViewSpy``.
  public func view<View>(in column: Split.Column, _ type: View.Type = View.self) -> View? {
    (stage.split?[column].screens.last as? FakeScreen)?.view as? View
  }

  /// The topmost screen's view, if it is of this type: a ``ViewSpy``.
  public func view<View>(_ type: View.Type = View.self) -> View? {
    (stage.front.screens.last as? FakeScreen)?.view as? View
  }

  /// The open alert.
  public var alert: Alert? { stage.topmost.alert }

  public var path: String { navigator.path.description }

  /// All that the stages were told, in order.
  public var log: [String] { stage.window.log }

  // MARK: - Time

  /// While true, transitions go on until ``endTransition()``.
  public var holdsTransitions: Bool {
    get { stage.window.holdsTransitions }
    set { stage.window.holdsTransitions = newValue }
  }

  /// Ends the oldest transition that goes on.
  public func endTransition() {
    if !stage.window.pending.isEmpty { stage.window.pending.removeFirst()() }
  }

  /// Lets everything on the main actor run that can run without a person, a service or a clock.
  public func settle() async {
    await settleMainActor()
  }

  // MARK: - What a person does

  /// Whether the window has room for one column of a split only, as on a phone.
  ///
  /// Setting it turns the phone, or resizes the window.
  public var isCompact: Bool {
    get { stage.window.isCompact }
    set {
      stage.window.isCompact = newValue
      stage.widthMayHaveChanged()
    }
  }

  /// Taps the back button.
  ///
  /// Nothing happens on the first screen of a stack, unless it covers the other column of a split.
  public func back() {
    back(to: stage.front.screens.count - 1)
  }

  /// Taps the back button of a column, where both are seen.
  public func back(in column: Split.Column) {
    guard let stage = stage.split?[column] else { return }
    go(back: stage, to: stage.screens.count - 1)
  }

  /// Goes back until `depth` screens are left, as by holding the back button down.
  public func back(to depth: Int) {
    go(back: stage.front, to: depth)
  }

  private func go(back stage: RecordingStage, to depth: Int) {
    guard depth >= stage.leastDepth, depth < stage.screens.count,
      stage.delegate?.stage(stage, shouldLeaveTo: depth) == true
    else { return }
    stage.leave(to: depth)
  }

  /// Swipes from the edge.
  /// - Parameters:
  ///   - end: How it ends.
  ///   - underway: Runs while the finger is down.
  public func swipeBack(_ end: SwipeEnd, underway: () -> Void = {}) {
    let front = stage.front
    let depth = front.screens.count - 1
    guard depth >= front.leastDepth,
      front.delegate?.stage(front, shouldLeaveTo: depth) == true
    else { return }
    front.delegate?.stageDidBeginSwipe(front)
    underway()
    if end == .finished { front.leave(to: depth) }
    front.delegate?.stageDidEndSwipe(front)
  }

  /// Swipes the topmost sheet down.
  public func dismissSheet() {
    var host = stage
    while let next = host.presented, next.presented != nil { host = next }
    guard let sheet = host.presented, sheet.style?.isFullScreen != true,
      sheet.delegate?.stageShouldDismiss(sheet) == true
    else { return }
    host.dropPresented()
    sheet.delegate?.stageDidDismiss(sheet)
  }

  /// Taps an action of the open alert.
  public func answer(_ id: String) {
    let top = stage.topmost
    precondition(
      top.alert?.actions.contains { $0.id == id } == true,
      "No alert with an action \(id) is open; the open one is \(String(describing: top.alert))."
    )
    top.reply(id)
  }

  /// Taps a tab; 0-based.
  public func selectTab(_ index: Int) {
    stage.selectTab(index)
  }

  /// Removes a tab; 0-based.
  public func removeTab(_ index: Int) {
    stage.removeTab(index)
  }

  /// Closes the window.
  public func close() {
    navigator.close()
  }
}
