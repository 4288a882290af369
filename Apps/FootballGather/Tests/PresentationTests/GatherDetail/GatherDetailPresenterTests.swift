import AppTesting
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

@MainActor
struct GatherDetailPresenterTests {
  private let navigation = FakeMatchNavigation()
  private let view = GatherDetailSpy()

  private func repository(_ gather: Gather? = .past(1, 3, 2)) -> FakeGatherRepository {
    let gathers = [gather].compactMap(\.self)
    return FakeGatherRepository(
      stored: Stored(gathers, .asOf(.noon)),
      server: .success(gathers),
      lineUps: [.sample(1): .success(.sample)]
    )
  }

  private func opened(
    _ gathers: FakeGatherRepository,
    language: String = "en"
  ) async -> GatherDetailPresenter {
    let presenter = GatherDetailPresenter(
      id: .sample(1),
      app: .fake(gathers: gathers, language: language),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  @Test func showsScoreDateWinnerAndLineUps() async throws {
    _ = await opened(repository())
    let card = try #require(view.card)
    #expect(view.state?.title == "Match")
    #expect(card.score == "3–\u{2060}2")
    #expect(card.accessibilityLabel == "Team A 3, Team B 2, Team A won, 17 May 2026 at 11:00")
    #expect(card.headings == ["TEAM A", "TEAM B"])
    #expect(card.outcome == "Team A won")
    #expect(card.date == "17 May 2026 at 11:00")
    #expect(card.sides.map(\.title) == ["Team A", "Team B"])
    #expect(
      card.sides.map { $0.players?.map(\.name) } == [["Ana Lima", "Dora"], ["Ben Okri"]]
    )
    #expect(card.notice == nil)
  }

  @Test func isLocalizedInChinese() async {
    _ = await opened(repository(.past(1, 1, 1)), language: "zh-Hans")
    #expect(view.card?.outcome == "平局")
  }

  @Test func aMissingMatchIsFetched() async {
    let gathers = repository()
    gathers.set { $0.stored = Stored([], .never) }
    _ = await opened(gathers)
    #expect(view.card?.score == "3–\u{2060}2")
  }

  @Test func missingLineUpsShowANoticeAndCanBeRetried() async {
    let gathers = repository()
    gathers.set { $0.lineUps = [.sample(1): .failure(.service(.offline))] }
    let presenter = await opened(gathers)
    #expect(view.card?.score == "3–\u{2060}2")
    #expect(view.card?.notice == "The lineup isn’t available on this device.")
    gathers.set { $0.lineUps = [.sample(1): .success(.sample)] }
    presenter.retryTapped()
    await presenter.drain()
    #expect(view.card?.notice == nil)
    #expect(view.card?.sides[1].players?.count == 1)
  }

  @Test func aMatchThatIsGoneLeadsBack() async {
    let presenter = await opened(repository(nil))
    #expect(view.placeholder?.title == "Match Not Found")
    #expect(view.placeholder?.button == "Show All Matches")
    #expect(view.state?.delete == nil)
    presenter.placeholderButtonTapped()
    #expect(navigation.calls == ["show all"])
  }

  @Test func aFailureCanBeRetried() async {
    let gathers = repository()
    gathers.set { state in
      state.stored = Stored([], .never)
      state.server = .failure(.service(.offline))
    }
    let presenter = await opened(gathers)
    #expect(view.placeholder?.title == "No Connection")
    gathers.set { $0.server = .success([.past(1, 3, 2)]) }
    presenter.placeholderButtonTapped()
    await presenter.drain()
    #expect(view.card != nil)
    #expect(navigation.calls.isEmpty)
  }

  @Test func followsChangesFromElsewhere() async {
    let gathers = repository()
    let presenter = await opened(gathers)
    await until { gathers.listenerCount == 1 }
    gathers.change { $0.stored = Stored([.past(1, 5, 5)], .fresh) }
    await until { view.card?.score == "5–\u{2060}5" }
    await presenter.drain()
  }

  // MARK: - Taking part

  private func inProgress() -> FakeGatherRepository {
    repository(Gather(id: .sample(1), score: Score(teamA: 1), createdAt: .noon))
  }

  @Test func aMatchInProgressElsewhereIsFollowedWhileItIsShown() async {
    let gathers = inProgress()
    gathers.set { $0.canWatch = true }
    let presenter = GatherDetailPresenter(
      id: .sample(1),
      app: .fake(gathers: gathers),
      navigation: navigation
    )
    presenter.attach(view)
    await until { gathers.followerCount == 1 }
    gathers.change { state in
      state.stored = Stored(
        [Gather(id: .sample(1), score: Score(teamB: 3), createdAt: .noon)],
        .fresh
      )
    }
    await until { view.card?.score == "0–\u{2060}3" }
    presenter.detach(view)
    await until { gathers.followerCount == 0 }
    presenter.attach(view)
    await until { gathers.followerCount == 1 }
    gathers.change { $0.stored = Stored([.past(1, 0, 4)], .fresh) }
    await until { view.card?.outcome == "Team B won" }
    await until { gathers.followerCount == 0 }
    await presenter.drain()
    #expect(gathers.calls.count { $0 == "watch" } == 2)
  }

  @Test func withoutAConnectionTheTimeOfTheScoreIsShown() async {
    let gathers = inProgress()
    gathers.set { $0.canWatch = true }
    let presenter = GatherDetailPresenter(
      id: .sample(1),
      app: .fake(gathers: gathers),
      navigation: navigation
    )
    presenter.attach(view)
    await until { gathers.followerCount == 1 && view.card?.outcome == "In Progress" }
    gathers.change { $0.isReceiving = false }
    await until { view.card?.outcome == "Offline, score as of 12:00" }
    #expect(view.card?.score == "1–\u{2060}0")
    gathers.change { $0.isReceiving = true }
    await until { view.card?.outcome == "In Progress" }
    #expect(view.card?.outcome == "In Progress")
    presenter.detach(view)
    await presenter.drain()
  }

  @Test func aRefusedWatchIsNotRetried() async {
    let gathers = inProgress()
    let presenter = await opened(gathers)
    gathers.notify()
    await presenter.drain()
    #expect(gathers.calls.count { $0 == "watch" } == 1)
  }

  @Test func matchesThatHaveEndedOrRunHereAreNotFollowed() async {
    let ended = repository()
    _ = await opened(ended)
    #expect(!ended.calls.contains("watch"))
    let own = inProgress()
    own.set { $0.running = .sample(Score(teamA: 4)) }
    _ = await opened(own)
    #expect(!own.calls.contains("watch"))
  }

  @Test func aMatchThatHasEndedCannotBeJoined() async {
    let gathers = repository()
    let presenter = await opened(gathers)
    #expect(view.state?.join == nil)
    presenter.joinTapped()
    await presenter.drain()
    #expect(!gathers.calls.contains("join"))
  }

  @Test func aMatchOnAnotherPhoneIsJoinedAndLedTo() async {
    let gathers = inProgress()
    let presenter = await opened(gathers)
    #expect(view.card?.outcome == "In Progress")
    #expect(view.state?.join == "Join Match")
    presenter.joinTapped()
    presenter.joinTapped()
    await presenter.drain()
    #expect(gathers.calls.count { $0 == "join" } == 1)
    #expect(gathers.running?.score == Score(teamA: 1))
    #expect(navigation.calls == ["show match"])
  }

  @Test func theMatchThatRunsHereIsShownWithItsScore() async {
    let gathers = inProgress()
    gathers.set { $0.running = .sample(Score(teamA: 4)) }
    let presenter = await opened(gathers)
    #expect(view.state?.join == "Show Match")
    #expect(view.card?.score == "4–\u{2060}0")
    presenter.joinTapped()
    #expect(navigation.calls == ["show match"])
    #expect(!gathers.calls.contains("join"))
  }

  @Test func openingFetchesTheScore() async {
    let gathers = inProgress()
    gathers.set { state in
      state.server = .success([Gather(id: .sample(1), score: Score(teamA: 2), createdAt: .noon)])
    }
    _ = await opened(gathers)
    #expect(view.card?.score == "2–\u{2060}0")
  }

  @Test func joiningDuringAnotherMatchShowsANotice() async {
    let gathers = inProgress()
    gathers.set { $0.joinError = .service(.conflict) }
    let presenter = await opened(gathers)
    presenter.joinTapped()
    await presenter.drain()
    #expect(navigation.notices.map(\.title) == ["Couldn’t Join Match"])
    #expect(navigation.notices.first?.text.hasPrefix("Another match is in progress") == true)
    #expect(navigation.calls.isEmpty)
  }

  @Test func aMatchThatHasJustEndedIsShownAsItIs() async {
    let gathers = inProgress()
    gathers.set { state in
      state.joinError = .notFound
      state.server = .success([.past(1, 2, 0)])
    }
    let presenter = await opened(gathers)
    presenter.joinTapped()
    await presenter.drain()
    #expect(view.card?.outcome == "Team A won")
    #expect(view.state?.join == nil)
  }

  // MARK: - Deletion

  @Test func deletesAfterConfirmationAndLeaves() async {
    let gathers = repository()
    let presenter = await opened(gathers)
    #expect(view.state?.delete == "Delete Match")
    presenter.deleteTapped()
    presenter.deleteTapped()
    await presenter.drain()
    #expect(navigation.questions.count == 1)
    #expect(gathers.calls.count { $0 == "delete" } == 1)
    #expect(navigation.calls == ["show all"])
    #expect(view.placeholder == nil)
  }

  @Test(arguments: [false, true])
  func theDeletionOfAMatchInProgressWarnsOfItsEnd(_ isRunningHere: Bool) async {
    let gathers = inProgress()
    if isRunningHere { gathers.set { $0.running = .sample() } }
    let presenter = await opened(gathers)
    presenter.deleteTapped()
    await presenter.drain()
    #expect(
      navigation.questions.map(\.message)
        == ["This match is in progress. It ends on all devices, and its score is lost."]
    )
  }

  @Test func aFailedDeletionStays() async {
    let gathers = repository()
    gathers.set { $0.deleteError = .service(.offline) }
    let presenter = await opened(gathers)
    presenter.deleteTapped()
    await presenter.drain()
    #expect(navigation.notices.map(\.title) == ["Couldn’t Delete Match"])
    #expect(navigation.calls.isEmpty)
    #expect(view.card != nil)
  }
}
