internal import Rostrum

/// A child flow starts, pushes its screen, the user goes back, and the flow ends.
@MainActor
var childFlow: Row {
  Row(
    name: "child flow",
    aim: .microseconds(3),
    ours: .rostrumChildFlow,
    baselines: [.childArray]
  )
}

extension Subject {
  static var rostrumChildFlow: Subject {
    let stage = SilentStage()
    let navigator = Navigator(stage: stage)
    let root = RootFlow()
    navigator.start(root)
    return Subject(name: "Rostrum: start, push, back, end") { times in
      let before = root.endedChildren
      for _ in 0..<times {
        root.start(ChildFlow()) { _ in root.endedChildren += 1 }
        stage.goBack(to: 1)
      }
      check(root.endedChildren == before + times && navigator.screens.count == 1)
    }
  }

  /// The minimum of a handwritten coordinator.
  static var childArray: Subject {
    var children: [PlainChild] = []
    return Subject(name: "by hand: child made, appended, removed") { times in
      for _ in 0..<times {
        let child = PlainChild()
        children.append(child)
        children.removeAll { $0 === child }
      }
      check(children.isEmpty)
    }
  }
}

// MARK: - The subjects

private final class RootFlow: Coordinator<Void> {
  var endedChildren = 0

  override func start() {
    push(SilentScreen())
  }
}

private final class ChildFlow: Coordinator<Int> {
  override func start() {
    push(SilentScreen())
  }
}

private final class SilentScreen: Screen {}

@MainActor
private final class PlainChild {
  var screen = SilentScreen()
}

/// A stage that shows nothing and completes immediately.
private final class SilentStage: NavigationStage {
  weak var delegate: (any NavigationStageDelegate)?

  func goBack(to depth: Int) {
    delegate?.stage(self, didLeaveTo: depth)
  }

  func makeStage() -> any NavigationStage {
    SilentStage()
  }

  func show(_ screens: [any Screen], animated: Bool, done: @escaping @MainActor () -> Void) {
    done()
  }

  func present(
    _ stage: any NavigationStage,
    style: SheetStyle,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    done()
  }

  func dismissPresented(animated: Bool, done: @escaping @MainActor () -> Void) {
    done()
  }

  func showTabs(
    _ tabs: [(item: TabItem, stage: any NavigationStage)],
    selected: Int,
    done: @escaping @MainActor () -> Void
  ) {
    done()
  }

  func showSplit(
    primary: any NavigationStage,
    secondary: any NavigationStage,
    front: Split.Column,
    animated: Bool,
    done: @escaping @MainActor () -> Void
  ) {
    done()
  }

  func ask(_ alert: Alert, answer: @escaping @MainActor (String?) -> Void) {
    answer(nil)
  }

  func withdrawAlert() {}
}
