import Rostrum
import RostrumTesting
import Testing

@MainActor
struct TransitionTests {
  let test = TestNavigator()
  let flow = ListFlow()

  init() {
    test.start(flow)
  }

  @Test func transitionsAreSerial() {
    test.holdsTransitions = true
    flow.push(FakeScreen("a"))
    flow.push(FakeScreen("b"))
    #expect(test.screens == ["list", "a"])
    test.endTransition()
    #expect(test.screens == ["list", "a", "b"])
    test.endTransition()
    #expect(
      test.log == [
        #"show ["list"]"#, #"show ["list", "a"] animated"#, #"show ["list", "a", "b"] animated"#,
      ]
    )
  }

  @Test func aScreenEndsWhenItsTransitionIsOver() {
    let presenter = ItemPresenter()
    flow.showItem("7", presenter: presenter)
    test.holdsTransitions = true
    flow.pop()
    #expect(!presenter.isDestroyed)
    #expect(test.path == "")
    test.endTransition()
    #expect(presenter.isDestroyed)
  }

  @Test func theSameDestinationIsPushedOnce() {
    let second = ItemPresenter()
    flow.showItem("7")
    flow.showItem("7", presenter: second)
    #expect(test.screens == ["list", "item 7"])
    #expect(second.isDestroyed)
    flow.showItem("8")
    #expect(test.screens == ["list", "item 7", "item 8"])
  }

  @Test func theSameDestinationIsPushedOnceDuringItsTransition() {
    test.holdsTransitions = true
    flow.showItem("7")
    flow.showItem("7")
    test.endTransition()
    test.endTransition()
    #expect(test.screens == ["list", "item 7"])
  }

  @Test func aFlowIsNotTakenForAnEarlierOneAtTheSameAddress() {
    for _ in 0..<64 {
      let leave = { @MainActor [flow] in
        let child = TestFlow.showing("child")
        flow.start(child) { _ in }
        child.leave()
      }
      leave()
      #expect(test.screens == ["list"])
    }
  }

  @Test func theSameFlowIsPresentedOnce() {
    var reports: [String?] = []
    for _ in 0..<2 {
      flow.start(TestFlow.showing("help", at: .help), as: .sheet()) { reports.append($0) }
    }
    #expect(test.log.filter { $0.hasPrefix("present") }.count == 1)
    #expect(reports == [nil])
  }

  @Test func theSameScreenIsPushedOnce() {
    let presenter = ItemPresenter()
    let screen = FakeScreen("a", presenter: presenter)
    flow.push(screen)
    flow.push(screen)
    #expect(test.screens == ["list", "a"])
    #expect(!presenter.isDestroyed)
    test.back()
    #expect(presenter.isDestroyed)
  }

  @Test func aSecondPopInOneTurnIsIgnored() async {
    for name in ["a", "b", "c"] { flow.push(FakeScreen(name)) }
    flow.pop()
    flow.pop()
    #expect(test.screens == ["list", "a", "b"])
    await test.settle()
    flow.pop()
    #expect(test.screens == ["list", "a"])
  }

  @Test func theRootScreenStays() {
    flow.pop()
    #expect(test.screens == ["list"])
    #expect(flow.isRunning)
  }

  @Test func poppingClosesTheScreensAbove() {
    let child = TestFlow.showing("child")
    flow.showItem("7")
    flow.start(child)
    child.start(TestFlow.showing("sheet"), as: .sheet())
    flow.pop()
    #expect(test.screens == ["list"])
    #expect(child.hasEnded)
  }

  @Test func poppingTheOnlyScreenOfASheetDismissesIt() {
    let child = TestFlow.showing("child")
    flow.start(child, as: .sheet())
    child.pop()
    #expect(test.screens == ["list"])
    #expect(child.hasEnded)
  }

  @Test func aSheetOverASheetIsPresentedOnTheTopmost() {
    flow.start(TestFlow.showing("one"), as: .sheet())
    flow.start(TestFlow.showing("two"), as: .sheet(.half))
    #expect(test.stage.presented?.presented?.style == .half)
    test.dismissSheet()
    #expect(test.screens == ["one"])
  }

  @Test func aFullScreenSheetCannotBeSwipedDown() {
    flow.present(FakeScreen("full"), style: .fullScreen)
    test.dismissSheet()
    #expect(test.screens == ["full"])
    flow.dismiss()
    #expect(test.screens == ["list"])
  }

  @Test func replacingTheRootClosesSheets() {
    flow.start(TestFlow.showing("sheet"), as: .sheet())
    flow.setRoot(FakeScreen("new"))
    #expect(test.stage.presented == nil)
    #expect(test.rootScreens == ["new"])
    #expect(flow.isRunning)
  }

  @Test func anEmptyRootIsShownAtTheEndOfTheTurn() async {
    let window = TestNavigator()
    let login = TestFlow.showing("login")
    window.start(login)
    login.finish("")
    #expect(window.rootScreens == ["login"])
    await window.settle()
    #expect(window.rootScreens.isEmpty)
  }

  // MARK: - Swipes

  @Test func aCancelledSwipeReleasesNothing() {
    let presenter = ItemPresenter()
    flow.showItem("7", presenter: presenter)
    test.swipeBack(.cancelled)
    #expect(test.screens == ["list", "item 7"])
    #expect(!presenter.isDestroyed)
    #expect(test.path == "items/7")
  }

  @Test(arguments: TestNavigator.SwipeEnd.allCases)
  func transitionsWaitForASwipe(end: TestNavigator.SwipeEnd) {
    flow.showItem("7")
    test.swipeBack(end) {
      flow.showItem("8")
      #expect(test.screens == ["list", "item 7"])
    }
    let expected = ["list"] + (end == .cancelled ? ["item 7"] : []) + ["item 8"]
    #expect(test.screens == expected)
  }

  @Test func aPersonCannotLeaveWhileATransitionRuns() {
    flow.showItem("7")
    test.holdsTransitions = true
    flow.showItem("8")
    test.back()
    #expect(test.screens == ["list", "item 7", "item 8"])
    test.endTransition()
    test.back()
    #expect(test.screens == ["list", "item 7"])
  }

  // MARK: - Alerts

  @Test func transitionsWaitForAnAlertToBeAnswered() async {
    var answer: String?
    flow.work { answer = await flow.ask(.question) }
    await test.settle()
    flow.showItem("7")
    #expect(test.alert == .question)
    #expect(test.screens == ["list"])
    test.answer("yes")
    await test.settle()
    #expect(answer == "yes")
    #expect(test.screens == ["list", "item 7"])
  }

  @Test func alertsAreSerial() async {
    var answers: [String?] = []
    for _ in 0..<2 { flow.work { answers.append(await flow.ask(.question)) } }
    await test.settle()
    test.answer("yes")
    await test.settle()
    test.answer("no")
    await test.settle()
    #expect(answers == ["yes", "no"])
  }

  @Test func aClosedWindowAnswersItsAlertsWithNil() async {
    var answers: [String?] = []
    for _ in 0..<2 { flow.work { answers.append(await flow.ask(.question)) } }
    await test.settle()
    test.close()
    await test.settle()
    #expect(answers == [nil, nil])
  }

  @Test func settingUpAWindowIsNotAnimated() {
    test.navigator.animatesTransitions = false
    flow.showItem("7")
    test.navigator.animatesTransitions = true
    flow.showItem("8")
    #expect(
      test.log.suffix(2) == [
        #"show ["list", "item 7"]"#, #"show ["list", "item 7", "item 8"] animated"#,
      ]
    )
  }

  // MARK: - Appearing

  @Test func theTopmostScreenIsAttached() {
    let presenter = ItemPresenter()
    let view = ItemViewSpy()
    flow.push(FakeScreen("a", presenter: presenter, view: view))
    #expect(presenter.isAttached)
    #expect(test.view(ItemViewSpy.self) === view)
    #expect((test.navigator.topScreen as? FakeScreen)?.name == "a")
    flow.push(FakeScreen("b"))
    #expect(!presenter.isAttached)
    test.back()
    #expect(presenter.isAttached)
  }
}

extension Alert {
  static let question = Alert(
    title: "Really?",
    actions: [Action(id: "yes", title: "Yes"), Action(id: "no", title: "No")]
  )
}
