import AppTesting
import FootballGatherModel
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherPresentation

/// The flows of login, players and teams.
@MainActor
struct PlayersFlowTests {
  private func list(_ fixture: FlowFixture) async throws -> PlayerListPresenter {
    await until { fixture.test.view(PlayerListSpy.self)?.state?.mode.isEnabled == true }
    return try #require(fixture.presenter(PlayerListPresenter.self))
  }

  private func atTeams(_ fixture: FlowFixture) async throws -> ConfirmPlayersPresenter {
    let list = try await list(fixture)
    list.modeTapped()
    list.playerTapped(1)
    list.playerTapped(3)
    list.mainTapped()
    await fixture.settle()
    #expect(fixture.test.screens == ["teams"])
    let teams = try #require(fixture.presenter(ConfirmPlayersPresenter.self))
    await until { teams.state.canShuffle }
    return teams
  }

  // MARK: - Login

  @Test("D2: a new account has its own players") func registeringLeadsToThePlayers() async throws {
    let fixture = await FlowFixture.open(nil)
    let login = try #require(fixture.presenter(LoginPresenter.self))
    login.textChanged(.username, "eva")
    login.textChanged(.password, "secret word")
    login.otherModeTapped()
    login.submitTapped()
    await until { fixture.test.screens == ["players"] }
    #expect(try await fixture.account.session()?.username == "eva")
  }

  @Test func theOfflineVersionLeadsToThePlayers() async throws {
    let fixture = await FlowFixture.open(nil)
    fixture.presenter(LoginPresenter.self)?.useOfflineTapped()
    await until { fixture.test.screens == ["players"] }
  }

  @Test func theLoginOfTheOfflineVersionCanBeCancelled() async throws {
    let fixture = await FlowFixture.open(.offline, at: .account)
    let account = try #require(fixture.presenter(AccountPresenter.self))
    for swipes in [false, true] {
      account.actionTapped(.logIn)
      await fixture.settle()
      #expect(fixture.test.screens == ["login"] && !fixture.tabs.isEmpty)
      let login = try #require(fixture.presenter(LoginPresenter.self))
      #expect(login.state.cancel == "Cancel")
      if swipes { fixture.test.dismissSheet() } else { login.cancelTapped() }
      await until { fixture.test.screens == ["account"] }
    }
    #expect(try await fixture.account.session() == .offline)
  }

  @Test func aLoginFromTheOfflineVersionLeadsToThePlayersOfTheAccount() async throws {
    let fixture = await FlowFixture.open(.offline, at: .account)
    fixture.presenter(AccountPresenter.self)?.actionTapped(.logIn)
    await fixture.settle()
    let login = try #require(fixture.presenter(LoginPresenter.self))
    login.textChanged(.username, "eva")
    login.textChanged(.password, "secret word")
    login.submitTapped()
    await until { fixture.test.screens == ["players"] }
    #expect(try await fixture.account.session()?.username == "eva")
  }

  @Test func aCancelledLoginBeginsNoSessionLater() async throws {
    let fixture = await FlowFixture.open(.offline, at: .account)
    fixture.presenter(AccountPresenter.self)?.actionTapped(.logIn)
    await fixture.settle()
    let login = try #require(fixture.presenter(LoginPresenter.self))
    login.textChanged(.username, "eva")
    login.textChanged(.password, "secret word")
    fixture.account.hold()
    login.submitTapped()
    await until { fixture.account.heldCount == 1 }
    login.cancelTapped()
    await until { fixture.test.screens == ["account"] }
    fixture.account.release()
    await fixture.settle()
    #expect(fixture.test.screens == ["account"])
  }

  @Test("D6: an expired session shows a notice at the login")
  func anExpiredSessionShowsANoticeAtTheLogin() async throws {
    let fixture = await FlowFixture.open()
    #expect(await notice(in: fixture, after: .rejection) == Self.ended)
  }

  @Test func anExpiredSessionShowsANoticeAlsoAtTheAccount() async throws {
    let fixture = await FlowFixture.open(at: .account)
    #expect(await notice(in: fixture, after: .rejection) == Self.ended)
  }

