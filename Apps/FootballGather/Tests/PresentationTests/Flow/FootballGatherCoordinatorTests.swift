import AppTesting
import Rostrum
import RostrumTesting
import SampleRoutes
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The app's flow: login, tabs and languages.
@MainActor
struct FootballGatherCoordinatorTests {
  @Test func theLoginIsShownWithoutASession() async {
    let fixture = await FlowFixture.open(nil)
    #expect(fixture.test.screens == ["login"])
    #expect(fixture.tabs.isEmpty)
  }

  @Test func aSessionHasThreeTabs() async {
    let fixture = await FlowFixture.open()
    #expect(fixture.tabs == ["Players", "Matches", "Account"])
    #expect(fixture.test.screens == ["players"])
    fixture.test.selectTab(1)
    #expect(fixture.test.screens == ["gathers"])
    fixture.test.selectTab(2)
    #expect(fixture.test.screens == ["account"])
    #expect(fixture.test.path == "account")
  }

  @Test func aLoginLeadsToTheTabsAndItsEndBack() async {
    let fixture = await FlowFixture.open(nil)
    await fixture.change(to: .named("ana"))
    #expect(fixture.test.screens == ["players"])
    await fixture.change(to: nil)
    #expect(fixture.test.screens == ["login"])
    #expect(fixture.tabs.isEmpty)
  }

  @Test func aLinkWaitsForTheLogin() async {
    let fixture = await FlowFixture.open(nil, at: .gather(.sample(1)))
    #expect(fixture.test.screens == ["login"])
    await fixture.change(to: .named("ana"))
    #expect(fixture.test.screens == ["gathers", "detail"])
    #expect(fixture.test.path == FootballGatherRoute.gather(.sample(1)).path.description)
  }

  // MARK: - A login that ends by itself

  @Test("D6: a login that ends leads to the login, and back to where the person was")
  func theSamePersonIsWhereTheyWere() async {
    let fixture = await FlowFixture.open()
    await fixture.open(.gather(.sample(1)))
    await fixture.change(to: nil)
    #expect(fixture.test.screens == ["login"])
    await fixture.change(to: .named("ana"))
    #expect(fixture.test.screens == ["gathers", "detail"])
  }

  @Test func anotherAccountBeginsAtTheFirstScreen() async {
    let fixture = await FlowFixture.open()
    await fixture.open(.gather(.sample(1)))
    await fixture.change(to: nil)
    await fixture.change(to: .named("ben"))
    #expect(fixture.test.screens == ["players"])
  }

  @Test func aLoginAfterLoggingOutBeginsAtTheFirstScreen() async {
    let fixture = await FlowFixture.open()
    await fixture.open(.account)
    fixture.presenter(AccountPresenter.self)?.actionTapped(.logOut)
    await until { fixture.test.screens == ["login"] }
    await fixture.change(to: .named("ana"))
    #expect(fixture.test.screens == ["players"])
  }

  @Test(arguments: [Session.named("ben"), .offline])
  func anotherUserDoesNotSeeThePageOfTheHistoryThatWasOpenedAtTheLogin(_ next: Session) async {
    let fixture = await FlowFixture.open()
    await fixture.open(.account)
    fixture.presenter(AccountPresenter.self)?.actionTapped(.logOut)
    await until { fixture.test.screens == ["login"] }
    await fixture.open(.gather(.sample(1)))
    #expect(fixture.test.screens == ["login"])
    await fixture.change(to: next)
    #expect(fixture.test.screens == ["players"])
    #expect(fixture.test.path == "players")
  }

  @Test func theInterruptedPlaceIsRestoredOnce() async {
    let fixture = await FlowFixture.open()
    await fixture.open(.gather(.sample(1)))
    await fixture.change(to: nil)
    await fixture.change(to: .named("ana"))
    await fixture.open(.players)
    await fixture.change(to: .named("ana"))
    #expect(fixture.test.screens == ["players"])
  }

  @Test func aSheetDoesNotStayOverTheLogin() async {
    let fixture = await FlowFixture.open()
    await fixture.open(.newPlayer)
    #expect(fixture.test.screens == ["add"])
    await fixture.change(to: nil)
    #expect(fixture.test.screens == ["login"])
  }

  // MARK: - Unsaved work of a session that ends

  /// Types into the form of a player, and returns the path of the form.
  private func typed(_ fixture: FlowFixture, _ route: FootballGatherRoute) async throws {
    await fixture.open(route)
    if case .newPlayer = route {
      try #require(fixture.presenter(PlayerAddPresenter.self)).textChanged(.firstName, "Zoe")
    } else {
      let edit = try #require(fixture.presenter(PlayerEditPresenter.self))
      await until { edit.original != nil }
      edit.textChanged(.firstName, "Zoe")
    }
  }

