import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The end of the match, and abandoning it.
@MainActor
struct GatherEndingTests {
  @Test func endingIsConfirmedThenStoredThenSentThenLeft() async {
    let fixture = await MatchFixture.open(.sample(Score(teamA: 3, teamB: 2)))
    let calls = fixture.gathers.calls.count
    fixture.presenter.endTapped()
    await fixture.settle()
    let question = fixture.navigation.questions.first
    #expect(question?.title == "End Match?")
    #expect(question?.message == "The result will be saved.")
    #expect([question?.confirm, question?.cancel] == ["End Match", "Cancel"])
    let actions = fixture.gathers.calls.dropFirst(calls).filter { ["end", "send"].contains($0) }
    #expect(actions == ["end", "send"])
    #expect(fixture.navigation.calls == ["match ended"])
    #expect(fixture.navigation.notices.isEmpty)
    #expect(fixture.navigation.result == Score(teamA: 3, teamB: 2))
  }

  @Test func decliningTheConfirmationKeepsTheMatch() async {
    let fixture = await MatchFixture.open()
    fixture.navigation.answers = [false]
    fixture.presenter.endTapped()
    await fixture.settle()
    #expect(fixture.calls("end").isEmpty)
    #expect(fixture.navigation.calls.isEmpty)
    fixture.presenter.endTapped()
    await fixture.settle()
    #expect(fixture.navigation.questions.count == 2)
  }

  @Test("D4: a second tap shows no second confirmation")
  func twoTapsShowOneConfirmation() async {
    let fixture = await MatchFixture.open()
    fixture.navigation.holdsAnswers = true
    fixture.presenter.endTapped()
    fixture.presenter.endTapped()
    fixture.presenter.giveUpTapped()
    await fixture.settle()
    #expect(fixture.navigation.questions.count == 1)
    fixture.navigation.answer()
    await fixture.settle()
    #expect(fixture.calls("end") == ["end"])
    #expect(fixture.navigation.calls == ["match ended"])
  }

  @Test func aTapJustBeforeTheEndCounts() async {
    let fixture = await MatchFixture.open()
    fixture.presenter.goalsChanged(to: 4, of: .a)
    fixture.presenter.endTapped()
    fixture.gathers.hold()
    await fixture.settle()
    #expect(fixture.gathers.running == nil)
    let order = fixture.gathers.calls.filter { $0 == "end" || $0.hasPrefix("goals") }
    #expect(order == ["goals a 4", "end"])
    fixture.gathers.release()
    await fixture.settle()
  }

  @Test("D3: an unsent result is stored, reported, and sent again")
  func endsWithoutANetwork() async throws {
    let fixture = await MatchFixture.open(.sample(Score(teamA: 3, teamB: 2))) {
      $0.sendError = .service(.offline)
    }
    fixture.navigation.holdsAnswers = true
    fixture.presenter.endTapped()
    await fixture.settle()
    fixture.navigation.answer()
    fixture.navigation.holdsAnswers = true
    await fixture.settle()
    #expect(fixture.navigation.notices.map(\.title) == ["Result Saved"])
    #expect(fixture.navigation.calls.isEmpty)
    fixture.navigation.answer()
    await fixture.settle()
    #expect(fixture.navigation.calls == ["match ended"])
    #expect(try await fixture.gathers.finished().map(\.score) == [Score(teamA: 3, teamB: 2)])
    fixture.gathers.set { $0.sendError = nil }
    #expect(try await fixture.gathers.send().sent.count == 1)
    #expect(try await fixture.gathers.unsent() == 0)
  }

  @Test func aServerThatTakesLongIsNotWaitedFor() async {
    let fixture = await MatchFixture.open()
    fixture.gathers.hold()
    fixture.presenter.endTapped()
    await fixture.settle()
    #expect(fixture.view.match?.isEnabled == false)
    #expect(fixture.view.state?.menu == nil)
    await fixture.pass(.seconds(3)) { !fixture.navigation.notices.isEmpty }
    #expect(fixture.navigation.notices.map(\.title) == ["Result Saved"])
    #expect(fixture.navigation.calls == ["match ended"])
    fixture.gathers.release()
    await fixture.settle()
    #expect(fixture.navigation.calls == ["match ended"])
  }

