import Rostrum
import RostrumTesting
import Testing

@MainActor
struct SplitTests {
  let test = TestNavigator()
  let app = SplitFlow()

  init() {
    test.start(app)
  }

  @Test func eachColumnHasAStackOfItsOwn() throws {
    test.isCompact = false
    app.choose("7")
    try #require(app.chosenFlow).push(FakeScreen("deeper"))
    #expect(test.screens(in: .primary) == ["list"])
    #expect(test.screens(in: .secondary) == ["item 7", "deeper"])
  }

  @Test func thePlaceholderIsShownWhileNothingIsChosen() throws {
    test.isCompact = false
    #expect(test.screens(in: .secondary) == ["placeholder"])
    #expect(app.placeholder.isVisible)
    app.choose("7")
    #expect(!app.placeholder.isVisible)
    try #require(app.chosenFlow).pop()
    #expect(test.screens(in: .secondary) == ["placeholder"])
    #expect(app.placeholder.isVisible)
  }

  @Test func inACompactWindowTheChoiceComesOverTheList() {
    #expect(test.screens == ["list"])
    #expect(!app.placeholder.isVisible)
    app.choose("7")
    #expect(test.screens == ["item 7"])
    #expect(!app.list.isVisible)
    #expect(test.log.last == "split secondary animated")
  }

  @Test func backFromTheChoiceGoesToTheListAndEndsTheFlow() throws {
    app.choose("7")
    let flow = try #require(app.chosenFlow)
    flow.push(FakeScreen("deeper"))
    test.back()
    #expect(test.screens == ["item 7"])
    test.back()
    #expect(test.screens == ["list"])
    #expect(app.list.isVisible)
    #expect(flow.hasEnded)
    #expect(app.reports == [nil])
    #expect(test.screens(in: .secondary) == ["placeholder"])
  }

  @Test func aSwipeLeavesTheChoiceToo() {
    app.choose("7")
    test.swipeBack(.cancelled)
    #expect(test.screens == ["item 7"])
    test.swipeBack(.finished)
    #expect(test.screens == ["list"])
    #expect(app.reports == [nil])
  }

  @Test func theSelectionHasNoBackNavigationBesideTheList() {
    test.isCompact = false
    app.choose("7")
    test.back()
    #expect(test.screens == ["item 7"])
    #expect(app.reports.isEmpty)
  }

  @Test func eachColumnGoesBackByItself() throws {
    test.isCompact = false
    app.choose("7")
    try #require(app.chosenFlow).push(FakeScreen("deeper"))
    app.listFlow.push(FakeScreen("folder"))
    test.back(in: .primary)
    #expect(test.screens(in: .primary) == ["list"])
    #expect(test.screens(in: .secondary) == ["item 7", "deeper"])
    test.back(in: .secondary)
    #expect(test.screens(in: .secondary) == ["item 7"])
  }

  // MARK: - Another width

  @Test func bothStacksSurviveWidthChanges() throws {
    app.choose("7")
    try #require(app.chosenFlow).push(FakeScreen("deeper"))
    test.isCompact = false
    #expect(test.screens(in: .primary) == ["list"])
    #expect(test.screens(in: .secondary) == ["item 7", "deeper"])
    #expect(app.list.isVisible)
    test.isCompact = true
    #expect(test.screens == ["item 7", "deeper"])
    #expect(!app.list.isVisible)
    #expect(app.reports.isEmpty)
    #expect(test.path == "items/7")
  }

  @Test func anEmptyColumnGivesWayToTheList() {
    test.isCompact = false
    test.isCompact = true
    #expect(test.screens == ["list"])
    #expect(app.list.isVisible)
  }

  @Test func theFlowReceivesWidthChanges() throws {
    let split = try #require(app.split)
    #expect(split.isCollapsed)
    test.isCompact = false
    #expect(!split.isCollapsed)
    test.isCompact = true
    #expect(app.splitReports == ["- wide", "- narrow"])
  }

  // MARK: - Choosing

  @Test func anotherChoiceTakesThePlaceOfTheWholeStack() throws {
    test.isCompact = false
    app.choose("7")
    let former = try #require(app.chosenFlow)
    former.push(FakeScreen("deeper"))
    app.choose("8")
    #expect(test.screens(in: .secondary) == ["item 8"])
    #expect(former.hasEnded)
    #expect(app.reports == [nil])
    #expect(test.log.last == "show [\"item 8\"]")
  }

  @Test func theSameChoiceGoesBackToIt() throws {
    test.isCompact = false
    app.choose("7")
    let former = try #require(app.chosenFlow)
    former.push(FakeScreen("deeper"))
    app.choose("7")
    #expect(test.screens(in: .secondary) == ["item 7"])
    #expect(former.isRunning)
    // The flow that was created to show it a second time.
    #expect(app.chosenFlow == nil)
    app.choose("7")
    #expect(former.isRunning)
    #expect(app.reports == [nil, nil])
    #expect(app.splitReports == ["- wide", "items/7 wide"])
  }

