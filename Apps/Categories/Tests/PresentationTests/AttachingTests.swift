import CategoriesModel
import CategoriesPresentation
import Rostrum
import RostrumTesting
import Testing

/// The eight combinations of a result's arrival and an attached or detached view.
@MainActor
struct AttachingTests {
  private let bench = Bench()
  private let view = CategoryListSpy()
  private let rows = "网红 45 people, 工作室 21 people, 新来的 0 people, 夜跑 1 person"

  @Test func aResultBeforeAttachIsShownOnAttach() async throws {
    let presenter = bench.list()
    try await bench.services.repository.fetchCategories()
    #expect(view.states.isEmpty)
    presenter.attach(view)
    #expect(view.states.map(\.summary) == [rows])
  }

  @Test func aResultAfterDetachReachesNoView() async {
    let presenter = bench.list()
    bench.server.hold("categories")
    presenter.attach(view)
    presenter.detach(view)
    view.forget()
    bench.server.release("categories")
    await presenter.drain()
    #expect(view.states.isEmpty)
    #expect(presenter.state.summary == rows)
  }

  @Test func attachingAgainShowsTheLastState() async {
    let presenter = bench.list()
    presenter.attach(view)
    await presenter.drain()
    presenter.detach(view)
    bench.server.set([UserCategory(id: 1, name: "A", count: 2)])
    try? await bench.services.repository.fetchCategories()
    view.forget()
    presenter.attach(view)
    #expect(view.states.map(\.summary) == ["A 2 people"])
    #expect(bench.server.count("categories") == 2)
  }

  @Test func aSecondViewTakesTheFirstOnesPlace() async {
    let presenter = bench.list()
    let second = CategoryListSpy()
    bench.server.hold("categories")
    presenter.attach(view)
    presenter.attach(second)
    view.forget()
    bench.server.release("categories")
    await presenter.drain()
    #expect(view.states.isEmpty)
    #expect(second.state?.summary == rows)
    presenter.detach(view)
    presenter.pulledToRefresh()
    #expect(second.state?.isPulled == true)
    await presenter.drain()
  }

  @Test func aViewThatIsFreedWithoutDetachIsNotKept() async {
    let presenter = bench.list()
    bench.server.hold("categories")
    weak var freed: CategoryListSpy?
    do {
      let view = CategoryListSpy()
      freed = view
      presenter.attach(view)
    }
    #expect(freed == nil)
    #expect(!presenter.isAttached)
    bench.server.release("categories")
    await presenter.drain()
    presenter.attach(view)
    #expect(view.states.map(\.summary) == [rows])
  }

  @Test func detachingTwiceIsDetachingOnce() async {
    let presenter = bench.list()
    presenter.attach(view)
    presenter.detach(view)
    presenter.detach(view)
    await presenter.drain()
    presenter.attach(view)
    #expect(view.state?.summary == rows)
  }

  @Test func ofTwoRequestsTheLatestWins() async throws {
    let presenter = bench.list()
    bench.server.hold("categories")
    presenter.attach(view)
    try #require(await bench.asked("categories"))
    presenter.pulledToRefresh()
    presenter.pulledToRefresh()
    bench.server.set([UserCategory(id: 1, name: "A", count: 2)])
    bench.server.release("categories")
    await presenter.drain()
    #expect(view.state?.summary == "A 2 people")
    #expect(bench.navigation.calls == ["suggest 1"])
    #expect(view.states.filter { $0.summary.hasPrefix("A") }.count <= 2)
  }

  @Test func detachingDuringTheRequestAndAttachingAgainShowsItsResult() async {
    let presenter = bench.list()
    bench.server.hold("categories")
    presenter.attach(view)
    presenter.detach(view)
    presenter.attach(view)
    #expect(view.state?.summary == "<Loading…>")
    bench.server.release("categories")
    await presenter.drain()
    #expect(view.state?.summary == rows)
    #expect(bench.server.count("categories") == 1)
  }

  @Test func aRequestThatNeverEndsKeepsNoPresenterThatWasDestroyed() async throws {
    bench.server.hold("categories", "35/1")
    weak var freed: UserListPresenter?
    do {
      let presenter = bench.users()
      let view = UserListSpy()
      freed = presenter
      presenter.attach(view)
      try #require(await bench.asked("35/1"))
      presenter.destroy()
    }
    #expect(freed == nil)
    bench.server.release("categories", "35/1")
  }
}
