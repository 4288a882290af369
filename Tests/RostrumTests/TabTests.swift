import Rostrum
import RostrumTesting
import Testing

@MainActor
struct TabTests {
  private final class TabsFlow: Coordinator<Void>, UnknownLinkTaking {
    let left = TestFlow.showing("list", at: .list)
    private(set) var unknownLinks: [RoutePath] = []

    override func start() {
      let tabs = setTabs([TabItem(title: "Left"), TabItem(title: "Right")])
      start(left, as: .on(tabs[0]))
      start(TestFlow.showing("help", at: .help), as: .on(tabs[1]))
    }

    func takeUnknownLink(_ path: RoutePath) {
      unknownLinks.append(path)
    }
  }

  let test = TestNavigator()
  let left = ListFlow()
  let right = TestFlow.showing("help", at: .help)

  init() {
    let left = left
    let right = right
    test.start(
      TestFlow { app in
        let tabs = app.setTabs([TabItem(title: "Left"), TabItem(title: "Right")])
        app.start(left, as: .on(tabs[0]))
        app.start(right, as: .on(tabs[1]))
      }
    )
  }

  @Test func eachTabHasAStackOfItsOwn() {
    left.showItem("7")
    #expect(test.screens == ["list", "item 7"])
    test.selectTab(1)
    #expect(test.screens == ["help"])
    #expect(left.isRunning)
  }

  @Test func thePathIsTheSelectedTabs() {
    left.showItem("7")
    #expect(test.path == "items/7")
    test.selectTab(1)
    #expect(test.path == "help")
    #expect(test.paths == ["", "items/7", "help"])
  }

  @Test func aRouteSelectsTheTabThatTakesIt() {
    test.selectTab(1)
    test.open(ItemRoute.item("7"))
    #expect(test.stage.selectedTab == 0)
    #expect(test.screens == ["list", "item 7"])
  }

  @Test func aLinkWithoutADestinationGoesToTheFirstTabAtItsFirstScreen() {
    let test = TestNavigator()
    let flow = TabsFlow()
    test.start(flow)
    flow.left.push(FakeScreen("item 7"), at: ItemRoute.item("7"))
    test.selectTab(1)
    test.navigator.openUnknownLink(["nowhere"])
    #expect(test.screens == ["list"])
    #expect(test.stage.selectedTab == 0)
    #expect(flow.unknownLinks == [["nowhere"]])
  }

  @Test func aSheetFromATabCoversAllTabs() {
    left.start(TestFlow.showing("sheet"), as: .sheet())
    #expect(test.stage.presented != nil)
    test.dismissSheet()
    #expect(test.screens == ["list"])
  }

  @Test func aRemovedTabEndsItsFlowAndNoOther() {
    test.removeTab(0)
    #expect(left.hasEnded)
    #expect(right.isRunning)
    #expect(test.screens == ["help"])
  }

  @Test func replacingTheRootEndsAllTabs() {
    test.start(TestFlow { $0.setRoot(FakeScreen("new")) })
    #expect(left.hasEnded)
    #expect(right.hasEnded)
    #expect(test.screens == ["new"])
  }

  @Test func pushingOverTabsTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let test = TestNavigator()
        test.start(
          TestFlow { app in
            _ = app.setTabs([TabItem(title: "A")])
            app.push(FakeScreen("stray"))
          }
        )
      }
    }
  }
}
