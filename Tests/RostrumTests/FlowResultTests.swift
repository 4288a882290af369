import Rostrum
import RostrumTesting
import Testing

@MainActor
struct FlowResultTests {
  let test = TestNavigator()
  let parent = TestFlow.showing("home")

  init() {
    test.start(parent)
  }

  @Test(arguments: [false, true])
  func finishClosesTheFlowsScreensThenReports(inSheet: Bool) {
    var reports: [String?] = []
    var screensAtReport: [String] = []
    let child = TestFlow {
      $0.push(FakeScreen("one"))
      $0.push(FakeScreen("two"))
    }
    parent.start(child, as: inSheet ? .sheet() : .stack) {
      reports.append($0)
      screensAtReport = test.screens
    }
    #expect(test.screens == (inSheet ? ["one", "two"] : ["home", "one", "two"]))
    child.finish("done")
    child.finish("again")
    #expect(reports == ["done"])
    #expect(screensAtReport == ["home"])
    #expect(child.hasEnded)
  }

  @Test func theFirstOutputCounts() {
    var reports: [String?] = []
    let child = TestFlow.showing("child")
    parent.start(child) { reports.append($0) }
    test.holdsTransitions = true
    child.finish("first")
    child.finish("second")
    test.endTransition()
    #expect(reports == ["first"])
  }

  @Test func finishTakesOutOnlyItsOwnScreens() {
    let child = TestFlow.showing("child")
    parent.start(child)
    parent.push(FakeScreen("above"))
    child.finish("")
    #expect(test.screens == ["home", "above"])
  }

  @Test func childrenOfAFinishedFlowEndWithNilBeforeIt() {
    var reports: [String] = []
    let grandchild = TestFlow.showing("grandchild")
    let child = TestFlow.showing("child")
    parent.start(child) { reports.append("child \($0 ?? "nil")") }
    child.start(grandchild, as: .sheet()) { reports.append("grandchild \($0 ?? "nil")") }
    child.finish("done")
    #expect(reports == ["grandchild nil", "child done"])
    #expect(test.screens == ["home"])
  }

  @Test func aStartWithoutAScreenEndsWithNil() {
    var reports: [String?] = []
    let child = TestFlow()
    parent.start(child) { reports.append($0) }
    #expect(reports == [nil])
    #expect(child.hasEnded)
  }

  @Test func aStartMayFinishAtOnce() {
    var reports: [String?] = []
    parent.start(TestFlow { $0.finish("at once") }) { reports.append($0) }
    #expect(reports == ["at once"])
  }

  @Test func theReportMayStartTheNextFlow() {
    let first = TestFlow.showing("first")
    parent.start(first) { _ in parent.start(TestFlow.showing("second")) }
    first.finish("")
    #expect(test.screens == ["home", "second"])
  }

  @Test func aFlowWithoutScreensLivesByItsChildren() async {
    var ended = false
    let window = TestNavigator()
    let login = TestFlow.showing("login")
    let app = TestFlow { app in
      app.start(login) { _ in app.start(TestFlow.showing("main")) }
    }
    window.start(app) { _ in ended = true }
    login.finish("token")
    await window.settle()
    #expect(window.screens == ["main"])
    #expect(!ended)
    #expect(!window.log.contains("show []"))
    window.close()
    #expect(ended)
  }

  @Test func awaitingAChildGivesItsOutput() async {
    let child = TestFlow.showing("child")
    var result: String??
    parent.work { result = await parent.run(child) }
    await test.settle()
    child.finish("done")
    await test.settle()
    #expect(result == "done")
  }

  @Test func awaitingAChildGivesNilForAnyOtherWayOut() async {
    var result: String?? = "unset"
    parent.work { result = await parent.run(TestFlow.showing("child"), as: .sheet()) }
    await test.settle()
    test.dismissSheet()
    await test.settle()
    #expect(result == .some(nil))
  }

  @Test func aFlowLivesOnWhileItGoesOnAfterAChild() async {
    let window = TestNavigator()
    var ended = false
    let app = TestFlow { app in
      app.work {
        _ = await app.run(TestFlow { $0.finish("first") })
        app.start(TestFlow.showing("second"))
      }
    }
    window.start(app) { _ in ended = true }
    await window.settle()
    #expect(window.screens == ["second"])
    #expect(!ended)
  }

  @Test func aFlowWithoutScreensLivesOnToo() async {
    let window = TestNavigator()
    var ended = false
    let login = TestFlow { $0.setRoot(FakeScreen("login")) }
    let app = TestFlow { app in
      app.push(FakeScreen("splash"))
      app.work {
        _ = await app.run(login)
        app.push(FakeScreen("main"))
      }
    }
    window.start(app) { _ in ended = true }
    await window.settle()
    #expect(window.screens == ["login"])
    login.finish("token")
    await window.settle()
    #expect(window.screens == ["main"])
    #expect(!ended)
  }

  @Test func workKeepsAFlowUntilItsFirstScreenOnly() async {
    let window = TestNavigator()
    let gate = Gate<Void>()
    var ended = false
    let app = TestFlow { app in
      app.work { try? await gate.request() }
    }
    window.start(app) { _ in ended = true }
    await window.settle()
    #expect(!ended)
    gate.answer(0, .success(()))
    await window.settle()
    #expect(ended)
  }

  @Test func workIsCancelledWhenTheFlowEnds() async {
    var wasCancelled = false
    let child = TestFlow { flow in
      flow.push(FakeScreen("child"))
      flow.work {
        try? await Task.sleep(for: .seconds(3600))
        wasCancelled = Task.isCancelled
      }
    }
    parent.start(child)
    await test.settle()
    test.back()
    // The sleeping clock is the system's, on a separate thread.
    let end = ContinuousClock.now + .seconds(60)
    var rounds = 0
    while !wasCancelled, ContinuousClock.now < end || rounds < 1_000 {
      rounds += 1
      await test.settle()
    }
    #expect(wasCancelled)
  }

  @Test func anEndedFlowShowsNoScreensAndStartsNoFlows() {
    let presenter = ItemPresenter()
    let child = TestFlow.showing("child")
    parent.start(child)
    test.back()
    child.push(FakeScreen("late", presenter: presenter))
    var reports: [String?] = []
    child.start(TestFlow.showing("later")) { reports.append($0) }
    #expect(test.screens == ["home"])
    #expect(presenter.isDestroyed)
    #expect(reports == [nil])
  }

  @Test func startingTwiceTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let flow = TestFlow.showing("a")
        TestNavigator().start(flow)
        TestNavigator().start(flow)
      }
    }
  }
}
