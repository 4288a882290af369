import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The end of the match, and abandoning it.
@MainActor
struct GatherEndingTests {
  @Test func endingIsAskedThenKeptThenSentThenLeft() async {
    let bench = await MatchBench.open(.sample(Score(teamA: 3, teamB: 2)))
    let calls = bench.gathers.calls.count
    bench.presenter.endTapped()
    await bench.settle()
    let question = bench.navigation.questions.first
    #expect(question?.title == "End Match?")
    #expect(question?.message == "The result will be saved.")
    #expect([question?.confirm, question?.cancel] == ["End Match", "Cancel"])
    let actions = bench.gathers.calls.dropFirst(calls).filter { ["end", "send"].contains($0) }
    #expect(actions == ["end", "send"])
    #expect(bench.navigation.calls == ["match ended"])
    #expect(bench.navigation.notices.isEmpty)
    #expect(bench.navigation.result == Score(teamA: 3, teamB: 2))
  }

  @Test func aPersonWhoSaysNoStays() async {
    let bench = await MatchBench.open()
    bench.navigation.answers = [false]
    bench.presenter.endTapped()
    await bench.settle()
    #expect(bench.calls("end").isEmpty)
    #expect(bench.navigation.calls.isEmpty)
    bench.presenter.endTapped()
    await bench.settle()
    #expect(bench.navigation.questions.count == 2)
  }

  @Test("D4: one tap asks once, and a second while it asks nothing")
  func twoTapsAskOnce() async {
    let bench = await MatchBench.open()
    bench.navigation.holdsAnswers = true
    bench.presenter.endTapped()
    bench.presenter.endTapped()
    bench.presenter.giveUpTapped()
    await bench.settle()
    #expect(bench.navigation.questions.count == 1)
    bench.navigation.answer()
    await bench.settle()
    #expect(bench.calls("end") == ["end"])
    #expect(bench.navigation.calls == ["match ended"])
  }

  @Test func aTapJustBeforeTheEndCounts() async {
    let bench = await MatchBench.open()
    bench.presenter.goalsChanged(to: 4, of: .a)
    bench.presenter.endTapped()
    bench.gathers.hold()
    await bench.settle()
    #expect(bench.gathers.running == nil)
    let order = bench.gathers.calls.filter { $0 == "end" || $0.hasPrefix("goals") }
    #expect(order == ["goals a 4", "end"])
    bench.gathers.release()
    await bench.settle()
  }

  @Test("D3: a result that was not sent is kept, said, and sent again")
  func endsWithoutANetwork() async throws {
    let bench = await MatchBench.open(.sample(Score(teamA: 3, teamB: 2))) {
      $0.sendError = .service(.offline)
    }
    bench.navigation.holdsAnswers = true
    bench.presenter.endTapped()
    await bench.settle()
    bench.navigation.answer()
    bench.navigation.holdsAnswers = true
    await bench.settle()
    #expect(bench.navigation.notices.map(\.title) == ["Result Saved"])
    #expect(bench.navigation.calls.isEmpty)
    bench.navigation.answer()
    await bench.settle()
    #expect(bench.navigation.calls == ["match ended"])
    #expect(try await bench.gathers.finished().map(\.score) == [Score(teamA: 3, teamB: 2)])
    bench.gathers.set { $0.sendError = nil }
    #expect(try await bench.gathers.send().sent.count == 1)
    #expect(try await bench.gathers.unsent() == 0)
  }

  @Test func aServerThatTakesLongIsNotWaitedFor() async {
    let bench = await MatchBench.open()
    bench.gathers.hold()
    bench.presenter.endTapped()
    await bench.settle()
    #expect(bench.view.match?.isEnabled == false)
    #expect(bench.view.state?.menu == nil)
    await bench.pass(.seconds(3)) { !bench.navigation.notices.isEmpty }
    #expect(bench.navigation.notices.map(\.title) == ["Result Saved"])
    #expect(bench.navigation.calls == ["match ended"])
    bench.gathers.release()
    await bench.settle()
    #expect(bench.navigation.calls == ["match ended"])
  }

