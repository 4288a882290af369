import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The content of the match's screen, and its score.
@MainActor
struct GatherPresenterTests {
  @Test func showsTeamsScoresTimeAndLineUps() async throws {
    let bench = await MatchBench.open()
    let match = try #require(bench.view.match)
    #expect(bench.view.state?.title == "Match in Progress")
    #expect(match.sides.map(\.heading) == ["TEAM A", "TEAM B"])
    #expect(match.versus == "vs")
    #expect(bench.view.score == "0 : 0")
    #expect(bench.view.timer == "10:00 Start")
    #expect(match.timer.spoken == "10 minutes, 0 seconds")
    #expect([match.timer.reset, match.timer.set, match.end] == ["Reset", "Set", "End Match"])
    #expect(match.sides.map(\.title) == ["Team A", "Team B"])
    #expect(match.sides.map { $0.players.map(\.name) } == [["Ana Lima", "Dora"], ["Ben Okri"]])
    #expect(match.sides.map { $0.players.map(\.position) } == [["ST", nil], ["DEF"]])
    #expect(match.sides[0].players[0].spoken == "Ana Lima, Striker")
    #expect(match.sides.map(\.scoreLabel) == ["Score for Team A", "Score for Team B"])
  }

  @Test func speaksChinese() async {
    let bench = await MatchBench.open(language: "zh-Hans")
    #expect(bench.view.state?.title == "比赛进行中")
    #expect(bench.view.timer == "10:00 开始")
    #expect(bench.view.match?.sides.map(\.heading) == ["A 队", "B 队"])
  }

  @Test func aKilledAppsMatchIsThereAgain() async {
    let timer = MatchTimer(.seconds(125))
    let bench = await MatchBench.open(.sample(Score(teamA: 3, teamB: 2), timer: timer))
    #expect(bench.view.score == "3 : 2")
    #expect(bench.view.timer == "02:05 Start")
    #expect(bench.view.commands.isEmpty)
  }

  // MARK: - The score

  @Test func aTapOnTheStepperCountsAtOnceIsKeptAndIsSent() async {
    let bench = await MatchBench.open()
    let sent = bench.calls("send").count
    bench.presenter.goalsChanged(to: 1, of: .a)
    #expect(bench.view.score == "1 : 0")
    await bench.settle()
    #expect(bench.calls("goals") == ["goals a 1"])
    #expect(bench.calls("send").count == sent + 1)
    #expect(bench.gathers.running?.score == Score(teamA: 1))
  }

  @Test func aTapOnTheScoreIsAGoalThatCanBeTakenBack() async {
    let bench = await MatchBench.open()
    bench.presenter.scoreTapped(.b)
    #expect(bench.view.score == "0 : 1")
    #expect(bench.view.match?.undo == .init(text: "Goal for Team B", button: "Undo"))
    #expect(bench.view.commands == ["goal added: Goal for Team B"])
    bench.presenter.undoTapped()
    bench.presenter.undoTapped()
    #expect(bench.view.score == "0 : 0")
    #expect(bench.view.match?.undo == nil)
    await bench.settle()
    #expect(bench.gathers.running?.score == Score())
  }

  @Test func takingAGoalBackIsOfferedForAMoment() async {
    let bench = await MatchBench.open()
    bench.presenter.scoreTapped(.a)
    await bench.pass(GatherPresenter.undoTime) { bench.view.match?.undo == nil }
    #expect(bench.view.score == "1 : 0")
    // The system's undo remains available.
    bench.presenter.undoTapped()
    #expect(bench.view.score == "0 : 0")
  }

  @Test func aStepperEndsTheOfferToTakeAGoalBack() async {
    let bench = await MatchBench.open()
    bench.presenter.scoreTapped(.a)
    bench.presenter.goalsChanged(to: 1, of: .b)
    #expect(bench.view.match?.undo == nil)
    bench.presenter.undoTapped()
    #expect(bench.view.score == "1 : 1")
  }

  @Test func manyTapsAreKeptInTheirOrder() async {
    let bench = await MatchBench.open()
    for goals in 1...5 { bench.presenter.goalsChanged(to: goals, of: .b) }
    bench.presenter.goalsChanged(to: 4, of: .b)
    #expect(bench.view.score == "0 : 4")
    await bench.settle()
    #expect(bench.calls("goals") == Array(repeating: "goals b 1", count: 5) + ["goals b -1"])
    #expect(bench.view.score == "0 : 4")
  }

