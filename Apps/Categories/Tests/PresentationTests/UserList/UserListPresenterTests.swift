import CategoriesModel
import Rostrum
import RostrumTesting
import Testing

@testable import CategoriesPresentation

/// The users of a category: pages, refresh, failures, pictures.
@MainActor
struct UserListPresenterTests {
  private let fixture = CategoriesFixture()
  private let view = UserListSpy()
  private let offline =
    "Loading failed. The server can’t be reached. "
    + "Check your internet connection and try again."

  private func attached(_ category: Int = 35) async -> UserListPresenter {
    let presenter = fixture.users(category)
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  private var ids: [Int] {
    if case .list(let rows)? = view.state?.content { rows.ids } else { [] }
  }

  @Test func showsTheFirstPageUnderTheCategorysName() async {
    _ = await attached()
    #expect(view.states.first?.summary == "<Loading…>")
    #expect(view.states.first?.title == "Category")
    #expect(view.state?.title == "网红")
    #expect(view.state?.summary == "20")
    #expect(ids == (0..<20).map { 35_000 + $0 })
  }

  @Test func aRowIsReadyToShow() async throws {
    let presenter = await attached()
    let row = try #require(presenter.row(35_010))
    #expect(row.name == "Ana 35-10")
    #expect(row.vip == "VIP")
    #expect(row.counts == "12K followers · 10 posts")
    #expect(row.introduction == "I draw.")
    #expect((row.follow.title, row.follow.otherTitle) == ("Following", "Follow"))
    #expect((row.follow.label, row.follow.isOn) == ("Following Ana 35-10", true))
    let other = try #require(presenter.row(35_001))
    #expect(other.vip == nil)
    #expect(other.introduction == nil)
    #expect((other.follow.title, other.follow.otherTitle) == ("Follow", "Following"))
    #expect((other.follow.label, other.follow.isOn) == ("Follow Ana 35-1", false))
    #expect(presenter.row(1) == nil)
  }

  // MARK: - Pages

  @Test func morePagesComeAsTheEndComesNearAndNoneAfterTheLast() async {
    let presenter = await attached()
    presenter.rowShown(35_003)
    await presenter.drain()
    #expect(view.state?.summary == "20")
    presenter.rowShown(35_016)
    #expect(view.state?.summary == "20 Loading more…")
    await presenter.drain()
    #expect(view.state?.summary == "40")
    presenter.rowShown(35_039)
    await presenter.drain()
    presenter.rowShown(35_044)
    presenter.loadNextPage()
    await presenter.drain()
    #expect(view.state?.summary == "45")
    #expect(fixture.server.asked.filter { $0.hasPrefix("35") } == ["35/1", "35/2", "35/3"])
  }

  @Test func aPageIsRequestedOncePerEndOfTheList() async throws {
    let presenter = await attached()
    fixture.server.hold("35/2")
    for id in 35_015...35_019 { presenter.rowShown(id) }
    presenter.loadNextPage()
    try #require(await fixture.asked("35/2"))
    fixture.server.release("35/2")
    await presenter.drain()
    #expect(fixture.server.count("35/2") == 1)
    #expect(view.state?.summary == "40")
  }

  @Test func rowsThatAreSeenWhileTheyStillComeCountToo() async {
    let presenter = fixture.users()
    view.onRender = { state in
      guard case .list(let rows) = state.content else { return }
      for id in rows.ids.prefix(20) { presenter.rowShown(id) }
    }
    presenter.attach(view)
    await presenter.drain()
    #expect(view.state?.summary == "40")
    #expect(fixture.server.count("35/2") == 1)
  }

  @Test func aFailedPageIsRetriedByThePersonOnly() async {
    let presenter = await attached()
    fixture.server.fail("35/2")
    presenter.loadNextPage()
    await presenter.drain()
    #expect(view.state?.summary == "20 \(offline) [Try Again]")
    presenter.rowShown(35_019)
    await presenter.drain()
    #expect(fixture.server.count("35/2") == 1)
    fixture.server.recover("35/2")
    presenter.loadNextPage()
    await presenter.drain()
    #expect(view.state?.summary == "40")
  }

  @Test func noPageIsRequestedDuringARefresh() async throws {
    let presenter = await attached()
    fixture.server.hold("35/1")
    presenter.pulledToRefresh()
    try #require(await fixture.asked("35/1", times: 2))
    presenter.rowShown(35_019)
    presenter.loadNextPage()
    #expect(view.state?.tail == UserListViewState.Tail.none)
    #expect(fixture.server.asked.last == "35/1")
    fixture.server.release("35/1")
    await presenter.drain()
    #expect(fixture.server.count("35/2") == 1)
    #expect(view.state?.summary == "40")
  }

  @Test func aRefreshEndsThePageThatWasOnItsWay() async throws {
    let presenter = await attached()
    fixture.server.hold("35/2")
    presenter.loadNextPage()
    try #require(await fixture.asked("35/2"))
    presenter.pulledToRefresh()
    #expect(view.state?.tail == UserListViewState.Tail.none)
    fixture.server.release("35/2")
    await presenter.drain()
    #expect(view.state?.summary == "20")
  }

  // MARK: - Nobody, and failures

  @Test func showsAnEmptyState() async {
    _ = await attached(60)
    #expect(view.state?.summary == "No People Yet [Refresh]")
  }

  @Test func anUnknownCategoryShowsAPlaceholderThatLeadsBack() async {
    let presenter = await attached(999)
    #expect(view.state?.title == "Category")
    #expect(view.state?.summary == "Category Not Found [Show All Categories]")
    presenter.placeholderButtonTapped()
    #expect(fixture.navigation.calls == ["all"])
  }

  @Test func aFailureTakesTheScreenUntilARetrySucceeds() async {
    fixture.server.fail("35/1", "categories", with: .timeout)
    let presenter = await attached()
    #expect(view.state?.summary == "No Response [Try Again]")
    #expect(view.state?.title == "Category")
    fixture.server.recover("35/1", "categories")
    presenter.placeholderButtonTapped()
    await presenter.drain()
    #expect(view.state?.summary == "20")
    #expect(view.state?.title == "网红")
  }

  @Test func aFailedRefreshKeepsTheRowsAndItsMessageGoesByItself() async {
    let presenter = await attached()
    fixture.server.fail("35/1")
    presenter.pulledToRefresh()
    await fixture.clock.waitForSleepers()
    #expect(view.state?.summary == "20 <!\(offline)>")
    await fixture.letMessagePass()
    await presenter.drain()
    #expect(view.state?.summary == "20")
  }

  @Test func cachedUsersAreShownAtOnce() async {
    _ = await attached()
    let again = fixture.users()
    let view = UserListSpy()
    again.attach(view)
    #expect(view.states.map(\.summary) == ["20"])
    #expect(fixture.server.count("35/1") == 1)
  }

  // MARK: - Pictures

  @Test func aPictureComesWhenItsRowIsSeen() async throws {
    let presenter = await attached()
    #expect(fixture.server.count("face.png") == 0)
    let before = try #require(view.state)
    presenter.rowShown(35_000)
    presenter.rowShown(35_000)
    presenter.rowShown(35_001)
    await presenter.drain()
    #expect(presenter.row(35_000)?.avatar != nil)
    #expect(presenter.row(35_001)?.avatar == nil)
    #expect(view.state != before)
    #expect(fixture.server.count("face.png") == 1)
  }

  @Test func aFailedPictureIsNotRequestedAgainUntilARefresh() async {
    let presenter = await attached()
    fixture.server.fail("face.png")
    presenter.rowShown(35_000)
    await presenter.drain()
    presenter.rowShown(35_000)
    await presenter.drain()
    #expect(fixture.server.count("face.png") == 1)
    #expect(presenter.row(35_000)?.avatar == nil)
    fixture.server.recover("face.png")
    presenter.pulledToRefresh()
    presenter.rowShown(35_000)
    await presenter.drain()
    #expect(presenter.row(35_000)?.avatar != nil)
  }
}