  @Test func anEndThatCannotBeKeptHasNotHappened() async {
    let bench = await MatchBench.open()
    bench.gathers.set { $0.storageError = .storage("disk full") }
    bench.presenter.endTapped()
    await bench.settle()
    #expect(bench.navigation.notices.map(\.title) == ["Couldn’t End Match"])
    #expect(bench.navigation.calls.isEmpty)
    #expect(bench.view.match?.isEnabled == true)
    bench.gathers.set { $0.storageError = nil }
    bench.presenter.endTapped()
    await bench.settle()
    #expect(bench.navigation.calls == ["match ended"])
  }

  @Test func saysThatSomebodyElseHadEndedIt() async {
    let bench = await MatchBench.open { state in
      state.report = SendReport(overruled: [.sample(1)])
    }
    bench.presenter.endTapped()
    await bench.settle()
    #expect(bench.navigation.notices.map(\.title) == ["Match Ended on Another Device"])
    #expect(bench.navigation.result == nil)
    #expect(bench.navigation.calls == ["match ended"])
  }

  @Test func theResultOfTheDeviceThatEndedItFirstCounts() async {
    let bench = await MatchBench.open(.sample(Score(teamA: 1))) { state in
      state.report = SendReport(overruled: [.sample(1)])
      state.server = .success([.past(1, 2, 2)])
    }
    bench.presenter.endTapped()
    await bench.settle()
    #expect(bench.navigation.result == Score(teamA: 2, teamB: 2))
    #expect(bench.navigation.notices.isEmpty)
  }

  @Test func saysThatTheServerDidNotTakeIt() async {
    let bench = await MatchBench.open { $0.report = SendReport(refused: [.sample(100)]) }
    bench.presenter.endTapped()
    await bench.settle()
    #expect(bench.navigation.notices.map(\.title) == ["Result Saved"])
  }

  @Test func whoGoesWhileItIsEndedHasItEndedAndSent() async {
    let bench = await MatchBench.open()
    let sent = bench.calls("send").count
    bench.presenter.endTapped()
    await until { bench.view.match?.isEnabled == false }
    bench.presenter.destroy()
    await bench.settle()
    #expect(bench.gathers.running == nil)
    #expect(bench.calls("send").count == sent + 1)
  }

  @Test func nothingChangesTheScoreAfterTheEnd() async {
    let bench = await MatchBench.open()
    bench.gathers.hold()
    bench.presenter.endTapped()
    await bench.settle()
    bench.presenter.goalsChanged(to: 1, of: .a)
    bench.presenter.timerButtonTapped()
    await bench.settle()
    #expect(bench.view.score == "0 : 0")
    #expect(bench.calls("goals").isEmpty && bench.calls("timer").isEmpty)
    bench.gathers.release()
    await bench.settle()
  }

  // MARK: - Without an end

  @Test("D16: leaving leaves the match in progress")
  func theMatchGoesOnWithoutItsScreen() async {
    let bench = await MatchBench.open()
    bench.presenter.detach(bench.view)
    bench.presenter.destroy()
    await bench.settle()
    #expect(bench.gathers.running != nil)
    #expect(bench.calls("end").isEmpty && bench.calls("abandon").isEmpty)
  }

  @Test("D16: a match is given up by a person's wish alone")
  func givingUpIsAsked() async {
    let bench = await MatchBench.open()
    #expect(bench.view.state?.menu?.giveUp == "Discard Match")
    bench.navigation.answers = [false, true]
    bench.presenter.giveUpTapped()
    await bench.settle()
    #expect(bench.gathers.running != nil)
    bench.presenter.giveUpTapped()
    await bench.settle()
    #expect(bench.navigation.questions.map(\.isDestructive) == [true, true])
    #expect(bench.calls("abandon") == ["abandon"])
    #expect(bench.navigation.calls == ["match ended"])
  }
}
