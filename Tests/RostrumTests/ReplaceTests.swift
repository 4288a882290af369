import Rostrum
import RostrumTesting
import Testing

@MainActor
struct ReplaceTests {
  let test = TestNavigator()
  let flow = ListFlow()

  init() {
    test.start(flow)
  }

  @Test func aScreenTakesThePlaceOfTheFlowsTopmost() {
    let first = ItemPresenter()
    flow.showItem("7", presenter: first)
    flow.replace(with: FakeScreen("item 8"), at: ItemRoute.item("8"))
    #expect(test.screens == ["list", "item 8"])
    #expect(test.path == "items/8")
    #expect(first.isDestroyed)
    flow.pop()
    #expect(test.screens == ["list"])
  }

  @Test func theOnlyScreenOfAFlowIsReplacedAndTheFlowGoesOn() {
    let child = TestFlow.showing("one")
    flow.start(child)
    child.replace(with: FakeScreen("two"))
    #expect(test.screens == ["list", "two"])
    #expect(child.isRunning)
  }

  @Test func screensAboveTheReplacedOneCloseToo() {
    let child = TestFlow.showing("one")
    flow.start(child)
    let above = TestFlow.showing("above")
    child.start(above)
    let sheet = TestFlow.showing("sheet")
    child.start(sheet, as: .sheet())
    child.replace(with: FakeScreen("two"))
    #expect(test.screens == ["list", "two"])
    #expect(above.hasEnded)
    #expect(sheet.hasEnded)
  }

  @Test func theSameDestinationIsShownOnce() {
    flow.showItem("7")
    let second = ItemPresenter()
    flow.replace(with: FakeScreen("again", presenter: second), at: ItemRoute.item("7"))
    #expect(test.screens == ["list", "item 7"])
    #expect(second.isDestroyed)
  }

  @Test func aFlowWithoutAScreenPushesIt() {
    let child = TestFlow { $0.replace(with: FakeScreen("first")) }
    flow.start(child)
    #expect(test.screens == ["list", "first"])
  }

  @Test func replacingInAnEndedFlowHasNoEffect() {
    let child = TestFlow.showing("one")
    flow.start(child)
    child.finish("")
    let late = ItemPresenter()
    child.replace(with: FakeScreen("late", presenter: late))
    #expect(test.screens == ["list"])
    #expect(late.isDestroyed)
  }
}
