import CategoriesModel
import CategoriesPresentation
import Rostrum
import RostrumTesting
import Testing

/// The eight combinations of a result's arrival and an attached or detached view.
@MainActor
struct AttachingTests {
  private let fixture = CategoriesFixture()
  private let view = CategoryListSpy()
  private let rows = "网红 45 people, 工作室 21 people, 新来的 0 people, 夜跑 1 person"

  @Test func aResultBeforeAttachIsShownOnAttach() async throws {
    let presenter = fixture.list()
    try await fixture.services.repository.fetchCategories()
    #expect(view.states.isEmpty)
    presenter.attach(view)
    #expect(view.states.map(\.summary) == [rows])
  }

  @Test func aResultAfterDetachReachesNoView() async {
    let presenter = fixture.list()
    fixture.server.hold("categories")
    presenter.attach(view)
    presenter.detach(view)
    view.forget()
    fixture.server.release("categories")
    await presenter.drain()
    #expect(view.states.isEmpty)
    #expect(presenter.state.summary == rows)
  }

  @Test func attachingAgainShowsTheLastState() async {
    let presenter = fixture.list()
    presenter.attach(view)
    await presenter.drain()
    presenter.detach(view)
    fixture.server.set([UserCategory(id: 1, name: "A", count: 2)])
    try? await fixture.services.repository.fetchCategories()
    view.forget()
    presenter.attach(view)
    #expect(view.states.map(\.summary) == ["A 2 people"])
    #expect(fixture.server.count("categories") == 2)
  }

  @Test func aSecondViewTakesTheFirstOnesPlace() async {
    let presenter = fixture.list()
    let second = CategoryListSpy()
    fixture.server.hold("categories")
    presenter.attach(view)
    presenter.attach(second)
    view.forget()
    fixture.server.release("categories")
    await presenter.drain()
    #expect(view.states.isEmpty)
    #expect(second.state?.summary == rows)
    presenter.detach(view)
    presenter.pulledToRefresh()
    #expect(second.state?.isPulled == true)
    await presenter.drain()
  }

  @Test func aViewThatIsFreedWithoutDetachIsNotKept() async {
    let presenter = fixture.list()
    fixture.server.hold("categories")
    weak var freed: CategoryListSpy?
    do {
      let view = CategoryListSpy()
      freed = view
      presenter.attach(view)
    }
    #expect(freed == nil)
    #expect(!presenter.isAttached)
    fixture.server.release("categories")
    await presenter.drain()
    presenter.attach(view)
    #expect(view.states.map(\.summary) == [rows])
  }

  @Test func detachingTwiceIsDetachingOnce() async {
    let presenter = fixture.list()
    presenter.attach(view)
    presenter.detach(view)
    presenter.detach(view)
    await presenter.drain()
    presenter.attach(view)
    #expect(view.state?.summary == rows)
  }

  @Test func ofTwoRequestsTheLatestWins() async throws {
    let presenter = fixture.list()
    fixture.server.hold("categories")
    presenter.attach(view)
    try #require(await fixture.asked("categories"))
    presenter.pulledToRefresh()
    presenter.pulledToRefresh()
    fixture.server.set([UserCategory(id: 1, name: "A", count: 2)])
    fixture.server.release("categories")
    await presenter.drain()
    #expect(view.state?.summary == "A 2 people")
    #expect(fixture.navigation.calls == ["suggest 1"])
    #expect(view.states.filter { $0.summary.hasPrefix("A") }.count <= 2)
  }

  @Test func detachingDuringTheRequestAndAttachingAgainShowsItsResult() async {
    let presenter = fixture.list()
    fixture.server.hold("categories")
    presenter.attach(view)
    presenter.detach(view)
    presenter.attach(view)
    #expect(view.state?.summary == "<Loading…>")
    fixture.server.release("categories")
    await presenter.drain()
    #expect(view.state?.summary == rows)
    #expect(fixture.server.count("categories") == 1)
  }

  @Test func aRequestThatNeverEndsKeepsNoPresenterThatWasDestroyed() async throws {
    fixture.server.hold("categories", "35/1")
    weak var freed: UserListPresenter?
    do {
      let presenter = fixture.users()
      let view = UserListSpy()
      freed = presenter
      presenter.attach(view)
      try #require(await fixture.asked("35/1"))
      presenter.destroy()
    }
    #expect(freed == nil)
    fixture.server.release("categories", "35/1")
  }
}
