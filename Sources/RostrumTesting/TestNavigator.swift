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

  /// The names of the screens on the stack in front: of the topmost sheet, or the selected tab.
  public var screens: [String] { names(of: stage.front.screens) }

  /// The names of the screens on the root stack.
  public var rootScreens: [String] { names(of: stage.screens) }

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

  /// Taps the back button.
  ///
  /// Nothing happens on the first screen of a stack.
  public func back() {
    back(to: stage.front.screens.count - 1)
  }

  /// Goes back until `depth` screens are left, as by holding the back button down.
  public func back(to depth: Int) {
    let front = stage.front
    guard depth > 0, depth < front.screens.count,
      front.delegate?.stage(front, shouldLeaveTo: depth) == true
    else { return }
    front.leave(to: depth)
  }

  /// Swipes from the edge.
  /// - Parameters:
  ///   - end: How it ends.
  ///   - underway: Runs while the finger is down.
  public func swipeBack(_ end: SwipeEnd, underway: () -> Void = {}) {
    let front = stage.front
    let depth = front.screens.count - 1
    guard depth > 0, front.delegate?.stage(front, shouldLeaveTo: depth) == true else { return }
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
