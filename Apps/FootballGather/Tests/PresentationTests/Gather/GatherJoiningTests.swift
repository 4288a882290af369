import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The match's screen on a device while the match is in progress on another one only.
@MainActor
struct GatherJoiningTests {
  private let elsewhere = Gather(id: .sample(1), score: Score(teamA: 2), createdAt: .noon)

  private func open(
    prepare: (inout FakeGatherRepository.State) -> Void = { _ in }
  ) async -> MatchFixture {
    await MatchFixture.open(nil) { state in
      // The server knows the match before this device does.
      state.server = .success([elsewhere])
      state.lineUps = [elsewhere.id: .success(.sample)]
      prepare(&state)
    }
  }

  @Test(arguments: ["en", "zh-Hans"]) func theMatchOfAnotherDeviceIsOffered(
    _ language: String
  ) async {
    let fixture = await MatchFixture.open(nil, language: language) {
      $0.server = .success([elsewhere])
    }
    let isEnglish = language == "en"
    #expect(
      fixture.view.placeholder?.title == (isEnglish ? "Match in Progress" : "有比赛正在进行")
    )
    #expect(fixture.view.placeholder?.button == (isEnglish ? "Join Match" : "加入比赛"))
  }

  @Test func joiningShowsTheMatch() async {
    let fixture = await open()
    fixture.presenter.placeholderButtonTapped()
    fixture.presenter.placeholderButtonTapped()
    await fixture.settle()
    #expect(fixture.view.score == "2 : 0")
    #expect(fixture.calls("join") == ["join"])
    #expect(fixture.navigation.calls.isEmpty)
  }

  @Test func aFailureIsReported() async {
    let fixture = await open { $0.joinError = .service(.offline) }
    fixture.presenter.placeholderButtonTapped()
    await fixture.settle()
    #expect(fixture.navigation.notices.map(\.title) == ["Couldn’t Join Match"])
    #expect(fixture.view.placeholder?.button == "Join Match")
  }

  @Test func theResultOfTheLastMatchIsShownAndLedTo() async {
    let ended = Gather.past(1, 2, 1)
    let fixture = await MatchFixture.open(nil) { $0.server = .success([ended, .past(2, 0, 0)]) }
    #expect(fixture.view.placeholder?.title == "No Match in Progress")
    #expect(
      fixture.view.placeholder?.text
        == "Last match: Team A 2–\u{2060}1 Team B, 17 May 2026 at 11:00."
    )
    #expect(fixture.view.placeholder?.button == "Show Match")
    fixture.presenter.placeholderButtonTapped()
    #expect(fixture.navigation.calls == ["show \(ended.id)"])
  }

  @Test func aMatchThatHasEndedHereIsNotOffered() async {
    var running = RunningGather.sample()
    running.confirmAll()
    let finished = FinishedGather(running, score: running.score)
    let fixture = await open { $0.finished = [finished] }
    #expect(fixture.view.placeholder?.title == "No Match in Progress")
  }

  @Test func aMatchThatStartsElsewhereAppears() async {
    let fixture = await MatchFixture.open(nil)
    #expect(fixture.view.placeholder?.title == "No Match in Progress")
    fixture.gathers.change { $0.stored.value = [elsewhere] }
    await fixture.settle()
    #expect(fixture.view.placeholder?.title == "Match in Progress")
  }
}