  @Test func anEndThatCannotBeKeptHasNotHappened() async {
    let fixture = await MatchFixture.open()
    fixture.gathers.set { $0.storageError = .storage("disk full") }
    fixture.presenter.endTapped()
    await fixture.settle()
    #expect(fixture.navigation.notices.map(\.title) == ["Couldn’t End Match"])
    #expect(fixture.navigation.calls.isEmpty)
    #expect(fixture.view.match?.isEnabled == true)
    fixture.gathers.set { $0.storageError = nil }
    fixture.presenter.endTapped()
    await fixture.settle()
    #expect(fixture.navigation.calls == ["match ended"])
  }

  @Test func reportsThatAnotherDeviceEndedTheMatch() async {
    let fixture = await MatchFixture.open { state in
      state.report = SendReport(overruled: [.sample(1)])
    }
    fixture.presenter.endTapped()
    await fixture.settle()
    #expect(fixture.navigation.notices.map(\.title) == ["Match Ended on Another Device"])
    #expect(fixture.navigation.result == nil)
    #expect(fixture.navigation.calls == ["match ended"])
  }

  @Test func theResultOfTheDeviceThatEndedItFirstCounts() async {
    let fixture = await MatchFixture.open(.sample(Score(teamA: 1))) { state in
      state.report = SendReport(overruled: [.sample(1)])
      state.server = .success([.past(1, 2, 2)])
    }
    fixture.presenter.endTapped()
    await fixture.settle()
    #expect(fixture.navigation.result == Score(teamA: 2, teamB: 2))
    #expect(fixture.navigation.notices.isEmpty)
  }

  @Test func reportsThatTheServerRefusedTheResult() async {
    let fixture = await MatchFixture.open { $0.report = SendReport(refused: [.sample(100)]) }
    fixture.presenter.endTapped()
    await fixture.settle()
    #expect(fixture.navigation.notices.map(\.title) == ["Result Saved"])
  }

  @Test func leavingDuringTheEndStillEndsAndSends() async {
    let fixture = await MatchFixture.open()
    let sent = fixture.calls("send").count
    fixture.presenter.endTapped()
    await until { fixture.view.match?.isEnabled == false }
    fixture.presenter.destroy()
    await fixture.settle()
    #expect(fixture.gathers.running == nil)
    #expect(fixture.calls("send").count == sent + 1)
  }

  @Test func theScoreIsFixedAfterTheEnd() async {
    let fixture = await MatchFixture.open()
    fixture.gathers.hold()
    fixture.presenter.endTapped()
    await fixture.settle()
    fixture.presenter.goalsChanged(to: 1, of: .a)
    fixture.presenter.timerButtonTapped()
    await fixture.settle()
    #expect(fixture.view.score == "0 : 0")
    #expect(fixture.calls("goals").isEmpty && fixture.calls("timer").isEmpty)
    fixture.gathers.release()
    await fixture.settle()
  }

  // MARK: - Without an end

  @Test("D16: leaving leaves the match in progress")
  func theMatchGoesOnWithoutItsScreen() async {
    let fixture = await MatchFixture.open()
    fixture.presenter.detach(fixture.view)
    fixture.presenter.destroy()
    await fixture.settle()
    #expect(fixture.gathers.running != nil)
    #expect(fixture.calls("end").isEmpty && fixture.calls("abandon").isEmpty)
  }

  @Test("D16: a match is discarded only by the person")
  func discardingNeedsConfirmation() async {
    let fixture = await MatchFixture.open()
    #expect(fixture.view.state?.menu?.giveUp == "Discard Match")
    fixture.navigation.answers = [false, true]
    fixture.presenter.giveUpTapped()
    await fixture.settle()
    #expect(fixture.gathers.running != nil)
    fixture.presenter.giveUpTapped()
    await fixture.settle()
    #expect(fixture.navigation.questions.map(\.isDestructive) == [true, true])
    #expect(fixture.calls("abandon") == ["abandon"])
    #expect(fixture.navigation.calls == ["match ended"])
  }
}