  @Test(
    "The other windows of the device show what the user has done",
    arguments: [
      (.logout, "You’ve logged out."), (.deletion, "Your account has been deleted."),
    ] as [(SessionChange.Cause, String)]
  )
  func leavingTheAccountShowsANoticeElsewhereOnly(
    _ cause: SessionChange.Cause,
    _ text: String
  ) async throws {
    let other = await FlowFixture.open()
    #expect(await notice(in: other, after: cause) == text)
    let own = await FlowFixture.open(at: .account)
    #expect(await notice(in: own, after: cause) == nil)
  }

  @Test func theEndOfASessionWithoutAnAccountShowsNoNotice() async throws {
    let fixture = await FlowFixture.open(.offline)
    #expect(await notice(in: fixture, after: .logout) == nil)
  }

  private static let ended =
    "You’ve been logged out: your session has ended, or your account has been deleted. "
    + "Log in again."

  /// Ends the session and returns the notice of the login.
  private func notice(
    in fixture: FlowFixture,
    after cause: SessionChange.Cause
  ) async -> String? {
    await fixture.change(to: nil, by: cause)
    await until { fixture.test.view(LoginSpy.self)?.state != nil }
    return fixture.test.view(LoginSpy.self)?.state?.notice
  }

  // MARK: - Players

  @Test func aPlayerIsEditedAndSeenEdited() async throws {
    let fixture = await FlowFixture.open()
    try await list(fixture).playerTapped(1)
    await fixture.settle()
    #expect(fixture.test.screens == ["players", "player"])
    let detail = try #require(fixture.presenter(PlayerDetailPresenter.self))
    await until { detail.state.title == "Ana Lima" }
    detail.rowTapped(.lastName)
    await fixture.settle()
    #expect(fixture.test.path == "players/1/name")
    let edit = try #require(fixture.presenter(PlayerEditPresenter.self))
    await until { edit.original != nil }
    edit.textChanged(.lastName, "Ng")
    edit.doneTapped()
    await until { fixture.test.screens == ["players", "player"] }
    await until { detail.state.title == "Ana Ng" }
  }

  @Test("D11: no flow is left behind by editing") func editingReleasesItsScreen() async throws {
    try await checkLeaks { track in
      let fixture = FlowFixture()
      await fixture.start()
      fixture.track = track
      for field in PlayerField.allCases {
        await fixture.open(.editPlayer(1, field))
        #expect(fixture.test.screens == ["players", "player", "edit"])
        fixture.test.back(to: 1)
        await fixture.settle()
      }
    }
  }

  @Test func leavingAnEditNeedsConfirmation() async throws {
    let fixture = await FlowFixture.open(at: .editPlayer(1, .age))
    let edit = try #require(fixture.presenter(PlayerEditPresenter.self))
    await until { edit.original != nil }
    edit.textChanged(.age, "30")
    fixture.test.back()
    await until { fixture.test.alert != nil }
    fixture.test.answer("cancel")
    await fixture.settle()
    #expect(fixture.test.screens.last == "edit")
    fixture.test.back()
    await until { fixture.test.alert != nil }
    fixture.test.answer("confirm")
    await until { fixture.test.screens == ["players", "player"] }
  }

  @Test func anEditedPlayerThatWasDeletedIsAddedAnew() async throws {
    let fixture = await FlowFixture.open(at: .editPlayer(1, .age))
    let edit = try #require(fixture.presenter(PlayerEditPresenter.self))
    await until { edit.original != nil }
    edit.textChanged(.age, "33")
    fixture.players.set {
      $0.stored.value = []
      $0.server = .success([])
    }
    edit.doneTapped()
    await until { fixture.test.alert != nil }
    fixture.test.answer("confirm")
    await until { fixture.test.screens == ["add"] }
    let form = try #require(fixture.test.view(PlayerAddSpy.self)?.state)
    #expect(form.fields.map(\.text) == ["Ana", "Lima", "33", "Santos"] && form.canFinish)
    fixture.presenter(PlayerAddPresenter.self)?.doneTapped()
    await until { fixture.test.screens == ["players"] }
    #expect(fixture.players.players.map(\.age) == [33])
  }

