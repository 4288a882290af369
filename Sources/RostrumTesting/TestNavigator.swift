public import Rostrum

/// A window without a user interface: a `Navigator` over a recording stage, with methods for user
/// actions.
@MainActor
public final class TestNavigator {
  /// The end of a swipe from the edge.
  public enum SwipeEnd: Sendable, CaseIterable {
    case cancelled, finished
  }

  public let navigator: Navigator
  public let stage = RecordingStage()
  /// All reported paths.
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

  // MARK: - Visible screens

  /// The names of the screens on the front stack: that of the topmost sheet, the selected tab, or a
  /// split's column.
  public var screens: [String] { names(of: stage.front.screens) }

  /// The names of the screens on the root stack.
  public var rootScreens: [String] { names(of: stage.screens) }

  /// The names of the screens in a column of the root's split.
  ///
  /// They include the placeholder while nothing is chosen, and are empty without a split.
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

  /// All calls received by the stages, in order.
  public var log: [String] { stage.window.log }

  // MARK: - Time

  /// A Boolean value indicating whether transitions last until ``endTransition()``.
  public var holdsTransitions: Bool {
    get { stage.window.holdsTransitions }
    set { stage.window.holdsTransitions = newValue }
  }

  /// Ends the oldest running transition.
  public func endTransition() {
    if !stage.window.pending.isEmpty { stage.window.pending.removeFirst()() }
  }

  /// Runs everything on the main actor that does not depend on a user, a service or a clock.
  public func settle() async {
    await settleMainActor()
  }

  // MARK: - User actions

  /// A Boolean value indicating whether the window has room for only one column of a split, as on a
  /// phone.
  ///
  /// Setting it simulates a rotation of the phone, or resizing of the window.
  public var isCompact: Bool {
    get { stage.window.isCompact }
    set {
      stage.window.isCompact = newValue
      stage.widthMayHaveChanged()
    }
  }

  /// Taps the back button.
  ///
  /// It has no effect on the first screen of a stack, unless that covers the other column of a
  /// split.
  public func back() {
    back(to: stage.front.screens.count - 1)
  }

  /// Taps the back button of a column while both columns are visible.
  public func back(in column: Split.Column) {
    guard let stage = stage.split?[column] else { return }
    go(back: stage, to: stage.screens.count - 1)
  }

  /// Goes back until `depth` screens remain, as by the menu of the back button.
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
  ///   - end: The end of the swipe.
  ///   - underway: A closure that runs during the swipe.
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

  /// Taps a tab, by its 0-based index.
  public func selectTab(_ index: Int) {
    stage.selectTab(index)
  }

  /// Removes a tab, by its 0-based index.
  public func removeTab(_ index: Int) {
    stage.removeTab(index)
  }

  /// Closes the window.
  public func close() {
    navigator.close()
  }
}
