internal import Foundation

/// The state shared by all navigators of a window: the queue, the root flows, and the path.
@MainActor
final class NavigationTree {
  let queue = TransitionQueue()
  weak var root: Navigator?
  var flows: [AnyCoordinator] = []
  var animatesTransitions = true
  var onPathChange: (@MainActor (RoutePath) -> Void)?

  private(set) lazy var leakDetector = LeakDetector()

  private var keptRoute: (any Route)?
  /// A Boolean value that indicates whether a link without a destination was followed last, and its
  /// notice has not opened yet.
  var followsUnknownLink = false
  private var reportedPath: RoutePath?
  /// The drafts of an earlier process that have not been restored yet.
  private var restoring: (destination: RoutePath, drafts: [String: Data])?

  var path: RoutePath { root?.visiblePath ?? RoutePath() }

  /// Reports the path if it has changed since the last report.
  func pathMayHaveChanged() {
    guard let onPathChange else { return }
    let path = path
    if path != reportedPath {
      reportedPath = path
      onPathChange(path)
    }
  }

  /// Reports the path even if it has not changed, so that an address bar can be corrected.
  func reportPath() {
    reportedPath = path
    onPathChange?(path)
  }

  // MARK: - Routes

  func open(_ route: any Route, drafts: [String: Data] = [:]) {
    keptRoute = nil
    restoring = drafts.isEmpty ? nil : (route.path, drafts)
    queue.enqueue(
      Transition(
        leaving: { self.plan(for: route)?.change.leaving ?? [] },
        perform: { self.follow(route, done: $0) },
        dropped: { self.reportPath() }
      )
    )
  }

  /// A Boolean value that indicates whether a notice about a link without a destination is open.
  var showsLinkNotice: Bool {
    root?.subtree.contains { $0.openAlert?.isLinkNotice == true } ?? false
  }

  /// Closes the alerts that leave no choice.
  func withdrawNotices() {
    for navigator in root?.subtree ?? [] where navigator.openAlert?.isNotice == true {
      navigator.stage.withdrawAlert()
      navigator.openAlert?(nil)
    }
  }

  func retryRoute() {
    if let route = keptRoute { open(route, drafts: restoring?.drafts ?? [:]) }
  }

  private func follow(_ route: any Route, done: @escaping @MainActor () -> Void) {
    guard let plan = plan(for: route) else {
      keptRoute = route
      return done()
    }
    followsUnknownLink = route is UnknownLink
    apply(plan.change, animated: true) {
      self.queue.prioritizing { plan.coordinator?.follow(route) }
      // The path differs from that of the link.
      if route is UnknownLink { self.reportPath() }
      done()
    }
  }

  /// Returns the coordinator that takes a route (nil if a screen with that route exists) and the
  /// required removals.
  private func plan(for route: any Route) -> (
    change: NavigationChange, coordinator: AnyCoordinator?
  )? {
    for navigator in root?.subtree ?? [] {
      if let index = navigator.entries.lastIndex(where: { $0.route?.isSame(as: route) == true }) {
        return (.revealing(navigator, count: index + 1), nil)
      }
    }
    guard let coordinator = coordinator(for: route), let navigator = coordinator.navigator else {
      return nil
    }
    let first = navigator.entries.firstIndex { $0.owner === coordinator }
    if route is UnknownLink, first == nil {
      return (.revealing(navigator.beginning, count: 1), coordinator)
    }
    let count = first.map { $0 + 1 } ?? navigator.entries.count
    return (.revealing(navigator, count: count), coordinator)
  }

  private func coordinator(for route: any Route) -> AnyCoordinator? {
    for navigator in root?.subtree ?? [] {
      for entry in navigator.entries.reversed() {
        if let coordinator = entry.owner.lineage.first(where: { $0.canTake(route) }) {
          return coordinator
        }
      }
    }
    return flows.lazy.flatMap(\.descent).first { $0.canTake(route) }
  }

  /// Restores the draft of a new screen, if there is one.
  func restoreDraft(of entry: Entry) {
    guard let destination = restoring?.destination, let path = entry.route?.path else { return }
    if let draft = restoring?.drafts.removeValue(forKey: path.description) {
      for keeper in entry.draftKeepers { keeper.restore(draft) }
    }
    if path == destination { restoring = nil }
  }

  // MARK: - Changes

  /// Applies a change step by step.
  func apply(
    _ change: NavigationChange,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    var rest = change
    if let tab = rest.selections.popLast() {
      guard let container = tab.parent else { return apply(rest, animated: animated, done: done) }
      container.select(tab) { self.apply(rest, animated: animated, done: done) }
    } else if let trim = rest.trims.popLast() {
      let isSeen = animated && change.dismissals.isEmpty
      trim.navigator.replaceEntries(with: trim.kept, animated: isSeen) {
        self.apply(rest, animated: animated, done: done)
      }
    } else if let host = rest.dismissals.popLast() {
      host.dismissPresented(animated: animated) {
        self.apply(rest, animated: animated, done: done)
      }
    } else {
      done()
    }
  }
}
