import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The content of the match's screen, and its score.
@MainActor
struct GatherPresenterTests {
  @Test func showsTeamsScoresTimeAndLineUps() async throws {
    let fixture = await MatchFixture.open()
    let match = try #require(fixture.view.match)
    #expect(fixture.view.state?.title == "Match in Progress")
    #expect(match.sides.map(\.heading) == ["TEAM A", "TEAM B"])
    #expect(match.separator == "–")
    #expect(fixture.view.score == "0 : 0")
    #expect(fixture.view.timer == "10:00 Start")
    #expect(match.timer.accessibilityLabel == "10 minutes, 0 seconds")
    #expect([match.timer.reset, match.timer.set, match.end] == ["Reset", "Set", "End Match"])
    #expect(match.sides.map(\.title) == ["Team A", "Team B"])
    #expect(match.sides.map { $0.players.map(\.name) } == [["Ana Lima", "Dora"], ["Ben Okri"]])
    #expect(match.sides.map { $0.players.map(\.position) } == [["ST", nil], ["DEF"]])
    #expect(match.sides[0].players[0].accessibilityLabel == "Ana Lima, Striker")
    #expect(match.sides.map(\.scoreLabel) == ["Score for Team A", "Score for Team B"])
    #expect(match.sides.map(\.scoreHint) == ["Adds a goal", "Adds a goal"])
  }

  @Test func isLocalizedInChinese() async {
    let fixture = await MatchFixture.open(language: "zh-Hans")
    #expect(fixture.view.state?.title == "比赛进行中")
    #expect(fixture.view.timer == "10:00 开始")
    #expect(fixture.view.match?.sides.map(\.heading) == ["A 队", "B 队"])
  }

  @Test func aKilledAppsMatchIsThereAgain() async {
    let timer = MatchTimer(.seconds(125))
    let fixture = await MatchFixture.open(.sample(Score(teamA: 3, teamB: 2), timer: timer))
    #expect(fixture.view.score == "3 : 2")
    #expect(fixture.view.timer == "02:05 Start")
    #expect(fixture.view.commands.isEmpty)
  }

  // MARK: - The score

  @Test func aTapOnTheStepperCountsAtOnceIsKeptAndIsSent() async {
    let fixture = await MatchFixture.open()
    let sent = fixture.calls("send").count
    fixture.presenter.goalsChanged(to: 1, of: .a)
    #expect(fixture.view.score == "1 : 0")
    await fixture.settle()
    #expect(fixture.calls("goals") == ["goals a 1"])
    #expect(fixture.calls("send").count == sent + 1)
    #expect(fixture.gathers.running?.score == Score(teamA: 1))
  }

  @Test func aTapOnTheScoreIsAGoalThatCanBeTakenBack() async {
    let fixture = await MatchFixture.open()
    fixture.presenter.scoreTapped(.b)
    #expect(fixture.view.score == "0 : 1")
    #expect(fixture.view.match?.undo == .init(text: "Goal for Team B", button: "Undo"))
    fixture.presenter.undoTapped()
    fixture.presenter.undoTapped()
    #expect(fixture.view.score == "0 : 0")
    #expect(fixture.view.match?.undo == nil)
    await fixture.settle()
    #expect(fixture.gathers.running?.score == Score())
  }

  @Test func undoStepsBackThroughAllTappedGoals() async {
    let fixture = await MatchFixture.open()
    for side in [MatchSide.a, .b, .b] { fixture.presenter.scoreTapped(side) }
    #expect(fixture.view.score == "1 : 2")
    for undone in ["1 : 1", "1 : 0", "0 : 0"] {
      fixture.presenter.undoTapped()
      #expect(fixture.view.score == undone)
    }
    #expect(fixture.view.match?.undo == nil)
    await fixture.settle()
    #expect(fixture.gathers.running?.score == Score())
  }

