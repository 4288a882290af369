import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The bar of the match in progress.
@MainActor
struct MatchBarPresenterTests {
  private let clock = TestClock()
  private let view = MatchBarSpy()
  private let navigation = FakeMatchNavigation()
  private let activity = SceneActivity()

  private func settle() async {
    for _ in 0..<200 { await Task.yield() }
  }

  private func attached(_ gathers: FakeGatherRepository) async -> MatchBarPresenter {
    var services = GatherServices.fake(gathers: gathers)
    services.activity = activity
    let presenter = MatchBarPresenter(app: services.following(clock), navigation: navigation)
    presenter.attach(view)
    await until { gathers.calls.contains("running") }
    await settle()
    return presenter
  }

  @Test func theBarHasTheScoreAndTheTimeAsTheyChange() async throws {
    var timer = MatchTimer()
    timer.start(at: .noon)
    let gathers = FakeGatherRepository(running: .sample(timer: timer))
    let presenter = await attached(gathers)
    defer { presenter.destroy() }
    #expect(view.text == "Team A 0–\u{2060}0 Team B 10:00")
    #expect(
      view.state?.bar?.accessibilityLabel
        == "Match in progress, Team A 0, Team B 0, 10 minutes, 0 seconds left"
    )
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    await until { view.text == "Team A 0–\u{2060}0 Team B 09:59" }
    _ = try await gathers.addGoals(1, for: .b, of: .sample(100))
    await until { view.text == "Team A 0–\u{2060}1 Team B 09:59" }
  }

  @Test func aMatchOfAnotherDeviceHasABarThatJoinsIt() async throws {
    let ended = Gather.past(2, 1, 0)
    let match = Gather(id: .sample(1), score: Score(teamA: 2), createdAt: .noon)
    let lineUps = [match.id: Result<LineUp, GatherError>.success(.sample)]
    let gathers = FakeGatherRepository(server: .success([match, ended]), lineUps: lineUps)
    let presenter = await attached(gathers)
    defer { presenter.destroy() }
    await until { view.text == "Team A 2–\u{2060}0 Team B Match in Progress" }
    #expect(view.state?.bar?.accessibilityLabel == "Match in progress, Team A 2, Team B 0")
    #expect(view.state?.bar?.join == "Join")
    #expect(view.state?.bar?.hint == "Joins the match")
    #expect(gathers.calls.count { $0 == "refresh" } == 1)
    gathers.change { $0.stored.value[0].score = Score(teamA: 2, teamB: 1) }
    await until { view.text == "Team A 2–\u{2060}1 Team B Match in Progress" }
    presenter.tapped()
    presenter.tapped()
    await until { view.state?.bar?.time != nil }
    await settle()
    #expect(gathers.calls.count { $0 == "join" } == 1)
    #expect(navigation.calls == ["show match"])
    #expect(view.state?.bar?.subtitle == nil && view.state?.bar?.join == nil)
    presenter.tapped()
    #expect(navigation.calls == ["show match", "show match"])
  }

  @Test func aMatchThatCannotBeJoinedIsReportedAndFetched() async {
    let match = Gather(id: .sample(1), createdAt: .noon)
    let gathers = FakeGatherRepository(server: .success([match]))
    gathers.set { $0.joinError = .notFound }
    let presenter = await attached(gathers)
    defer { presenter.destroy() }
    await until { view.state?.bar != nil }
    gathers.set { $0.server = .success([.past(1, 2, 0)]) }
    presenter.tapped()
    await until { view.state?.bar == nil }
    #expect(navigation.notices.map(\.title) == ["Couldn’t Join Match"])
    #expect(navigation.calls.isEmpty)
  }

  @Test func aMatchThatEndedHereHasNoBarBeforeItsEndIsSent() async {
    let match = Gather(id: .sample(1), createdAt: .noon)
    let gathers = FakeGatherRepository(
      stored: Stored([match], .never),
      server: .failure(.service(.offline)),
      finished: [FinishedGather(.sample(), score: Score())]
    )
    let presenter = await attached(gathers)
    defer { presenter.destroy() }
    #expect(view.state?.bar == nil)
    gathers.change { $0.finished = [] }
    await until { view.state?.bar != nil }
  }

  @Test func aMatchIsFetchedWhenTheSceneIsInTheForegroundOnly() async {
    activity.isInForeground = false
    let gathers = FakeGatherRepository()
    let presenter = await attached(gathers)
    defer { presenter.destroy() }
    #expect(!gathers.calls.contains("refresh"))
    activity.isInForeground = true
    await until { gathers.calls.contains("refresh") }
  }

  @Test func aTapOpensTheMatch() async {
    let presenter = await attached(FakeGatherRepository(running: .sample()))
    defer { presenter.destroy() }
    presenter.tapped()
    #expect(navigation.calls == ["show match"])
  }

  @Test func thereIsNoBarWithoutAMatch() async throws {
    let gathers = FakeGatherRepository()
    let presenter = await attached(gathers)
    defer { presenter.destroy() }
    #expect(view.state?.bar == nil)
    presenter.tapped()
    #expect(navigation.calls.isEmpty)
    _ = try await gathers.start(.sample)
    await until { view.state?.bar != nil }
    gathers.change { $0.running = nil }
    await until { view.state?.bar == nil }
  }

  @Test func thereIsNoBarOnTheMatchItselfWhichFollowsTheServerAlone() async {
    let gathers = FakeGatherRepository(running: .sample())
    let presenter = await attached(gathers)
    defer { presenter.destroy() }
    await until { gathers.followerCount == 1 }
    presenter.matchScreen(isShown: true)
    #expect(view.state?.bar == nil)
    await until { gathers.followerCount == 0 }
    presenter.matchScreen(isShown: false)
    #expect(view.state?.bar != nil)
    await until { gathers.followerCount == 1 }
  }

  @Test func theEndOnAnotherDeviceIsShownOnce() async {
    let gathers = FakeGatherRepository(running: .sample())
    let presenter = await attached(gathers)
    defer { presenter.destroy() }
    gathers.change { state in
      state.running = nil
      state.endedElsewhere = FinishedGather(.sample(), score: Score(teamA: 3))
    }
    await until { navigation.shownResult != nil }
    let result = MatchResult(
      score: Score(teamA: 3),
      lineUp: .sample,
      gatherID: .sample(1),
      isEndedElsewhere: true
    )
    #expect(navigation.shownResult == result)
    gathers.notify()
    await settle()
    #expect(navigation.calls == ["show result"])
  }

  @Test func aSceneInTheBackgroundLeavesTheResultToAnother() async {
    let gathers = FakeGatherRepository(running: .sample())
    let presenter = await attached(gathers)
    defer { presenter.destroy() }
    activity.isInForeground = false
    gathers.change { state in
      state.running = nil
      state.endedElsewhere = FinishedGather(.sample(), score: Score(teamA: 3))
    }
    await settle()
    #expect(navigation.shownResult == nil)
    let kept = try? await gathers.endedElsewhere()
    #expect(kept != nil)
    activity.isInForeground = true
    await until { navigation.shownResult != nil }
  }
}
