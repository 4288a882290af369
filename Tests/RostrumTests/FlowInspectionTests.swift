import Rostrum
import RostrumTesting
import Testing

/// The description of a window's flows for developers.
@MainActor
struct FlowInspectionTests {
  private enum Place: Route {
    case list
    case item(Int)

    init?(path: RoutePath) { nil }

    var path: RoutePath {
      switch self {
      case .list: []
      case .item(let id): ["\(id)"]
      }
    }
  }

  private struct State: Equatable {
    enum Content: Equatable {
      case loading
      case rows([String])
    }

    var title = "All"
    var content = Content.loading
    var chosen: Int?
  }

  private final class ItemPresenter: Presenter<ViewSpy<State>, State> {
    init() { super.init(state: State()) }

    func load() {
      update { $0.content = .rows(["a", "b"]) }
    }

    func greet() {
      send(ifDetached: .wait) { _ in }
    }

    func begin() {
      latest(WorkKind("load")) {
        try await Task.sleep(for: .seconds(1_000))
      } then: { _ in
      }
    }
  }

  private final class Child: Coordinator<Void> {
    override func start() { push(FakeScreen("child"), at: Place.item(1)) }
  }

  private final class Parent: Coordinator<Void> {
    let presenter = ItemPresenter()

    override func start() {
      push(FakeScreen("list", presenter: presenter, view: ViewSpy<State>()), at: Place.list)
    }

    func showChild() { start(Child()) }
    func goBack() { popToFirst() }
  }

  @Test func namesFlowsWithTheirScreensAndRoutes() async throws {
    let test = TestNavigator()
    let parent = Parent()
    test.start(parent)
    parent.showChild()
    await test.settle()
    let flow = try #require(test.navigator.inspectedFlows.first)
    #expect(flow.name == "Parent")
    #expect(flow.details == ["flow = running"])
    #expect(flow.children.map(\.name) == ["FakeScreen", "Child"])
    #expect(flow.children[0].details == ["route = /"])
    #expect(flow.children[1].children[0].details == ["route = /1"])
  }

  @Test func listsThePartsOfAPresentersState() async throws {
    let test = TestNavigator()
    let parent = Parent()
    test.start(parent)
    await test.settle()
    parent.presenter.load()
    let screen = try #require(test.navigator.inspectedFlows.first?.children.first)
    #expect(
      screen.children.first?.details == [
        "view = attached", "state.title = \"All\"", "state.content = .rows",
        "state.content.rows = 2 elements", "state.content.rows[0] = \"a\"",
        "state.content.rows[1] = \"b\"", "state.chosen = nil",
      ]
    )
  }

  @Test func listsWaitingOneShotsAndRunningWork() async throws {
    let test = TestNavigator()
    let parent = Parent()
    test.start(parent)
    parent.showChild()
    await test.settle()
    parent.presenter.greet()
    parent.presenter.begin()
    let screen = try #require(test.navigator.inspectedFlows.first?.children.first)
    let details = try #require(screen.children.first).details
    #expect(
      details.prefix(3) == ["view = none", "one-shots waiting = 1", "running = 1 (load)"]
    )
    test.close()
  }

  @Test func namesLeakedScreens() async throws {
    let test = TestNavigator()
    let parent = Parent()
    test.start(parent)
    parent.showChild()
    await test.settle()
    #expect(test.navigator.findLeftovers() == [])
    let kept = try #require(test.navigator.topScreen)
    parent.goBack()
    await test.settle()
    #expect(test.navigator.findLeftovers() == [])
    withExtendedLifetime(kept) {
      #expect(test.navigator.findLeftovers() == ["FakeScreen", "NoPresenter"])
    }
  }
}