  @Test func theFlowReceivesEachSelection() throws {
    test.isCompact = false
    app.choose("7")
    app.choose("8")
    try #require(app.chosenFlow).finish("")
    #expect(app.splitReports == ["- wide", "items/7 wide", "items/8 wide", "- wide"])
  }

  @Test(arguments: [true, false])
  func unsavedWorkIsConfirmedBeforeAnotherSelection(itMayGo: Bool) async throws {
    test.isCompact = false
    app.choose("7")
    let draft = DraftPresenter()
    draft.answer = { itMayGo }
    try #require(app.chosenFlow).push(FakeScreen("form", presenter: draft))
    app.choose("8")
    await test.settle()
    #expect(draft.askedCount == 1)
    #expect(
      test.screens(in: .secondary) == (itMayGo ? ["item 8"] : ["item 7", "form"])
    )
    #expect(app.split?.chosen?.path.description == (itMayGo ? "items/8" : "items/7"))
    #expect(test.path == (itMayGo ? "items/8" : "items/7"))
  }

  @Test func unsavedWorkIsConfirmedBeforeReturningToTheList() async throws {
    let draft = DraftPresenter()
    app.presenterOfNextChoice = draft
    app.choose("7")
    test.back()
    #expect(test.screens == ["item 7"])
    await test.settle()
    #expect(draft.askedCount == 1)
    #expect(test.screens == ["list"])
    #expect(app.reports == [nil])
  }

  @Test func theFirstScreenOfAnInnerFlowTakesThePlaceToo() throws {
    test.isCompact = false
    app.choose("7")
    let split = try #require(app.split)
    let outer = TestFlow { $0.start(TestFlow.showing("inner", at: .item("9"))) }
    app.start(outer, as: .on(split.secondary))
    #expect(test.screens(in: .secondary) == ["inner"])
    outer.push(FakeScreen("second"))
    #expect(test.screens(in: .secondary) == ["inner", "second"])
  }

  @Test func aScreenSetAsRootTakesThePlaceAtOnce() throws {
    app.choose("7")
    try #require(app.chosenFlow).setRoot(FakeScreen("new"))
    #expect(test.screens == ["new"])
    test.back()
    #expect(test.screens == ["list"])
  }

  // MARK: - Sheets

  @Test func aSheetFromAColumnCoversBoth() throws {
    app.choose("7")
    try #require(app.chosenFlow).start(TestFlow.showing("sheet"), as: .sheet())
    #expect(test.stage.presented != nil)
    #expect(test.screens == ["sheet"])
    test.isCompact = false
    #expect(test.screens == ["sheet"])
    test.dismissSheet()
    #expect(test.screens == ["item 7"])
  }

  // MARK: - In place of something

  @Test func replacingTheRootEndsBothColumns() throws {
    app.choose("7")
    let flow = try #require(app.chosenFlow)
    test.start(TestFlow { $0.setRoot(FakeScreen("new")) })
    #expect(flow.hasEnded)
    #expect(app.listFlow.hasEnded)
    #expect(app.hasEnded)
    #expect(test.screens == ["new"])
  }

  @Test func tabsTakeThePlaceOfColumns() {
    app.choose("7")
    let tabs = app.setTabs([TabItem(title: "A")])
    app.start(TestFlow.showing("a"), as: .on(tabs[0]))
    #expect(app.listFlow.hasEnded)
    #expect(app.isRunning)
    #expect(test.screens == ["a"])
  }

  @Test func thePlaceholdersPresenterEndsWithTheSplit() {
    let presenter = ItemPresenter()
    app.start(
      TestFlow { flow in
        let split = flow.setSplit(placeholder: FakeScreen("nothing", presenter: presenter))
        flow.start(TestFlow.showing("other list"), as: .on(split.primary))
      }
    )
    #expect(test.screens == ["other list"])
    #expect(!presenter.isDestroyed)
    test.close()
    #expect(presenter.isDestroyed)
  }

  @Test func aReplacedSplitIsReleased() async throws {
    try await checkLeaks { track in
      let split = track(app.setSplit(placeholder: track(FakeScreen("other"), "screen")), "split")
      track(split.primary, "primary")
      track(split.secondary, "secondary")
      split.onChange = { _ = split }
      app.start(track(TestFlow.showing("a"), "flow"), as: .on(split.primary))
      app.setRoot(FakeScreen("new"))
      await test.settle()
    }
  }

  @Test func pushingOverColumnsTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let test = TestNavigator()
        test.start(
          TestFlow { app in
            _ = app.setSplit()
            app.push(FakeScreen("stray"))
          }
        )
      }
    }
  }
}
