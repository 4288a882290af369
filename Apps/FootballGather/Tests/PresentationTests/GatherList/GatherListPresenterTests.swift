import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

@MainActor
struct GatherListPresenterTests {
  private let navigation = FakeMatchNavigation()
  private let view = GatherListSpy()

  private func opened(
    _ gathers: FakeGatherRepository,
    players: FakePlayerRepository = FakePlayerRepository([.ana, .ben]),
    language: String = "en"
  ) async -> GatherListPresenter {
    let presenter = GatherListPresenter(
      app: .fake(players: players, gathers: gathers, language: language),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  private func repository(_ gathers: Gather...) -> FakeGatherRepository {
    FakeGatherRepository(server: .success(gathers))
  }

  // MARK: - Matches

  @Test func listsMatchesNewestFirstWithResultWinnerAndDate() async {
    let presenter = await opened(repository(.past(1, 3, 2), .past(2, 1, 1, hoursAgo: 30)))
    #expect(view.state?.labels.title == "Matches")
    #expect(view.state?.labels.segments == ["Matches", "Statistics"])
    #expect(view.rows == [.gather(.sample(1)), .gather(.sample(2))])
    let rows = view.rows.compactMap(presenter.match)
    #expect(rows.map(\.result) == ["Team A 3–\u{2060}2 Team B", "Team A 1–\u{2060}1 Team B"])
    #expect(rows.map(\.outcome) == ["Team A won", "Draw"])
    #expect(rows[0].date == "17 May 2026 at 11:00")
    #expect(rows.map(\.canDelete) == [true, true])
  }

  @Test func isLocalizedInChinese() async {
    let presenter = await opened(repository(.past(1, 1, 2)), language: "zh-Hans")
    let row = view.rows.first.flatMap(presenter.match)
    #expect(row?.result == "A 队\u{2002}1:\u{2060}2\u{2002}B 队")
    #expect(row?.outcome == "B 队获胜")
  }

  @Test func theMatchInProgressIsOnTopAndLeadsToIt() async throws {
    let gathers = FakeGatherRepository(
      server: .success([Gather(id: .sample(1), createdAt: .noon), .past(2, 1, 0)]),
      running: .sample(Score(teamA: 1))
    )
    let presenter = await opened(gathers)
    #expect(view.listing?.sections.map(\.title) == ["In Progress", "Past Matches"])
    #expect(view.rows == [.running, .gather(.sample(2))])
    let row = try #require(presenter.match(.running))
    #expect(row.result == "Team A 1–\u{2060}0 Team B")
    #expect(row.outcome == nil && !row.canDelete)
    presenter.rowTapped(.running)
    #expect(navigation.calls == ["show match"])
  }

  @Test func aMatchOfAnotherPhoneIsMarkedAsInProgress() async {
    let gathers = repository(Gather(id: .sample(1), createdAt: .noon))
    let presenter = await opened(gathers)
    #expect(presenter.match(.gather(.sample(1)))?.outcome == nil)
  }

  @Test func aMatchOnAnotherDeviceIsListedAsInProgress() async {
    _ = await opened(repository(Gather(id: .sample(1), createdAt: .noon), .past(2, 1, 0)))
    #expect(view.listing?.sections.map(\.title) == ["In Progress", "Past Matches"])
    #expect(view.rows == [.gather(.sample(1)), .gather(.sample(2))])
  }

  @Test func unsentResultsAreMarked() async throws {
    let finished = FinishedGather(.sample(Score(teamB: 2)), score: Score(teamB: 2))
    let gathers = FakeGatherRepository(
      stored: Stored([Gather(id: .sample(1), createdAt: .noon)], .asOf(.noon)),
      server: .failure(.service(.offline)),
      finished: [finished]
    )
    gathers.set { $0.sendError = .service(.offline) }
    let presenter = await opened(gathers)
    #expect(view.listing?.sections.map(\.title) == ["Not sent yet"])
    let row = try #require(presenter.match(.waiting(finished.id)))
    #expect(row.result == "Team A 0–\u{2060}2 Team B")
    #expect(row.outcome == "Team B won")
    #expect(!row.showsDisclosure && !row.canDelete)
    presenter.rowTapped(.waiting(finished.id))
    #expect(navigation.calls.isEmpty)
  }

  @Test func aResultThatHasBeenSentIsFetchedAsAPastMatch() async {
    let gathers = FakeGatherRepository(running: .sample(Score(teamA: 2)))
    let presenter = await opened(gathers)
    #expect(view.rows == [.running])
    await until { gathers.listenerCount == 1 }
    gathers.change { state in
      state.running = nil
      state.server = .success([.past(1, 2, 0)])
    }
    await until { view.rows == [.gather(.sample(1))] }
    await presenter.drain()
    #expect(view.rows == [.gather(.sample(1))])
  }

  @Test func openingSendsUnsentResults() async {
    let finished = FinishedGather(.sample(), score: Score())
    let gathers = FakeGatherRepository(server: .success([.past(1, 0, 0)]), finished: [finished])
    _ = await opened(gathers)
    #expect(gathers.calls.contains("send"))
    #expect(view.rows == [.gather(.sample(1))])
  }

  @Test func aMatchLeadsToItsScreen() async {
    let presenter = await opened(repository(.past(1, 3, 2)))
    presenter.rowTapped(.gather(.sample(1)))
    presenter.rowTapped(.gather(.sample(9)))
    #expect(navigation.calls == ["show \(UUID.sample(1))"])
  }

  // MARK: - Nothing, errors, offline

  @Test func emptySegmentsShowAPlaceholder() async {
    let presenter = await opened(repository(), players: FakePlayerRepository([]))
    #expect(view.placeholder?.title == "No Matches")
    #expect(view.placeholder?.button == nil)
    presenter.segmentChosen(.statistics)
    #expect(view.placeholder?.title == "No Statistics")
  }

  @Test("D19: a failure shows a message, and can be retried")
  func aFailureCanBeRetried() async {
    let gathers = FakeGatherRepository(server: .failure(.service(.offline)))
    let presenter = await opened(gathers)
    #expect(view.placeholder?.title == "No Connection")
    #expect(view.placeholder?.button == "Retry")
    gathers.set { $0.server = .success([.past(1, 3, 2)]) }
    presenter.retryTapped()
    #expect(view.state?.content == .loading("Loading…"))
    await presenter.drain()
    #expect(view.rows == [.gather(.sample(1))])
  }

  @Test func unavailableStorageShowsAPlaceholder() async {
    let gathers = repository(.past(1, 3, 2))
    gathers.set { $0.storageError = .storage("locked") }
    let presenter = await opened(gathers)
    #expect(view.placeholder?.title == "Storage Unavailable")
    gathers.set { $0.storageError = nil }
    presenter.retryTapped()
    await presenter.drain()
    #expect(view.rows.count == 1)
  }

  @Test func offlineShowsTheCopyAndItsDate() async {
    let early = Date.noon.addingTimeInterval(-7_200)
    let gathers = FakeGatherRepository(
      stored: Stored([.past(1, 3, 2)], .asOf(early)),
      server: .failure(.service(.offline))
    )
    let presenter = await opened(gathers)
    #expect(view.rows == [.gather(.sample(1))])
    #expect(view.state?.banner?.text == "Offline. Matches as of 10:00.")
    gathers.set { $0.server = .success([.past(1, 3, 2)]) }
    presenter.retryTapped()
    await presenter.drain()
    #expect(view.state?.banner == nil)
  }

  @Test func pullingRefreshes() async {
    let gathers = repository(.past(1, 3, 2))
    let presenter = await opened(gathers)
    gathers.set { $0.server = .success([.past(2, 0, 0), .past(1, 3, 2)]) }
    presenter.pulledToRefresh()
    #expect(view.state?.isPulled == true)
    await presenter.drain()
    #expect(view.state?.isPulled == false)
    #expect(view.rows.count == 2)
  }

  @Test func reattachingRefreshes() async {
    let gathers = repository()
    let presenter = await opened(gathers)
    presenter.detach(view)
    gathers.set { $0.server = .success([.past(1, 3, 2)]) }
    presenter.attach(view)
    await presenter.drain()
    #expect(view.rows == [.gather(.sample(1))])
  }

  // MARK: - Deletion

  @Test func deletesAfterConfirmation() async throws {
    let gathers = repository(.past(1, 3, 2), .past(2, 1, 1))
    let presenter = await opened(gathers)
    presenter.deleteTapped(.sample(1))
    await presenter.drain()
    let question = try #require(navigation.questions.first)
    #expect(question.title == "Delete “Team A 3–\u{2060}2 Team B”?")
    #expect(
      question.message
        == "The match of 17 May 2026 at 11:00 is removed from the statistics, too. "
        + "This can’t be undone."
    )
    #expect(question.confirm == "Delete")
    #expect(view.rows == [.gather(.sample(2))])
  }

  @Test func theConfirmationIsInTheLanguageOfTheApp() async throws {
    let presenter = await opened(repository(.past(1, 3, 2)), language: "zh-Hans")
    presenter.deleteTapped(.sample(1))
    await presenter.drain()
    let question = try #require(navigation.questions.first)
    #expect(question.title == "删除“A 队\u{2002}3:\u{2060}2\u{2002}B 队”？")
    #expect(question.message?.hasSuffix(" 的比赛也会从统计中移除。此操作无法撤销。") == true)
  }

  @Test(arguments: [
    ("en", "This match is in progress. It ends on all devices, and its score is lost."),
    ("zh-Hans", "这场比赛正在进行。删除后，比赛会在所有设备上结束，比分将会丢失。"),
  ])
  func theConfirmationOfAMatchInProgressWarnsOfItsEnd(
    _ language: String,
    _ message: String
  ) async {
    let match = Gather(id: .sample(1), score: Score(teamA: 1), createdAt: .noon)
    let presenter = await opened(repository(match), language: language)
    presenter.deleteTapped(match.id)
    await presenter.drain()
    #expect(navigation.questions.map(\.message) == [message])
  }

  @Test func decliningTheConfirmationKeepsTheMatch() async {
    let gathers = repository(.past(1, 3, 2))
    let presenter = await opened(gathers)
    navigation.answers = [false]
    presenter.deleteTapped(.sample(1))
    await presenter.drain()
    #expect(!gathers.calls.contains("delete"))
    presenter.deleteTapped(.sample(1))
    await presenter.drain()
    #expect(navigation.questions.count == 2)
  }

  @Test("D18: deleted by id, once, whatever the rows do meanwhile")
  func twoTapsDeleteOnce() async {
    let gathers = repository(.past(1, 3, 2), .past(2, 1, 1))
    let presenter = await opened(gathers)
    navigation.holdsAnswers = true
    presenter.deleteTapped(.sample(1))
    presenter.deleteTapped(.sample(1))
    await until { navigation.openCount == 1 }
    gathers.set { $0.stored = Stored([.past(3, 0, 0), .past(1, 3, 2), .past(2, 1, 1)], .fresh) }
    navigation.answer()
    await presenter.drain()
    #expect(gathers.calls.count { $0 == "delete" } == 1)
    #expect(view.rows == [.gather(.sample(3)), .gather(.sample(2))])
  }

  @Test func aFailedDeletionShowsANoticeAndKeepsTheRow() async {
    let gathers = repository(.past(1, 3, 2))
    gathers.set { $0.deleteError = .service(.offline) }
    let presenter = await opened(gathers)
    presenter.deleteTapped(.sample(1))
    await presenter.drain()
    #expect(navigation.notices.map(\.title) == ["Couldn’t Delete Match"])
    #expect(view.rows == [.gather(.sample(1))])
  }

  // MARK: - Life

  @Test func aReplyAfterLeavingIsHarmless() async {
    let gathers = repository(.past(1, 3, 2))
    gathers.hold()
    let presenter = GatherListPresenter(app: .fake(gathers: gathers), navigation: navigation)
    presenter.attach(view)
    await until { gathers.heldCount == 1 }
    presenter.detach(view)
    presenter.destroy()
    let count = view.states.count
    gathers.release()
    await presenter.drain()
    #expect(view.states.count == count)
  }

  @Test func observesNothingAfterItsEnd() async {
    let gathers = repository()
    let presenter = await opened(gathers)
    await until { gathers.listenerCount == 1 }
    presenter.destroy()
    await until { gathers.listenerCount == 0 }
  }
}
