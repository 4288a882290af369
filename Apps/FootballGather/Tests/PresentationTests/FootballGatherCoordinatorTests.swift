import AppTesting
import Rostrum
import RostrumTesting
import Testing

@testable import FootballGatherModel
@testable import FootballGatherPresentation

/// The app's flow: login, tabs and languages.
@MainActor
struct FootballGatherCoordinatorTests {
  @Test func nobodyIsAskedToLogIn() async {
    let bench = await FlowBench.open(nil)
    #expect(bench.test.screens == ["login"])
    #expect(bench.tabs.isEmpty)
  }

  @Test func somebodyHasThreeTabs() async {
    let bench = await FlowBench.open()
    #expect(bench.tabs == ["Players", "Matches", "Account"])
    #expect(bench.test.screens == ["players"])
    bench.test.selectTab(1)
    #expect(bench.test.screens == ["gathers"])
    bench.test.selectTab(2)
    #expect(bench.test.screens == ["account"])
    #expect(bench.test.path == "account")
  }

  @Test func aLoginLeadsToTheTabsAndItsEndBack() async {
    let bench = await FlowBench.open(nil)
    await bench.change(to: .named("ana"))
    #expect(bench.test.screens == ["players"])
    await bench.change(to: nil)
    #expect(bench.test.screens == ["login"])
    #expect(bench.tabs.isEmpty)
  }

  @Test func aLinkWaitsForTheLogin() async {
    let bench = await FlowBench.open(nil, at: .gather(.sample(1)))
    #expect(bench.test.screens == ["login"])
    await bench.change(to: .named("ana"))
    #expect(bench.test.screens == ["gathers", "detail"])
    #expect(bench.test.path == FootballGatherRoute.gather(.sample(1)).path.description)
  }

  // MARK: - A login that ends by itself

  @Test("D6: a login that ends leads to the login, and back to where the person was")
  func theSamePersonIsWhereTheyWere() async {
    let bench = await FlowBench.open()
    await bench.open(.gather(.sample(1)))
    await bench.change(to: nil)
    #expect(bench.test.screens == ["login"])
    await bench.change(to: .named("ana"))
    #expect(bench.test.screens == ["gathers", "detail"])
  }

  @Test func somebodyElseBeginsAtTheFrontDoor() async {
    let bench = await FlowBench.open()
    await bench.open(.gather(.sample(1)))
    await bench.change(to: nil)
    await bench.change(to: .named("ben"))
    #expect(bench.test.screens == ["players"])
  }

  @Test func whoLoggedOutBeginsAtTheFrontDoor() async {
    let bench = await FlowBench.open()
    await bench.open(.account)
    bench.presenter(AccountPresenter.self)?.actionTapped(.logOut)
    await until { bench.test.screens == ["login"] }
    await bench.change(to: .named("ana"))
    #expect(bench.test.screens == ["players"])
  }

  @Test func whereThePersonWasIsForgottenOnceTheyAreBack() async {
    let bench = await FlowBench.open()
    await bench.open(.gather(.sample(1)))
    await bench.change(to: nil)
    await bench.change(to: .named("ana"))
    await bench.open(.players)
    await bench.change(to: .named("ana"))
    #expect(bench.test.screens == ["players"])
  }

  @Test func aSheetDoesNotStayOverTheLogin() async {
    let bench = await FlowBench.open()
    await bench.open(.newPlayer)
    #expect(bench.test.screens == ["add"])
    await bench.change(to: nil)
    #expect(bench.test.screens == ["login"])
  }

  // MARK: - Languages

  @Test func speaksTheChosenLanguageFromTheStart() async {
    let bench = await FlowBench.open(language: "zh-Hans")
    #expect(bench.tabs == ["球员", "比赛", "账户"])
  }

  @Test func anotherLanguageMakesEveryScreenAnew() async throws {
    let bench = await FlowBench.open()
    await bench.open(.language)
    try #require(bench.presenter(LanguageChoicePresenter.self)).languageTapped("zh-Hans")
    await until { bench.tabs == ["球员", "比赛", "账户"] }
    await bench.settle()
    #expect(bench.test.screens == ["account", "language"])
    let view = try #require(bench.test.view(LanguageChoiceSpy.self))
    await until { view.chosen == ["简体中文"] }
    #expect(view.state?.title == "语言")
    #expect(bench.test.stage.selectedTab == 2)
  }

  @Test func theDevicesLanguageIsThereAgain() async throws {
    let bench = await FlowBench.open(language: "zh-Hans")
    try await bench.settings.setLanguage(nil)
    await until { bench.tabs == ["Players", "Matches", "Account"] }
    #expect(bench.spoken == ["zh-Hans", nil])
  }

  @Test func aLanguageThatIsChosenOnAnotherSceneReachesTheLoginToo() async throws {
    let bench = await FlowBench.open(nil)
    let login = try #require(bench.presenter(LoginPresenter.self))
    try await bench.settings.setLanguage("zh-Hans")
    await until { bench.presenter(LoginPresenter.self) !== login }
    await bench.settle()
    #expect(bench.test.screens == ["login"])
    await bench.change(to: .named("ana"))
    #expect(bench.tabs == ["球员", "比赛", "账户"])
  }

  @Test func aChoiceThatCannotBeReadIsToldInTheDevicesLanguage() async {
    let bench = FlowBench(language: "zh-Hans")
    bench.settings.fail(.storage("locked"))
    await bench.start()
    await until { bench.test.alert?.title == "Storage Unavailable" }
    bench.test.answer("ok")
    await bench.settle()
    #expect(bench.tabs == ["Players", "Matches", "Account"])
  }

  // MARK: - Leaks

  enum End: CaseIterable {
    case closed
    case loggedOut
    case otherLanguage
  }

  @Test(arguments: End.allCases)
  func nothingThatLeftIsAlive(_ end: End) async throws {
    let bench = FlowBench(gathers: FakeGatherRepository(running: .sample()))
    try await checkLeaks { track in
      bench.track = track
      let coordinator = await bench.start()
      if end == .closed { track(coordinator) }
      for route in routes { await bench.open(route) }
      bench.track = nil
      switch end {
      case .closed: bench.test.close()
      case .loggedOut: await bench.change(to: nil)
      case .otherLanguage: try await bench.settings.setLanguage("zh-Hans")
      }
      await bench.settle()
    }
  }

  private var routes: [FootballGatherRoute] {
    [
      .players, .player(1), .editPlayer(1, .age), .newPlayer, .teams([1, 2]), .match, .gathers,
      .gather(.sample(1)), .account, .language,
    ]
  }
}