  /// Returns the first name in the form that is shown.
  private func firstName(_ fixture: FlowFixture) -> String? {
    var fields = fixture.test.view(PlayerAddSpy.self)?.state?.fields
    if case .fields(let edited)? = fixture.test.view(PlayerEditSpy.self)?.state?.content {
      fields = edited
    }
    return fields?.first { $0.id == .firstName }?.text
  }

  @Test(
    arguments: [FootballGatherRoute.newPlayer, .editPlayer(1, .name)],
    [SessionChange.Cause.logout, .rejection]
  )
  func aHalfTypedPlayerIsThereAfterTheNextLogin(
    _ route: FootballGatherRoute,
    _ cause: SessionChange.Cause
  ) async throws {
    let fixture = await FlowFixture.open()
    try await typed(fixture, route)
    await fixture.change(to: nil, by: cause)
    #expect(fixture.test.screens == ["login"])
    await fixture.change(to: .named("ana"))
    await until { self.firstName(fixture) == "Zoe" }
  }

  @Test func aHalfTypedPlayerIsNotShownToAnotherAccount() async throws {
    let fixture = await FlowFixture.open()
    try await typed(fixture, .newPlayer)
    let drafts = fixture.test.navigator.drafts
    await fixture.change(to: nil, by: .logout)
    await fixture.change(to: .named("ben"))
    #expect(fixture.test.screens == ["players"])
    await fixture.open(.newPlayer)
    #expect(firstName(fixture)?.isEmpty == true)

    // The same in a window that was restored after the logout.
    for (name, text) in [("ben", ""), ("ana", "Zoe")] {
      let restored = await FlowFixture.open(nil)
      restored.test.navigator.restore(FootballGatherRoute.newPlayer, drafts: drafts)
      await restored.change(to: .named(name))
      #expect(firstName(restored) == text)
    }
  }

  // MARK: - Languages

  @Test func theChosenLanguageIsUsedFromTheStart() async {
    let fixture = await FlowFixture.open(language: "zh-Hans")
    #expect(fixture.tabs == ["球员", "比赛", "账户"])
  }

  @Test func anotherLanguageMakesEveryScreenAnew() async throws {
    let fixture = await FlowFixture.open()
    await fixture.open(.language)
    try #require(fixture.presenter(LanguageChoicePresenter.self)).languageTapped("zh-Hans")
    await until { fixture.tabs == ["球员", "比赛", "账户"] }
    await fixture.settle()
    #expect(fixture.test.screens == ["account", "language"])
    let view = try #require(fixture.test.view(LanguageChoiceSpy.self))
    await until { view.chosen == ["简体中文"] }
    #expect(view.state?.title == "语言")
    #expect(fixture.test.stage.selectedTab == 2)
  }

  @Test func theDevicesLanguageIsThereAgain() async throws {
    let fixture = await FlowFixture.open(language: "zh-Hans")
    try await fixture.settings.setLanguage(nil)
    await until { fixture.tabs == ["Players", "Matches", "Account"] }
    #expect(fixture.languages == ["zh-Hans", nil])
  }

  @Test func aLanguageThatIsChosenOnAnotherSceneReachesTheLoginToo() async throws {
    let fixture = await FlowFixture.open(nil)
    let login = try #require(fixture.presenter(LoginPresenter.self))
    try await fixture.settings.setLanguage("zh-Hans")
    await until { fixture.presenter(LoginPresenter.self) !== login }
    await fixture.settle()
    #expect(fixture.test.screens == ["login"])
    await fixture.change(to: .named("ana"))
    #expect(fixture.tabs == ["球员", "比赛", "账户"])
  }

  @Test func anUnreadableLanguageIsReportedInTheDevicesLanguage() async {
    let fixture = FlowFixture(language: "zh-Hans")
    fixture.settings.fail(.storage("locked"))
    await fixture.start()
    await until { fixture.test.alert?.title == "Storage Unavailable" }
    fixture.test.answer("ok")
    await fixture.settle()
    #expect(fixture.tabs == ["Players", "Matches", "Account"])
  }

  // MARK: - Leaks

  enum End: CaseIterable {
    case closed
    case loggedOut
    case otherLanguage
  }

  @Test(arguments: End.allCases)
  func leavingReleasesScreens(_ end: End) async throws {
    let fixture = FlowFixture(gathers: FakeGatherRepository(running: .sample()))
    try await checkLeaks { track in
      fixture.track = track
      let coordinator = await fixture.start()
      if end == .closed { track(coordinator) }
      for route in FootballGatherRoute.samples { await fixture.open(route) }
      fixture.track = nil
      switch end {
      case .closed: fixture.test.close()
      case .loggedOut: await fixture.change(to: nil)
      case .otherLanguage: try await fixture.settings.setLanguage("zh-Hans")
      }
      await fixture.settle()
    }
  }
}
