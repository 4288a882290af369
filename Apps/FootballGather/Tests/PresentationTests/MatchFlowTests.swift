import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The flows of a match: its screen, the sheet of the time, its end, and past matches.
@MainActor
struct MatchFlowTests {
  private func atMatch() async throws -> (FlowBench, GatherPresenter) {
    let bench = await FlowBench.open(gathers: FakeGatherRepository(running: .sample()))
    await bench.open(.match)
    await until { bench.test.view(GatherSpy.self)?.match != nil }
    return (bench, try #require(bench.presenter(GatherPresenter.self)))
  }

  @Test func aLinkOpensTheMatchOverThePlayers() async throws {
    let (bench, _) = try await atMatch()
    #expect(bench.test.screens == ["players", "gather"])
    #expect(bench.test.path == "match")
  }

  @Test func anotherTimeIsChosenInASheet() async throws {
    let (bench, gather) = try await atMatch()
    let view = try #require(bench.test.view(GatherSpy.self))
    gather.setTimeTapped()
    await bench.settle()
    #expect(bench.test.screens == ["time"])
    let picker = try #require(bench.presenter(TimePickerPresenter.self))
    picker.rowPicked(5, ofWheel: 0)
    picker.doneTapped()
    await bench.settle()
    #expect(bench.test.screens == ["players", "gather"])
    #expect(view.timer == "05:00 Start")
  }

  @Test func aSheetThatIsSwipedDownChangesNothing() async throws {
    let (bench, gather) = try await atMatch()
    let view = try #require(bench.test.view(GatherSpy.self))
    gather.setTimeTapped()
    await bench.settle()
    bench.presenter(TimePickerPresenter.self)?.rowPicked(5, ofWheel: 0)
    bench.test.dismissSheet()
    await bench.settle()
    #expect(bench.test.screens == ["players", "gather"])
    #expect(view.timer == "10:00 Start")
  }

  @Test func theEndIsAskedAndLeadsBackToThePlayers() async throws {
    let (bench, gather) = try await atMatch()
    gather.endTapped()
    await until { bench.test.alert != nil }
    #expect(bench.test.alert?.actions.map(\.title) == ["End Match", "Cancel"])
    bench.test.answer("confirm")
    await until { bench.test.screens == ["result"] }
    #expect(bench.gathers.running == nil)
    // The result stays until the user dismisses it.
    await bench.settle()
    #expect(bench.test.screens == ["result"])
    bench.test.dismissSheet()
    await until { bench.test.screens == ["players"] }
  }

  @Test func whatBecomesOfTheResultIsReadBeforeTheMatchGoes() async throws {
    let (bench, gather) = try await atMatch()
    bench.gathers.set { $0.sendError = .service(.offline) }
    gather.endTapped()
    await until { bench.test.alert != nil }
    bench.test.answer("confirm")
    await until { bench.test.alert?.title == "Result Saved" }
    #expect(bench.test.screens == ["players", "gather"])
    bench.test.answer("ok")
    await until { bench.test.screens == ["result"] }
  }

  @Test func aRematchOpensTheNextMatch() async throws {
    let (bench, gather) = try await atMatch()
    gather.endTapped()
    await until { bench.test.alert != nil }
    bench.test.answer("confirm")
    await until { bench.test.screens == ["result"] }
    bench.presenter(MatchResultPresenter.self)?.rematchTapped()
    await until { bench.test.screens == ["players", "gather"] }
    #expect(bench.gathers.running?.score == Score())
  }

  @Test func theBarGoesWithTheMatchsScreenAndComesBack() async throws {
    let (bench, _) = try await atMatch()
    let bar = try #require(bench.bar)
    let view = MatchBarSpy()
    bar.attach(view)
    await bench.settle()
    #expect(view.state?.bar == nil)
    bench.test.back()
    await until { view.state?.bar != nil }
    bar.tapped()
    await until { bench.test.screens == ["players", "gather"] }
    await until { view.state?.bar == nil }
  }

  @Test func theEndOnAnotherDeviceShowsItsResultOverAnyScreen() async throws {
    let bench = await FlowBench.open(gathers: FakeGatherRepository(running: .sample()))
    await bench.open(.account)
    let bar = try #require(bench.bar)
    let view = MatchBarSpy()
    bar.attach(view)
    await until { view.state?.bar != nil }
    bench.gathers.change { state in
      state.running = nil
      state.endedElsewhere = FinishedGather(.sample(), score: Score(teamB: 2))
    }
    await until { bench.test.screens == ["result"] }
    #expect(bench.presenter(MatchResultPresenter.self)?.state.note != nil)
  }

  @Test func theEndOnAnotherDeviceLeavesTheMatchsScreen() async throws {
    let (bench, _) = try await atMatch()
    let bar = try #require(bench.bar)
    let view = MatchBarSpy()
    bar.attach(view)
    await bench.settle()
    bench.gathers.change { state in
      state.running = nil
      state.endedElsewhere = FinishedGather(.sample(), score: Score(teamB: 2))
    }
    await until { bench.test.screens == ["result"] }
    bench.presenter(MatchResultPresenter.self)?.doneTapped()
    await until { bench.test.screens == ["players"] }
  }

  @Test("D16: back leaves the match in progress, and the list of matches leads to it again")
  func backLeavesTheMatchInProgress() async throws {
    let (bench, _) = try await atMatch()
    bench.test.back()
    await bench.settle()
    #expect(bench.test.screens == ["players"])
    #expect(bench.gathers.running != nil)
    await bench.open(.gathers)
    await until { bench.test.view(GatherListSpy.self)?.rows.first == .running }
    bench.presenter(GatherListPresenter.self)?.rowTapped(.running)
    await until { bench.test.screens == ["players", "gather"] }
  }

  @Test func aPastMatchOpensOverTheListAndLeadsBack() async throws {
    let gathers = FakeGatherRepository(server: .success([.past(1, 3, 2)]))
    let bench = await FlowBench.open(gathers: gathers)
    await bench.open(.gathers)
    await until { bench.test.view(GatherListSpy.self)?.rows.isEmpty == false }
    bench.presenter(GatherListPresenter.self)?.rowTapped(.gather(.sample(1)))
    await bench.settle()
    #expect(bench.test.screens == ["gathers", "detail"])
    await until { bench.test.view(GatherDetailSpy.self)?.card != nil }
    bench.presenter(GatherDetailPresenter.self)?.deleteTapped()
    await until { bench.test.alert != nil }
    bench.test.answer("confirm")
    await until { bench.test.screens == ["gathers"] }
  }

  enum WayOut: CaseIterable {
    case back
    case swipe
    case route
  }

  @Test("D11, D12: whichever way a screen goes, nothing of it is alive", arguments: WayOut.allCases)
  func nothingOfTheMatchIsAlive(_ wayOut: WayOut) async throws {
    let bench = await FlowBench.open(gathers: FakeGatherRepository(running: .sample()))
    try await checkLeaks { track in
      await bench.open(.match)
      if let presenter = bench.presenter(GatherPresenter.self) { track(presenter) }
      bench.presenter(GatherPresenter.self)?.timerButtonTapped()
      await bench.settle()
      switch wayOut {
      case .back: bench.test.back()
      case .swipe: bench.test.swipeBack(.finished)
      case .route: bench.test.open(FootballGatherRoute.players)
      }
      await bench.settle()
    }
  }
}
