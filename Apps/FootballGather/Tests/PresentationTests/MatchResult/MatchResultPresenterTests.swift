import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The card with the result of a match.
@MainActor
struct MatchResultPresenterTests {
  private let view = MatchResultSpy()
  private let navigation = FakeMatchNavigation()
  private let gathers = FakeGatherRepository()

  private func attached(
    _ score: Score,
    isEndedElsewhere: Bool = false,
    language: String = "en"
  ) -> MatchResultPresenter {
    let result = MatchResult(
      score: score,
      lineUp: .sample,
      gatherID: .sample(1),
      isEndedElsewhere: isEndedElsewhere
    )
    let services = GatherServices.fake(gathers: gathers, language: language)
    let presenter = MatchResultPresenter(result: result, app: services, navigation: navigation)
    presenter.attach(view)
    return presenter
  }

  @Test(arguments: [
    (Score(teamA: 3, teamB: 2), "Team A wins"), (Score(teamB: 1), "Team B wins"),
    (Score(), "It’s a draw"),
  ])
  func theOutcomeFollowsFromTheScore(_ score: Score, _ outcome: String) {
    let presenter = attached(score)
    defer { presenter.destroy() }
    #expect(view.state?.outcome == outcome)
    #expect(view.state?.note == nil)
  }

  @Test func notesThatAnotherDeviceEndedTheMatch() {
    let presenter = attached(Score(teamA: 1), isEndedElsewhere: true)
    defer { presenter.destroy() }
    #expect(view.state?.note == "The match was ended on another device.")
    #expect(
      view.state?.accessibilityLabel
        == "Team A 1, Team B 0, Team A wins, The match was ended on another device."
    )
  }

  @Test func theResultIsSharedAsAText() {
    let presenter = attached(Score(teamA: 1), language: "zh-Hans")
    defer { presenter.destroy() }
    presenter.shareTapped()
    #expect(view.commands == ["share 全场结束：A 队\u{2002}1:\u{2060}0\u{2002}B 队"])
  }

  @Test func aRematchHasTheSameTeamsAndTheFormerMatch() async {
    let presenter = attached(Score())
    defer { presenter.destroy() }
    presenter.rematchTapped()
    presenter.rematchTapped()
    await until { navigation.calls == ["rematch"] }
    #expect(gathers.running?.lineUp == .sample)
    #expect(gathers.running?.formerGather == .sample(1))
    #expect(gathers.calls.count { $0 == "start" } == 1)
  }

  @Test func aFailedRematchShowsANoticeAndCanBeRetried() async {
    gathers.set { $0.storageError = .storage("full") }
    let presenter = attached(Score())
    defer { presenter.destroy() }
    presenter.rematchTapped()
    await until { navigation.notices.first?.title == "Couldn’t Start Match" }
    #expect(view.state?.isRematchEnabled == true)
  }

  @Test func doneEndsIt() {
    let presenter = attached(Score())
    defer { presenter.destroy() }
    presenter.doneTapped()
    #expect(navigation.calls == ["result read"])
  }
}
