import AppTesting
import FootballGatherModel
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherPresentation

/// The flows of login, players and teams.
@MainActor
struct PlayersFlowTests {
  private func list(_ bench: FlowBench) async throws -> PlayerListPresenter {
    await until { bench.test.view(PlayerListSpy.self)?.state?.mode.isEnabled == true }
    return try #require(bench.presenter(PlayerListPresenter.self))
  }

  private func atTeams(_ bench: FlowBench) async throws -> ConfirmPlayersPresenter {
    let list = try await list(bench)
    list.modeTapped()
    list.playerTapped(1)
    list.playerTapped(3)
    list.mainTapped()
    await bench.settle()
    #expect(bench.test.screens == ["teams"])
    let teams = try #require(bench.presenter(ConfirmPlayersPresenter.self))
    await until { teams.state.canShuffle }
    return teams
  }

  // MARK: - Login

  @Test("D2: who registers sees their own players") func registeringLeadsToThePlayers() async throws
  {
    let bench = await FlowBench.open(nil)
    let login = try #require(bench.presenter(LoginPresenter.self))
    login.textChanged(.username, "eva")
    login.textChanged(.password, "secret word")
    login.registerTapped()
    await until { bench.test.screens == ["players"] }
    #expect(try await bench.account.session()?.username == "eva")
  }

  @Test func theOfflineVersionLeadsToThePlayers() async throws {
    let bench = await FlowBench.open(nil)
    bench.presenter(LoginPresenter.self)?.useOfflineTapped()
    await until { bench.test.screens == ["players"] }
  }

  @Test("D6: the login says why it is there when a login has ended by itself")
  func theLoginSaysWhy() async throws {
    let bench = await FlowBench.open()
    await bench.change(to: nil)
    await until { bench.test.view(LoginSpy.self) != nil }
    #expect(bench.test.view(LoginSpy.self)?.state?.notice != nil)
  }

  @Test func theLoginSaysNothingAfterALogout() async throws {
    let bench = await FlowBench.open(at: .account)
    await bench.change(to: nil)
    await until { bench.test.view(LoginSpy.self) != nil }
    #expect(bench.test.view(LoginSpy.self)?.state?.notice == nil)
  }

  // MARK: - Players

  @Test func aPlayerIsEditedAndSeenEdited() async throws {
    let bench = await FlowBench.open()
    try await list(bench).playerTapped(1)
    await bench.settle()
    #expect(bench.test.screens == ["players", "player"])
    let detail = try #require(bench.presenter(PlayerDetailPresenter.self))
    await until { detail.state.title == "Ana Lima" }
    detail.rowTapped(.lastName)
    await bench.settle()
    #expect(bench.test.path == "players/1/name")
    let edit = try #require(bench.presenter(PlayerEditPresenter.self))
    await until { edit.original != nil }
    edit.textChanged(.lastName, "Ng")
    edit.doneTapped()
    await until { bench.test.screens == ["players", "player"] }
    await until { detail.state.title == "Ana Ng" }
  }

  @Test("D11: no flow is left behind by editing") func editingLeavesNothing() async throws {
    try await checkLeaks { track in
      let bench = FlowBench()
      await bench.start()
      bench.track = track
      for field in PlayerField.allCases {
        await bench.open(.editPlayer(1, field))
        #expect(bench.test.screens == ["players", "player", "edit"])
        bench.test.back(to: 1)
        await bench.settle()
      }
    }
  }

  @Test func leavingAnEditAsks() async throws {
    let bench = await FlowBench.open(at: .editPlayer(1, .age))
    let edit = try #require(bench.presenter(PlayerEditPresenter.self))
    await until { edit.original != nil }
    edit.textChanged(.age, "30")
    bench.test.back()
    await until { bench.test.alert != nil }
    bench.test.answer("cancel")
    await bench.settle()
    #expect(bench.test.screens.last == "edit")
    bench.test.back()
    await until { bench.test.alert != nil }
    bench.test.answer("confirm")
    await until { bench.test.screens == ["players", "player"] }
  }

