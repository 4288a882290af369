import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The flows of a match: its screen, the sheet of the time, its end, and past matches.
@MainActor
struct MatchFlowTests {
  @Test func theLastMatchIsShownInItsTabInsteadOfTheMatchsScreen() async throws {
    let ended = Gather.past(1, 2, 1)
    let gathers = FakeGatherRepository(stored: Stored([ended], .fresh), server: .success([ended]))
    let fixture = await FlowFixture.open(gathers: gathers, at: .match)
    let match = try #require(fixture.presenter(GatherPresenter.self))
    await until { match.last != nil }
    match.placeholderButtonTapped()
    await until { fixture.test.screens == ["gathers", "detail"] }
    fixture.test.selectTab(0)
    #expect(fixture.test.screens == ["players"])
  }

  private func atMatch() async throws -> (FlowFixture, GatherPresenter) {
    let fixture = await FlowFixture.open(gathers: FakeGatherRepository(running: .sample()))
    await fixture.open(.match)
    await until { fixture.test.view(GatherSpy.self)?.match != nil }
    return (fixture, try #require(fixture.presenter(GatherPresenter.self)))
  }

  @Test func aLinkOpensTheMatchOverThePlayers() async throws {
    let (fixture, _) = try await atMatch()
    #expect(fixture.test.screens == ["players", "gather"])
    #expect(fixture.test.path == "match")
  }

  @Test func anotherTimeIsChosenInASheet() async throws {
    let (fixture, gather) = try await atMatch()
    let view = try #require(fixture.test.view(GatherSpy.self))
    gather.setTimeTapped()
    await fixture.settle()
    #expect(fixture.test.screens == ["time"])
    let picker = try #require(fixture.presenter(TimePickerPresenter.self))
    picker.rowPicked(5, ofWheel: 0)
    picker.doneTapped()
    await fixture.settle()
    #expect(fixture.test.screens == ["players", "gather"])
    #expect(view.timer == "05:00 Start")
  }

  @Test func aSheetThatIsSwipedDownChangesNothing() async throws {
    let (fixture, gather) = try await atMatch()
    let view = try #require(fixture.test.view(GatherSpy.self))
    gather.setTimeTapped()
    await fixture.settle()
    fixture.presenter(TimePickerPresenter.self)?.rowPicked(5, ofWheel: 0)
    fixture.test.dismissSheet()
    await fixture.settle()
    #expect(fixture.test.screens == ["players", "gather"])
    #expect(view.timer == "10:00 Start")
  }

  @Test func endingAfterConfirmationLeadsBackToThePlayers() async throws {
    let (fixture, gather) = try await atMatch()
    gather.endTapped()
    await until { fixture.test.alert != nil }
    #expect(fixture.test.alert?.actions.map(\.title) == ["End Match", "Cancel"])
    fixture.test.answer("confirm")
    await until { fixture.test.screens == ["result"] }
    #expect(fixture.gathers.running == nil)
    // The result stays until the user dismisses it.
    await fixture.settle()
    #expect(fixture.test.screens == ["result"])
    fixture.test.dismissSheet()
    await until { fixture.test.screens == ["players"] }
  }

  @Test func theNoticeAboutTheResultIsShownBeforeLeaving() async throws {
    let (fixture, gather) = try await atMatch()
    fixture.gathers.set { $0.sendError = .service(.offline) }
    gather.endTapped()
    await until { fixture.test.alert != nil }
    fixture.test.answer("confirm")
    await until { fixture.test.alert?.title == "Result Saved" }
    #expect(fixture.test.screens == ["players", "gather"])
    fixture.test.answer("ok")
    await until { fixture.test.screens == ["result"] }
  }

  @Test func aRematchOpensTheNextMatch() async throws {
    let (fixture, gather) = try await atMatch()
    gather.endTapped()
    await until { fixture.test.alert != nil }
    fixture.test.answer("confirm")
    await until { fixture.test.screens == ["result"] }
    fixture.presenter(MatchResultPresenter.self)?.rematchTapped()
    await until { fixture.test.screens == ["players", "gather"] }
    #expect(fixture.gathers.running?.score == Score())
  }

  @Test func theBarGoesWithTheMatchsScreenAndComesBack() async throws {
    let (fixture, _) = try await atMatch()
    let bar = try #require(fixture.bar)
    let view = MatchBarSpy()
    bar.attach(view)
    await fixture.settle()
    #expect(view.state?.bar == nil)
    fixture.test.back()
    await until { view.state?.bar != nil }
    bar.tapped()
    await until { fixture.test.screens == ["players", "gather"] }
    await until { view.state?.bar == nil }
  }

  @Test func theScreenToJoinAMatchHasNoBarOfThatMatch() async throws {
    let match = Gather(id: .sample(1), createdAt: .noon)
    let fixture = await FlowFixture.open(
      gathers: FakeGatherRepository(
        stored: Stored([match], .never),
        server: .success([match]),
        lineUps: [match.id: .success(.sample)]
      )
    )
    let bar = try #require(fixture.bar)
    let view = MatchBarSpy()
    bar.attach(view)
    await until { view.state?.bar != nil }
    await fixture.open(.gather(match.id))
    await until { view.state?.bar == nil }
    #expect(fixture.test.screens == ["gathers", "detail"])
    fixture.test.back()
    await until { view.state?.bar != nil }
  }

  @Test func theEndOnAnotherDeviceShowsItsResultOverAnyScreen() async throws {
    let fixture = await FlowFixture.open(gathers: FakeGatherRepository(running: .sample()))
    await fixture.open(.account)
    let bar = try #require(fixture.bar)
    let view = MatchBarSpy()
    bar.attach(view)
    await until { view.state?.bar != nil }
    fixture.gathers.change { state in
      state.running = nil
      state.endedElsewhere = FinishedGather(.sample(), score: Score(teamB: 2))
    }
    await until { fixture.test.screens == ["result"] }
    #expect(fixture.presenter(MatchResultPresenter.self)?.state.note != nil)
  }

  @Test func theEndOnAnotherDeviceLeavesTheMatchsScreen() async throws {
    let (fixture, _) = try await atMatch()
    let bar = try #require(fixture.bar)
    let view = MatchBarSpy()
    bar.attach(view)
    await fixture.settle()
    fixture.gathers.change { state in
      state.running = nil
      state.endedElsewhere = FinishedGather(.sample(), score: Score(teamB: 2))
    }
    await until { fixture.test.screens == ["result"] }
    fixture.presenter(MatchResultPresenter.self)?.doneTapped()
    await until { fixture.test.screens == ["players"] }
  }

  @Test("D16: back leaves the match in progress, and the list of matches leads to it again")
  func backLeavesTheMatchInProgress() async throws {
    let (fixture, _) = try await atMatch()
    fixture.test.back()
    await fixture.settle()
    #expect(fixture.test.screens == ["players"])
    #expect(fixture.gathers.running != nil)
    await fixture.open(.gathers)
    await until { fixture.test.view(GatherListSpy.self)?.rows.first == .running }
    fixture.presenter(GatherListPresenter.self)?.rowTapped(.running)
    await until { fixture.test.screens == ["players", "gather"] }
  }

  @Test func aPastMatchOpensOverTheListAndLeadsBack() async throws {
    let gathers = FakeGatherRepository(server: .success([.past(1, 3, 2)]))
    let fixture = await FlowFixture.open(gathers: gathers)
    await fixture.open(.gathers)
    await until { fixture.test.view(GatherListSpy.self)?.rows.isEmpty == false }
    fixture.presenter(GatherListPresenter.self)?.rowTapped(.gather(.sample(1)))
    await fixture.settle()
    #expect(fixture.test.screens == ["gathers", "detail"])
    await until { fixture.test.view(GatherDetailSpy.self)?.card != nil }
    fixture.presenter(GatherDetailPresenter.self)?.deleteTapped()
    await until { fixture.test.alert != nil }
    fixture.test.answer("confirm")
    await until { fixture.test.screens == ["gathers"] }
  }

  enum DismissalMethod: CaseIterable {
    case back
    case swipe
    case route
  }

  @Test(
    "D11, D12: whichever way a screen goes, nothing of it is alive",
    arguments: DismissalMethod.allCases
  )
  func leavingAMatchReleasesIt(_ method: DismissalMethod) async throws {
    let fixture = await FlowFixture.open(gathers: FakeGatherRepository(running: .sample()))
    try await checkLeaks { track in
      await fixture.open(.match)
      if let presenter = fixture.presenter(GatherPresenter.self) { track(presenter) }
      fixture.presenter(GatherPresenter.self)?.timerButtonTapped()
      await fixture.settle()
      switch method {
      case .back: fixture.test.back()
      case .swipe: fixture.test.swipeBack(.finished)
      case .route: fixture.test.open(FootballGatherRoute.players)
      }
      await fixture.settle()
    }
  }
}
