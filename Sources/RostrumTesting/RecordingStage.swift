public import Rostrum

/// A stage that records what it should show, without showing anything.
///
/// Screens that are ``FakeScreen``s appear and disappear on it.
@MainActor
public final class RecordingStage: NavigationStage {
  /// The state shared by all stages of one window.
  @MainActor
  final class Window {
    var log: [String] = []
    var holdsTransitions = false
    var isCompact = true
    var pending: [@MainActor () -> Void] = []

    func end(_ done: @escaping @MainActor () -> Void) {
      if holdsTransitions { pending.append(done) } else { done() }
    }
  }

  public weak var delegate: (any NavigationStageDelegate)?
  public private(set) var screens: [any Screen] = []
  public private(set) var presented: RecordingStage?
  public private(set) var style: SheetStyle?
  public private(set) var tabs: [(item: TabItem, stage: RecordingStage)] = []
  /// The 0-based index of the selected tab.
  public private(set) var selectedTab = 0
  public private(set) var split: RecordedSplit?
  public private(set) var alert: Alert?

  let window: Window
  /// The stage whose split has this one as a column.
  private weak var splitHost: RecordingStage?
  /// A Boolean value indicating whether its column is hidden.
  private var isCovered = false
  private var answer: (@MainActor (String?) -> Void)?

  public init() {
    window = Window()
  }

  private init(window: Window) {
    self.window = window
  }

  // MARK: - NavigationStage

  public func makeStage() -> any NavigationStage {
    RecordingStage(window: window)
  }

  public func show(
    _ screens: [any Screen],
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    window.log.append("show \(names(of: screens))\(animated ? " animated" : "")")
    replaceAll(with: screens)
    window.end(done)
  }

  public func present(
    _ stage: any NavigationStage,
    style: SheetStyle,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    guard let stage = stage as? RecordingStage, presented == nil else {
      preconditionFailure("A RecordingStage presents only another RecordingStage.")
    }
    window.log.append("present \(names(of: stage.screens))")
    stage.style = style
    presented = stage
    window.end(done)
  }

  public func dismissPresented(animated: Bool, done: @escaping @MainActor () -> Void) {
    window.log.append("dismiss \(names(of: presented?.screens ?? []))")
    dropPresented()
    window.end(done)
  }

  public func showTabs(
    _ tabs: [(item: TabItem, stage: any NavigationStage)],
    selected: Int,
    done: @escaping @MainActor () -> Void
  ) {
    window.log.append("tabs \(tabs.map(\.item.title))")
    replaceAll(with: [])
    self.tabs = tabs.compactMap { tab in
      (tab.stage as? RecordingStage).map { (tab.item, $0) }
    }
    selectedTab = selected
    window.end(done)
  }

  public func showSplit(
    primary: any NavigationStage,
    secondary: any NavigationStage,
    front: Split.Column,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    guard let primary = primary as? RecordingStage, let secondary = secondary as? RecordingStage
    else { preconditionFailure("A RecordingStage shows only RecordingStages as columns.") }
    window.log.append("split \(front)\(animated ? " animated" : "")")
    replaceAll(with: [])
    primary.splitHost = self
    secondary.splitHost = self
    split = RecordedSplit(primary: primary, secondary: secondary, front: front)
    widthMayHaveChanged()
    window.end(done)
  }

  public func ask(_ alert: Alert, answer: @escaping @MainActor (String?) -> Void) {
    window.log.append("ask \(alert.title ?? "")")
    self.alert = alert
    self.answer = answer
  }

  public func withdrawAlert() {
    window.log.append("withdraw alert")
    reply(nil)
  }

  // MARK: - User actions

  var topmost: RecordingStage { presented?.topmost ?? self }

  /// The stage whose stack is in front.
  var front: RecordingStage {
    if let presented { return presented.front }
    if let split { return split[split.front].front }
    return tabs.indices.contains(selectedTab) ? tabs[selectedTab].stage.front : self
  }

  /// The minimum number of screens that remain when the user goes back.
  var leastDepth: Int {
    let isOverPrimary = window.isCompact && splitHost?.split?.secondary === self
    return isOverPrimary ? 0 : 1
  }

  func leave(to depth: Int) {
    if depth == 0 { splitHost?.primaryComesToFront() }
    replaceScreens(with: Array(screens.prefix(depth)))
    delegate?.stage(self, didLeaveTo: depth)
  }

  /// Hides the column that has no room, here and in the presented stage.
  func widthMayHaveChanged() {
    presented?.widthMayHaveChanged()
    guard let split else { return }
    split.primary.setCovered(window.isCompact && split.front == .secondary)
    split.secondary.setCovered(window.isCompact && split.front == .primary)
    delegate?.stage(self, didCollapse: window.isCompact)
  }

  func reply(_ id: String?) {
    let answer = answer
    self.answer = nil
    alert = nil
    answer?(id)
  }

  func selectTab(_ index: Int) {
    selectedTab = index
    delegate?.stage(self, didSelectTab: index)
  }

  func removeTab(_ index: Int) {
    tabs.remove(at: index)
    selectedTab = min(selectedTab, max(0, tabs.count - 1))
    delegate?.stage(self, didRemoveTab: index)
  }

  func dropPresented() {
    guard let stage = presented else { return }
    presented = nil
    stage.dropPresented()
    stage.replaceAll(with: [])
  }

  // MARK: - Private

  private func primaryComesToFront() {
    split?.front = .primary
    widthMayHaveChanged()
  }

  private func setCovered(_ isCovered: Bool) {
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    let top = screens.last as? FakeScreen
    if isCovered { top?.disappear() } else { top?.appear() }
  }

  /// Shows a stack in place of the previous content.
  private func replaceAll(with screens: [any Screen]) {
    tabs = []
    split = nil
    replaceScreens(with: screens)
  }

  private func replaceScreens(with screens: [any Screen]) {
    let former = self.screens
    self.screens = screens
    guard former.last !== screens.last else { return }
    (former.last as? FakeScreen)?.disappear()
    if !isCovered { (screens.last as? FakeScreen)?.appear() }
  }
}

@MainActor
func names(of screens: [any Screen]) -> [String] {
  screens.map { ($0 as? FakeScreen)?.name ?? "\(type(of: $0))" }
}