  @Test func aGoalAfterAnExpiredOfferLeadsToEarlierGoals() async {
    let fixture = await MatchFixture.open()
    fixture.presenter.scoreTapped(.a)
    await fixture.pass(.undoOffer) { fixture.view.match?.undo == nil }
    fixture.presenter.scoreTapped(.b)
    fixture.presenter.undoTapped()
    #expect(fixture.view.match?.undo?.text == "Goal for Team A")
    fixture.presenter.undoTapped()
    #expect(fixture.view.score == "0 : 0")
  }

  @Test func aGoalThatTheMinusButtonHasRemovedIsNotUndone() async {
    let fixture = await MatchFixture.open()
    for side in [MatchSide.a, .b] { fixture.presenter.scoreTapped(side) }
    fixture.presenter.goalsChanged(to: 0, of: .b)
    fixture.presenter.scoreTapped(.a)
    fixture.presenter.undoTapped()
    fixture.presenter.undoTapped()
    #expect(fixture.view.score == "0 : 0")
    #expect(fixture.view.match?.undo == nil)
  }

  @Test func takingAGoalBackIsOfferedForAMoment() async {
    let fixture = await MatchFixture.open()
    fixture.presenter.scoreTapped(.a)
    await fixture.pass(.undoOffer) { fixture.view.match?.undo == nil }
    fixture.presenter.undoTapped()
    #expect(fixture.view.score == "1 : 0")
  }

  @Test func aStepperEndsTheOfferToTakeAGoalBack() async {
    let fixture = await MatchFixture.open()
    fixture.presenter.scoreTapped(.a)
    fixture.presenter.goalsChanged(to: 1, of: .b)
    #expect(fixture.view.match?.undo == nil)
    fixture.presenter.undoTapped()
    #expect(fixture.view.score == "1 : 1")
  }

  @Test func manyTapsAreKeptInTheirOrder() async {
    let fixture = await MatchFixture.open()
    for goals in 1...5 { fixture.presenter.goalsChanged(to: goals, of: .b) }
    fixture.presenter.goalsChanged(to: 4, of: .b)
    #expect(fixture.view.score == "0 : 4")
    await fixture.settle()
    #expect(fixture.calls("goals") == Array(repeating: "goals b 1", count: 5) + ["goals b -1"])
    #expect(fixture.view.score == "0 : 4")
  }

  @Test(arguments: [(101, "100 : 0"), (-1, "0 : 0"), (100, "100 : 0")])
  func aTeamHasZeroToAHundredGoals(_ goals: Int, _ score: String) async {
    let fixture = await MatchFixture.open()
    fixture.presenter.goalsChanged(to: goals, of: .a)
    #expect(fixture.view.score == score)
    #expect(fixture.view.match?.mostGoals == 100)
  }

  @Test func aTapJustBeforeLeavingIsKeptAndSent() async {
    let fixture = await MatchFixture.open()
    let sent = fixture.calls("send").count
    fixture.presenter.goalsChanged(to: 1, of: .a)
    fixture.presenter.goalsChanged(to: 2, of: .a)
    fixture.presenter.destroy()
    await fixture.settle()
    #expect(fixture.gathers.running?.score == Score(teamA: 2))
    #expect(fixture.calls("send").count > sent)
  }

  @Test func aScoreThatCannotBeKeptIsNotShownEither() async {
    let fixture = await MatchFixture.open()
    fixture.gathers.set { $0.storageError = .storage("disk full") }
    fixture.presenter.goalsChanged(to: 1, of: .a)
    await fixture.settle()
    #expect(fixture.view.score == "0 : 0")
    #expect(fixture.navigation.notices.map(\.title) == ["Couldn’t Save Change"])
  }

  // MARK: - Others

  @Test func aScoreOfAnotherDeviceIsShownAndAnnounced() async {
    let fixture = await MatchFixture.open()
    fixture.gathers.change { $0.running = $0.running?.scored(2, 1) }
    await fixture.settle()
    #expect(fixture.view.score == "2 : 1")
    #expect(fixture.view.commands == ["announce Changed on another device, 2 to 1"])
  }

