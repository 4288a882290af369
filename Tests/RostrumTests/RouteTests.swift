import Rostrum
import RostrumTesting
import Testing

@MainActor
struct RouteTests {
  let test = TestNavigator()
  let flow = ListFlow()

  @Test(arguments: ItemRoute.allCases)
  func routesAndPathsRoundTrip(route: ItemRoute) {
    #expect(ItemRoute(path: RoutePath(route.path.description)) == route)
  }

  @Test func aDeepLinkIsTakenByTheFlow() {
    test.start(flow)
    test.open(ItemRoute.item("7"))
    #expect(test.screens == ["list", "item 7"])
    #expect(test.paths == ["", "items/7"])
  }

  /// The user did not visit the intermediate screens.
  @Test func aDestinationTwoLevelsDownAppearsAtOnce() {
    test.start(flow)
    test.open(ItemRoute.search("7"))
    #expect(
      test.log == [
        #"show ["list"]"#, #"show ["list", "item 7"]"#, #"show ["list", "item 7", "found"]"#,
      ]
    )
    flow.showItem("8")
    #expect(test.log.last?.hasSuffix(" animated") == true)
  }

  @Test func screensInTheWayAreClosedFirst() {
    test.start(flow)
    flow.showItem("1")
    flow.push(FakeScreen("more"))
    flow.start(TestFlow.showing("sheet"), as: .sheet())
    test.open(ItemRoute.item("7"))
    #expect(test.screens == ["list", "item 7"])
    #expect(test.stage.presented == nil)
  }

  @Test func anExistingScreenIsReturnedTo() {
    test.start(flow)
    flow.showItem("1")
    flow.showItem("2")
    flow.start(TestFlow.showing("sheet"), as: .sheet())
    test.open(ItemRoute.item("1"))
    #expect(test.screens == ["list", "item 1"])
    #expect(flow.taken.isEmpty)
  }

  @Test func aLinkWithoutADestinationGoesToItsFlowAtItsFirstScreen() {
    test.start(flow)
    flow.showItem("1")
    test.navigator.openUnknownLink(["nowhere"])
    #expect(test.screens == ["list"])
    #expect(flow.unknownLinks == ["nowhere"])
    #expect(flow.taken.isEmpty)
    // The link itself must not stay in an address bar.
    #expect(test.paths == ["", "items/1", "", ""])
  }

  @Test func aLinkWithoutADestinationWaitsUntilItCanBeAnswered() {
    flow.isReady = false
    test.start(flow)
    test.navigator.openUnknownLink(["nowhere"])
    #expect(flow.unknownLinks == [])
    flow.isReady = true
    flow.retryRoute()
    #expect(flow.unknownLinks == ["nowhere"])
  }

  @Test func aLinkClosesAnOpenNotice() async {
    test.start(flow)
    flow.notify(Notice(title: "Page Not Found", text: "", ok: "OK"))
    await test.settle()
    #expect(test.alert != nil)
    test.open(ItemRoute.item("7"))
    #expect(test.alert == nil)
    #expect(test.screens == ["list", "item 7"])
  }

  @Test func aLinkWithoutADestinationReplacesAnOpenNoticeAndPutsTheAddressRight() async {
    test.start(flow)
    flow.notify(Notice(title: "Not Saved", text: "", ok: "OK"))
    await test.settle()
    test.navigator.openUnknownLink(["nowhere"])
    await test.settle()
    #expect(test.alert == nil)
    #expect(flow.unknownLinks == ["nowhere"])
    #expect(test.paths == ["", ""])
  }

  @Test func theNoticeAboutALinkWithoutADestinationStaysForTheNextOne() async {
    test.start(flow)
    flow.linkNotice = Notice(title: "Page Not Found", text: "", ok: "OK")
    test.navigator.openUnknownLink(["nowhere"])
    await test.settle()
    #expect(test.alert?.title == "Page Not Found")
    test.navigator.openUnknownLink(["elsewhere"])
    await test.settle()
    #expect(test.alert?.title == "Page Not Found")
    #expect(flow.unknownLinks == ["nowhere"])
    #expect(test.paths == ["", "", ""])
    test.answer("ok")
    await test.settle()
    flow.notify(Notice(title: "Not Saved", text: "", ok: "OK"))
    await test.settle()
    test.navigator.openUnknownLink(["elsewhere"])
    await test.settle()
    #expect(test.alert?.title == "Page Not Found")
  }

  @Test func aLinkWaitsForTheAnswerToAQuestion() async {
    test.start(flow)
    let question = Question(title: "Delete?", confirm: "Delete", cancel: "Cancel")
    async let answer = flow.confirms(question)
    await test.settle()
    test.open(ItemRoute.item("7"))
    #expect(test.screens == ["list"])
    test.answer("confirm")
    #expect(await answer)
    #expect(test.screens == ["list", "item 7"])
  }

  @Test func theTopmostFlowIsOfferedARouteFirst() {
    test.start(flow)
    let child = ListFlow(at: nil)
    flow.start(child)
    test.open(ItemRoute.item("7"))
    #expect(child.taken == [.item("7")])
    #expect(flow.taken.isEmpty)
    #expect(test.screens == ["list", "list", "item 7"])
  }

  @Test func aRouteIsKeptUntilAFlowStartsThatCanTakeIt() {
    test.open(ItemRoute.item("7"))
    test.start(flow)
    #expect(test.screens == ["list", "item 7"])
  }

  @Test func aRouteIsKeptUntilItsFlowIsReady() {
    flow.isReady = false
    test.start(flow)
    test.open(ItemRoute.item("6"))
    test.open(ItemRoute.item("7"))
    #expect(test.screens == ["list"])
    flow.isReady = true
    flow.retryRoute()
    #expect(test.screens == ["list", "item 7"])
    flow.pop()
    flow.retryRoute()
    #expect(test.screens == ["list"])
  }

  @Test func aRouteOfAnotherAppHasNoEffect() {
    enum Other: Route {
      case it
      init?(path: RoutePath) { nil }
      var path: RoutePath { ["other"] }
    }
    test.start(flow)
    test.open(Other.it)
    #expect(test.screens == ["list"])
  }

  @Test func routesAreFollowedInTheirOrder() {
    test.holdsTransitions = true
    test.start(flow)
    test.open(ItemRoute.item("1"))
    test.open(ItemRoute.item("2"))
    for _ in 0..<8 { test.endTransition() }
    #expect(test.screens == ["list", "item 2"])
    #expect(flow.taken == [.item("1"), .item("2")])
  }

  @Test func thePathFollowsEveryBackNavigation() {
    test.start(flow)
    flow.showItem("1")
    flow.push(FakeScreen("no address of its own"))
    #expect(test.path == "items/1")
    test.back(to: 1)
    flow.start(TestFlow.showing("help", at: .help), as: .sheet())
    test.dismissSheet()
    #expect(test.paths == ["", "items/1", "", "help", ""])
    #expect(flow.path == [])
  }
}
