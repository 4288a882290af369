/// A flow, screen or presenter with its descendants, for developers.
package struct FlowInspection {
  package var name: String
  /// The properties, each in the form `route = people/7`.
  package var details: [String]
  package var children: [FlowInspection]
}

extension Navigator {
  /// The window's flows, each with its screens, their presenters and its child flows.
  package var inspectedFlows: [FlowInspection] {
    tree.flows.map { inspect($0) }
  }

  /// Returns the names of screens, presenters and flows that have ended but are still in memory.
  ///
  /// These are objects that were part of the window at an earlier call, but not at the last two.
  /// Nothing is tracked for windows without calls.
  package func findLeftovers() -> [String] {
    let entries = tree.root?.subtree.flatMap(\.entries) ?? []
    let parts = entries.flatMap { entry -> [AnyObject] in
      let presenter = (entry.screen as? any PresentedScreen)?.screenPresenter
      return [entry.screen, entry.owner] + (presenter.map { [$0] } ?? [])
    }
    return tree.leakDetector.update(tree.flows.flatMap(\.descent) + parts)
  }

  private func inspect(_ flow: AnyCoordinator) -> FlowInspection {
    let entries = tree.root?.subtree.flatMap(\.entries) ?? []
    let screens = entries.filter { $0.owner === flow }.map(Self.inspect)
    return FlowInspection(
      name: "\(type(of: flow))",
      details: flow.inspectedDetails,
      children: screens + flow.inspectedChildren.map(inspect)
    )
  }

  private static func inspect(_ entry: Entry) -> FlowInspection {
    let presenter = (entry.screen as? any PresentedScreen)?.screenPresenter
    return FlowInspection(
      name: "\(type(of: entry.screen))",
      details: entry.route.map { ["route = /\($0.path)"] } ?? [],
      children: presenter.map { [inspect($0)] } ?? []
    )
  }

  private static func inspect(_ presenter: any ScreenPresenter) -> FlowInspection {
    FlowInspection(
      name: "\(type(of: presenter))",
      details: (presenter as? any InspectedPresenter)?.inspectedDetails ?? [],
      children: []
    )
  }
}

/// A presenter whose state can be listed without knowing its type.
@MainActor
private protocol InspectedPresenter {
  var inspectedDetails: [String] { get }
}

extension Presenter: InspectedPresenter {
  /// The attachment, waiting one-shots, running work, and the state.
  fileprivate var inspectedDetails: [String] {
    var details = [isAttached ? "view = attached" : "view = none"]
    if !oneShots.isEmpty { details.append("one-shots waiting = \(oneShots.count)") }
    let kinds = workTable?.runningKinds ?? []
    let tasks = workTable?.tasks.count ?? 0
    if tasks > 0 {
      let names = kinds.isEmpty ? "" : " (\(kinds.joined(separator: ", ")))"
      details.append("running = \(tasks)\(names)")
    }
    return details + ValueDescription(state, named: "state").lines
  }
}