  @Test(arguments: [
    (
      "en",
      [
        "Team A goal, 1 to 0", "Team B goal, 1 to 1", "Goal undone, 1 to 0",
        "Team A goal removed, 0 to 0",
      ]
    ),
    ("zh-Hans", ["A 队进球，1 比 0", "B 队进球，1 比 1", "已撤销进球，1 比 0", "A 队减一球，0 比 0"]),
  ])
  func ownScoreChangesAreAnnounced(_ language: String, _ texts: [String]) async {
    let fixture = await MatchFixture.open(language: language)
    for side in [MatchSide.a, .b] { fixture.presenter.scoreTapped(side) }
    fixture.presenter.undoTapped()
    fixture.presenter.goalsChanged(to: 0, of: .a)
    await fixture.settle()
    #expect(fixture.view.commands == texts.map { "announce \($0)" })
  }

  @Test func aScoreThatComesWhileOneIsSetHereDoesNotFlicker() async {
    let fixture = await MatchFixture.open()
    fixture.gathers.change { $0.running = $0.running?.scored(9, 9) }
    fixture.presenter.goalsChanged(to: 1, of: .a)
    await fixture.settle()
    let scores = fixture.view.states.compactMap { state -> String? in
      guard case .match(let match) = state.content else { return nil }
      return match.sides.map(\.score).joined(separator: " : ")
    }
    #expect(!scores.contains("9 : 9"))
    // The goals of both devices count.
    #expect(fixture.view.score == "10 : 9")
  }

  @Test(arguments: [
    ("en", "Match Deleted", "This match was deleted on another device."),
    ("zh-Hans", "比赛已删除", "这场比赛已在其他设备上删除。"),
  ])
  func aMatchDeletedElsewhereShowsAPlaceholderThatLeadsBack(
    _ language: String,
    _ title: String,
    _ text: String
  ) async {
    let fixture = await MatchFixture.open(language: language) {
      $0.server = .success([.past(2, 1, 0)])
    }
    fixture.gathers.change { $0.running = nil }
    await fixture.settle()
    #expect(fixture.view.placeholder?.title == title)
    #expect(fixture.view.placeholder?.text == text)
    fixture.presenter.placeholderButtonTapped()
    #expect(fixture.navigation.calls == ["match ended"])
  }

  @Test func aMatchEndedElsewhereShowsAPlaceholderThatLeadsBack() async {
    let fixture = await MatchFixture.open { $0.server = .success([.past(1, 1, 0)]) }
    fixture.gathers.change { $0.running = nil }
    await fixture.settle()
    #expect(fixture.view.placeholder?.title == "Match Ended")
    #expect(fixture.view.state?.menu == nil)
    fixture.presenter.placeholderButtonTapped()
    #expect(fixture.navigation.calls == ["match ended"])
  }

  // MARK: - No match

  @Test func withoutAMatchThereIsAWayOut() async {
    let fixture = await MatchFixture.open(nil)
    #expect(fixture.view.placeholder?.title == "No Match in Progress")
    #expect(fixture.view.placeholder?.button == "Show Players")
    #expect(fixture.view.placeholder?.button == "Show Players")
    fixture.presenter.placeholderButtonTapped()
    #expect(fixture.navigation.calls == ["match ended"])
  }

  @Test func aFailedReadingCanBeRetried() async {
    let fixture = await MatchFixture.open { $0.storageError = .storage("locked") }
    #expect(fixture.view.placeholder?.title == "Storage Unavailable")
    fixture.gathers.set { $0.storageError = nil }
    fixture.presenter.placeholderButtonTapped()
    #expect(fixture.view.state?.content == .loading("Loading…"))
    await fixture.settle()
    #expect(fixture.view.score == "0 : 0")
  }

  @Test func inputBeforeTheMatchIsLoadedIsIgnored() async {
    let fixture = MatchFixture()
    fixture.presenter.goalsChanged(to: 1, of: .a)
    fixture.presenter.timerButtonTapped()
    fixture.presenter.setTimeTapped()
    fixture.presenter.endTapped()
    await fixture.settle()
    #expect(fixture.gathers.calls.isEmpty)
    #expect(fixture.navigation.calls.isEmpty && fixture.navigation.questions.isEmpty)
  }
}
