/// A coordinator with an erased output type.
///
/// Derive from ``Coordinator``.
@MainActor
open class AnyCoordinator {
  private enum Life {
    case idle, starting, running, finishing, ended
  }

  private var life = Life.idle
  final weak var navigator: Navigator?
  private weak var parent: AnyCoordinator?
  private var children: [AnyCoordinator] = []
  /// Retains the navigator of a sheet until its first screen has been requested.
  private var waitingNavigator: Navigator?
  /// The number of the flow's screens that are requested, on stacks, in tabs or in sheets.
  private var screenCount = 0
  private var hadScreen = false
  /// A Boolean value indicating whether the flow's first screen replaces everything in its
  /// navigator.
  private(set) var replacesSecondaryColumn = false
  private var holds = 0
  private var works: [Int: Task<Void, Never>] = [:]
  private var workCount = 0

  init() {}

  /// Calls `start()` of the typed coordinator.
  func launch() {}
  /// Passes the typed coordinator's result to its starter.
  func deliver() {}

  // MARK: - State

  /// A Boolean value indicating whether the flow has begun and has not ended.
  public final var isRunning: Bool { life == .starting || life == .running }

  /// A Boolean value indicating whether the flow is over: its result has been reported.
  public final var hasEnded: Bool { life == .ended }

  /// A Boolean value indicating whether screens and children may still be added.
  final var isLive: Bool { isRunning }

  /// This coordinator, its parent, and so on.
  final var lineage: [AnyCoordinator] { [self] + (parent?.lineage ?? []) }

  /// The coordinators below this one, the innermost first, followed by itself.
  final var descent: [AnyCoordinator] { children.reversed().flatMap(\.descent) + [self] }

  /// The children, for developers.
  final var inspectedChildren: [AnyCoordinator] { children }

  /// The phase of the flow and its tasks, for developers.
  final var inspectedDetails: [String] {
    ["flow = \(life)"] + (works.isEmpty ? [] : ["running = \(works.count)"])
  }

  final func isWithin(_ flow: AnyCoordinator) -> Bool {
    self === flow || parent?.isWithin(flow) == true
  }

  final func canTake(_ route: any Route) -> Bool {
    guard isLive else { return false }
    if route is UnknownLink { return (self as? any UnknownLinkTaking)?.canTakeUnknownLinks == true }
    return (self as? any RouteTaking)?.canTake(any: route) == true
  }

  final func follow(_ route: any Route) {
    if let link = route as? UnknownLink {
      (self as? any UnknownLinkTaking)?.takeUnknownLink(link.path)
    } else {
      (self as? any RouteTaking)?.take(any: route)
    }
  }

  // MARK: - Begin and end

  final func begin(on navigator: Navigator, parent: AnyCoordinator?) {
    precondition(
      life == .idle,
      "\(type(of: self)) was started twice; make a new coordinator for each flow."
    )
    life = .starting
    self.parent = parent
    self.navigator = navigator
    if navigator.styleWhenPresented != nil { waitingNavigator = navigator }
    launch()
    if life == .starting { life = .running }
    endIfIdle()
    navigator.tree.retryRoute()
  }

  final func begin(_ child: AnyCoordinator, as placement: FlowPlacement) {
    guard isLive, let navigator else {
      child.life = .ended
      return child.deliver()
    }
    children.append(child)
    switch placement {
    case .stack:
      child.replacesSecondaryColumn = replacesSecondaryColumn
      child.begin(on: navigator, parent: self)
    case .sheet(let style):
      child.begin(on: navigator.makeSheet(style), parent: self)
    case .on(let other):
      child.replacesSecondaryColumn = other.isSecondaryColumn
      child.begin(on: other, parent: self)
    }
  }

  final func screenBegan() {
    screenCount += 1
    hadScreen = true
    if replacesSecondaryColumn { for flow in lineage { flow.replacesSecondaryColumn = false } }
    // The request for the screen retains the navigator from here on.
    waitingNavigator = nil
  }

  final func screenEnded() {
    screenCount -= 1
    endIfIdle()
  }

  /// Closes the screens of the flow and its children, then ends it.
  final func beginFinishing() {
    guard isLive else { return }
    life = .finishing
    guard screenCount > 0 || !children.isEmpty, let navigator, let root = navigator.tree.root
    else { return end() }
    navigator.request(nil) {
      .removing(from: root) { $0.isWithin(self) }
    } then: {
      self.end()
    }
  }

  /// Leaves the flow as if the user went back from its first screen; consults the guards of unsaved
  /// work.
  final func requestLeaving() {
    guard isLive, let navigator, let root = navigator.tree.root else { return }
    navigator.request(.leave(.init(self)), asking: true) {
      .removing(from: root) { $0.isWithin(self) }
    } then: {
      self.end()
    }
  }

  /// Ends the flow if it has no screens, children or pending work left.
  private final func endIfIdle() {
    guard life == .running || life == .finishing, screenCount == 0, children.isEmpty, holds == 0,
      hadScreen || works.isEmpty
    else { return }
    end()
  }

  /// Ends the flow; the only place where flows end.
  ///
  /// Its children end first, with nil.
  final func end() {
    guard life != .ended else { return }
    life = .ended
    for task in works.values { task.cancel() }
    works = [:]
    for child in children.reversed() { child.end() }
    let parent = parent
    if let parent {
      parent.children.removeAll { $0 === self }
    } else {
      navigator?.tree.flows.removeAll { $0 === self }
    }
    navigator = nil
    waitingNavigator = nil
    deliver()
    parent?.endIfIdle()
  }

  // MARK: - Work

  /// Runs async code of the flow, which is cancelled when the flow ends.
  ///
  /// Until the flow's first own screen, it counts as part of the start and keeps the flow alive.
  public final func work(_ operation: @escaping @MainActor () async -> Void) {
    guard isLive else { return }
    workCount += 1
    let id = workCount
    works[id] = Task { @MainActor [weak self] in
      await operation()
      self?.works[id] = nil
      self?.endIfIdle()
    }
  }

  /// Keeps the flow while code that awaited a child continues.
  final func hold() {
    holds += 1
  }

  final func unhold() {
    holds -= 1
    endIfIdle()
  }
}