  @Test func aPlayerIsAddedInASheet() async throws {
    let fixture = await FlowFixture.open()
    let list = try await list(fixture)
    list.mainTapped()
    await fixture.settle()
    #expect(fixture.test.screens == ["add"])
    #expect(fixture.test.path == "players/new")
    let add = try #require(fixture.presenter(PlayerAddPresenter.self))
    add.textChanged(.firstName, "Eva")
    add.doneTapped()
    await until { fixture.test.screens == ["players"] }
    await until { list.stored?.value.contains { $0.name == "Eva" } == true }
    #expect(fixture.players.keys.count == 1)
  }

  @Test func aSecondTapOpensNoSecondSheet() async throws {
    let fixture = await FlowFixture.open()
    let list = try await list(fixture)
    list.mainTapped()
    list.mainTapped()
    await fixture.settle()
    #expect(fixture.test.screens == ["add"])
    fixture.test.dismissSheet()
    await fixture.settle()
    #expect(fixture.test.screens == ["players"])
  }

  @Test(arguments: [true, false])
  func aSheetWithUnsavedWorkNeedsConfirmation(_ swipes: Bool) async throws {
    let fixture = await FlowFixture.open(at: .newPlayer)
    let add = try #require(fixture.presenter(PlayerAddPresenter.self))
    add.textChanged(.firstName, "Eva")
    if swipes { fixture.test.dismissSheet() } else { add.cancelTapped() }
    await until { fixture.test.alert != nil }
    #expect(fixture.test.alert?.message == "Are you sure you want to discard this new player?")
    #expect(fixture.test.alert?.actions.map(\.title) == ["Discard Changes", "Keep Editing"])
    #expect(fixture.test.alert?.style == .actionSheet)
    fixture.test.answer("confirm")
    await until { fixture.test.screens == ["players"] }
  }

  @Test func deletingAPlayerLeadsBackToTheList() async throws {
    let fixture = await FlowFixture.open(at: .player(2))
    let detail = try #require(fixture.presenter(PlayerDetailPresenter.self))
    await until { detail.player != nil }
    detail.deleteTapped()
    await until { fixture.test.alert != nil }
    fixture.test.answer("confirm")
    await until { fixture.test.screens == ["players"] }
    #expect(fixture.players.players.map(\.id) == [1, 3])
  }

  // MARK: - Teams

  @Test("D17: from the list to the teams, to the match and back to the list") func match()
    async throws
  {
    let fixture = await FlowFixture.open()
    let teams = try await atTeams(fixture)
    #expect(fixture.test.path == "teams/1%2C3")
    teams.shuffleTapped()
    teams.startTapped()
    await until { fixture.test.screens == ["players", "gather"] }
    #expect(fixture.gathers.running?.lineUp == LineUp(teamA: [.chen], teamB: [.ana]))
    let gather = try #require(fixture.presenter(GatherPresenter.self))
    await until { fixture.test.view(GatherSpy.self)?.match != nil }
    gather.endTapped()
    await until { fixture.test.alert != nil }
    fixture.test.answer("confirm")
    await until { fixture.test.screens == ["result"] }
    fixture.presenter(MatchResultPresenter.self)?.doneTapped()
    await until { fixture.test.screens == ["players"] }
    #expect(fixture.presenter(PlayerListPresenter.self)?.state.isSelecting == false)
  }

  @Test("D12: no flow is left behind by teams and a match")
  func cancellingTeamsReleasesTheirScreens() async throws {
    try await checkLeaks { track in
      let fixture = FlowFixture()
      await fixture.start()
      _ = try await list(fixture)
      fixture.track = track
      for _ in 0..<2 {
        let teams = try await atTeams(fixture)
        teams.cancelTapped()
        await until { fixture.test.screens == ["players"] }
        fixture.presenter(PlayerListPresenter.self)?.modeTapped()
      }
    }
  }

  @Test func cancellingGoesBackToTheSelection() async throws {
    let fixture = await FlowFixture.open()
    let teams = try await atTeams(fixture)
    teams.cancelTapped()
    await until { fixture.test.screens == ["players"] }
    #expect(fixture.presenter(PlayerListPresenter.self)?.state.selected == [1, 3])
  }

  @Test func aLinkToTeamsOpensThemOverTheList() async throws {
    let fixture = await FlowFixture.open(at: .teams([1, 2]))
    #expect(fixture.test.screens == ["teams"])
    fixture.test.dismissSheet()
    await fixture.settle()
    #expect(fixture.test.screens == ["players"])
  }
}