  @Test(arguments: [(101, "100 : 0"), (-1, "0 : 0"), (100, "100 : 0")])
  func aTeamHasZeroToAHundredGoals(_ goals: Int, _ score: String) async {
    let bench = await MatchBench.open()
    bench.presenter.goalsChanged(to: goals, of: .a)
    #expect(bench.view.score == score)
    #expect(bench.view.match?.mostGoals == 100)
  }

  @Test func aTapJustBeforeLeavingIsKeptAndSent() async {
    let bench = await MatchBench.open()
    let sent = bench.calls("send").count
    bench.presenter.goalsChanged(to: 1, of: .a)
    bench.presenter.goalsChanged(to: 2, of: .a)
    bench.presenter.destroy()
    await bench.settle()
    #expect(bench.gathers.running?.score == Score(teamA: 2))
    #expect(bench.calls("send").count > sent)
  }

  @Test func aScoreThatCannotBeKeptIsNotShownEither() async {
    let bench = await MatchBench.open()
    bench.gathers.set { $0.storageError = .storage("disk full") }
    bench.presenter.goalsChanged(to: 1, of: .a)
    await bench.settle()
    #expect(bench.view.score == "0 : 0")
    #expect(bench.navigation.notices.map(\.title) == ["Couldn’t Save Change"])
    #expect(bench.view.commands.isEmpty)
  }

  // MARK: - Others

  @Test func whatSomebodyElseSetIsShownAndAnnounced() async {
    let bench = await MatchBench.open()
    bench.gathers.change { $0.running = $0.running?.scored(2, 1) }
    await bench.settle()
    #expect(bench.view.score == "2 : 1")
    #expect(bench.view.commands == ["announce Changed on another device: Team A 2, Team B 1."])
  }

  @Test func onesOwnScoreIsNotAnnounced() async {
    let bench = await MatchBench.open()
    for goals in 1...3 { bench.presenter.goalsChanged(to: goals, of: .a) }
    await bench.settle()
    #expect(bench.view.commands.isEmpty)
  }

  @Test func aScoreThatComesWhileOneIsSetHereDoesNotFlicker() async {
    let bench = await MatchBench.open()
    bench.gathers.change { $0.running = $0.running?.scored(9, 9) }
    bench.presenter.goalsChanged(to: 1, of: .a)
    await bench.settle()
    let scores = bench.view.states.compactMap { state -> String? in
      guard case .match(let match) = state.content else { return nil }
      return match.sides.map(\.score).joined(separator: " : ")
    }
    #expect(!scores.contains("9 : 9"))
    // The goals of both devices count.
    #expect(bench.view.score == "10 : 9")
  }

  @Test func aMatchThatIsEndedElsewhereSaysSoAndLeadsBack() async {
    let bench = await MatchBench.open()
    bench.gathers.change { $0.running = nil }
    await bench.settle()
    #expect(bench.view.placeholder?.title == "Match Ended")
    #expect(bench.view.state?.menu == nil)
    bench.presenter.placeholderButtonTapped()
    #expect(bench.navigation.calls == ["match ended"])
  }

  // MARK: - No match

  @Test func withoutAMatchThereIsAWayOut() async {
    let bench = await MatchBench.open(nil)
    #expect(bench.view.placeholder?.title == "No Match in Progress")
    #expect(bench.view.placeholder?.button == "Show Players")
    bench.presenter.placeholderButtonTapped()
    #expect(bench.navigation.calls == ["match ended"])
  }

  @Test func aFailedReadingCanBeRetried() async {
    let bench = await MatchBench.open { $0.storageError = .storage("locked") }
    #expect(bench.view.placeholder?.title == "Storage Unavailable")
    bench.gathers.set { $0.storageError = nil }
    bench.presenter.placeholderButtonTapped()
    #expect(bench.view.state?.content == .loading("Loading…"))
    await bench.settle()
    #expect(bench.view.score == "0 : 0")
  }

  @Test func nothingCanBeDoneBeforeTheMatchIsThere() async {
    let bench = MatchBench()
    bench.presenter.goalsChanged(to: 1, of: .a)
    bench.presenter.timerButtonTapped()
    bench.presenter.setTimeTapped()
    bench.presenter.endTapped()
    await bench.settle()
    #expect(bench.gathers.calls.isEmpty)
    #expect(bench.navigation.calls.isEmpty && bench.navigation.questions.isEmpty)
  }
}