  @Test func somebodyIsAddedInASheet() async throws {
    let bench = await FlowBench.open()
    let list = try await list(bench)
    list.mainTapped()
    await bench.settle()
    #expect(bench.test.screens == ["add"])
    #expect(bench.test.path == "players/new")
    let add = try #require(bench.presenter(PlayerAddPresenter.self))
    add.textChanged(.firstName, "Eva")
    add.doneTapped()
    await until { bench.test.screens == ["players"] }
    await until { list.stored?.value.map(\.name).last == "Eva" }
    #expect(bench.players.keys.count == 1)
  }

  @Test func aSecondTapOpensNoSecondSheet() async throws {
    let bench = await FlowBench.open()
    let list = try await list(bench)
    list.mainTapped()
    list.mainTapped()
    await bench.settle()
    #expect(bench.test.screens == ["add"])
    bench.test.dismissSheet()
    await bench.settle()
    #expect(bench.test.screens == ["players"])
  }

  @Test(arguments: [true, false]) func aSheetWithWorkAsksBeforeItGoes(_ swipes: Bool) async throws {
    let bench = await FlowBench.open(at: .newPlayer)
    let add = try #require(bench.presenter(PlayerAddPresenter.self))
    add.textChanged(.firstName, "Eva")
    if swipes { bench.test.dismissSheet() } else { add.cancelTapped() }
    await until { bench.test.alert != nil }
    #expect(bench.test.alert?.title == "Are you sure you want to discard this new player?")
    bench.test.answer("confirm")
    await until { bench.test.screens == ["players"] }
  }

  @Test func whoIsDeletedLeadsBackToTheList() async throws {
    let bench = await FlowBench.open(at: .player(2))
    let detail = try #require(bench.presenter(PlayerDetailPresenter.self))
    await until { detail.player != nil }
    detail.deleteTapped()
    await until { bench.test.alert != nil }
    bench.test.answer("confirm")
    await until { bench.test.screens == ["players"] }
    #expect(bench.players.players.map(\.id) == [1, 3])
  }

  // MARK: - Teams

  @Test("D17: from the list to the teams, to the match and back to the list") func match()
    async throws
  {
    let bench = await FlowBench.open()
    let teams = try await atTeams(bench)
    #expect(bench.test.path == "teams/1%2C3")
    teams.shuffleTapped()
    teams.startTapped()
    await until { bench.test.screens == ["players", "gather"] }
    #expect(bench.gathers.running?.lineUp == LineUp(teamA: [.chen], teamB: [.ana]))
    let gather = try #require(bench.presenter(GatherPresenter.self))
    await until { bench.test.view(GatherSpy.self)?.match != nil }
    gather.endTapped()
    await until { bench.test.alert != nil }
    bench.test.answer("confirm")
    await until { bench.test.screens == ["result"] }
    bench.presenter(MatchResultPresenter.self)?.doneTapped()
    await until { bench.test.screens == ["players"] }
    #expect(bench.presenter(PlayerListPresenter.self)?.state.isSelecting == false)
  }

  @Test("D12: no flow is left behind by teams and a match") func nothingIsLeft() async throws {
    try await checkLeaks { track in
      let bench = FlowBench()
      await bench.start()
      _ = try await list(bench)
      bench.track = track
      for _ in 0..<2 {
        let teams = try await atTeams(bench)
        teams.cancelTapped()
        await until { bench.test.screens == ["players"] }
        bench.presenter(PlayerListPresenter.self)?.modeTapped()
      }
    }
  }

  @Test func cancellingGoesBackToTheSelection() async throws {
    let bench = await FlowBench.open()
    let teams = try await atTeams(bench)
    teams.cancelTapped()
    await until { bench.test.screens == ["players"] }
    #expect(bench.presenter(PlayerListPresenter.self)?.state.selected == [1, 3])
  }

  @Test func aLinkToTeamsOpensThemOverTheList() async throws {
    let bench = await FlowBench.open(at: .teams([1, 2]))
    #expect(bench.test.screens == ["teams"])
    bench.test.dismissSheet()
    await bench.settle()
    #expect(bench.test.screens == ["players"])
  }
}
