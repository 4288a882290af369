import CategoriesModel
import CategoriesPresentation
import Rostrum
import RostrumTesting
import Testing

/// The list of categories: loading, rows, empty, failure, refresh, retry.
@MainActor
struct CategoryListPresenterTests {
  private let fixture = CategoriesFixture()
  private let view = CategoryListSpy()
  private let presenter: CategoryListPresenter

  init() {
    presenter = fixture.list()
  }

  private static let rows = "网红 45 people, 工作室 21 people, 新来的 0 people, 夜跑 1 person"

  @Test func attachingLoadsAndShowsCategories() async {
    presenter.attach(view)
    #expect(view.states.map(\.summary) == ["<Loading…>"])
    await presenter.drain()
    #expect(view.state?.summary == Self.rows)
    #expect(fixture.server.asked == ["categories"])
    #expect(fixture.navigation.calls == ["suggest 35"])
  }

  @Test func showsAnEmptyState() async {
    fixture.server.set([])
    presenter.attach(view)
    await presenter.drain()
    #expect(view.state?.summary == "No Categories [Refresh]")
    #expect(fixture.navigation.calls.isEmpty)
  }

  @Test(arguments: [
    (CategoriesServiceError.offline, "No Connection"), (.timeout, "No Response"),
    (.status(500), "Server Unavailable"), (.decoding("…"), "Can’t Read Data"),
    (.empty, "Can’t Read Data"),
  ])
  func aFailureTakesTheScreenUntilARetrySucceeds(
    _ error: CategoriesServiceError,
    _ title: String
  ) async {
    fixture.server.fail("categories", with: error)
    presenter.attach(view)
    await presenter.drain()
    #expect(view.state?.summary == "\(title) [Try Again]")
    fixture.server.recover("categories")
    presenter.placeholderButtonTapped()
    #expect(view.state?.summary == "<Loading…>")
    await presenter.drain()
    #expect(view.state?.summary == Self.rows)
  }

  @Test func pullingEndsOnceWithTheNewRows() async {
    presenter.attach(view)
    await presenter.drain()
    view.forget()
    fixture.server.set([UserCategory(id: 1, name: "A", count: 2)])
    presenter.pulledToRefresh()
    await presenter.drain()
    #expect(view.states.first?.summary == "\(Self.rows) (pulled)")
    #expect(view.state?.summary == "A 2 people")
    #expect(zip(view.states, view.states.dropFirst()).count { $0.isPulled && !$1.isPulled } == 1)
  }

  @Test func aFailedRefreshKeepsTheRowsAndItsMessageGoesByItself() async {
    presenter.attach(view)
    await presenter.drain()
    fixture.server.fail("categories")
    presenter.pulledToRefresh()
    await fixture.clock.waitForSleepers()
    let message = "<!Loading failed. The server can’t be reached. "
    #expect(
      view.state?.summary == "\(Self.rows) \(message)Check your internet connection and try again.>"
    )
    await fixture.letMessagePass()
    await presenter.drain()
    #expect(view.state?.summary == Self.rows)
  }

  @Test func aTapShowsTheCategoryAndAnUnknownOneNothing() async {
    presenter.attach(view)
    presenter.categoryTapped(35)
    await presenter.drain()
    presenter.categoryTapped(33)
    presenter.categoryTapped(999)
    #expect(fixture.navigation.calls == ["suggest 35", "show 33"])
  }

  @Test func categoriesFetchedByAnotherSceneAppearAtOnce() async throws {
    try await fixture.services.repository.fetchCategories()
    presenter.attach(view)
    #expect(view.states.map(\.summary) == [Self.rows])
    #expect(fixture.server.asked == ["categories"])
    fixture.server.set([])
    try await fixture.services.repository.fetchCategories()
    #expect(view.state?.summary == "No Categories [Refresh]")
  }
}
