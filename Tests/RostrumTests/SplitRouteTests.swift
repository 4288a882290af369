import Foundation
import Rostrum
import RostrumTesting
import Testing

/// Routes are the same in both widths.
@MainActor
struct SplitRouteTests {
  private final class Keeper: ScreenPresenter, DraftKeeping {
    var draft: Data?

    func attach(anyView view: AnyObject) {}
    func detach(anyView view: AnyObject) {}
    func destroy() {}
    func restore(_ draft: Data) { self.draft = draft }
  }

  let test = TestNavigator()
  let app = SplitFlow()

  private func start(isCompact: Bool) {
    test.isCompact = isCompact
    test.start(app)
  }

  @Test(arguments: [true, false])
  func thePathIsThatOfTheSelection(isCompact: Bool) throws {
    start(isCompact: isCompact)
    #expect(test.path == "")
    app.choose("7")
    #expect(test.path == "items/7")
    try #require(app.chosenFlow).push(FakeScreen("help"), at: ItemRoute.help)
    try #require(app.chosenFlow).finish("")
    #expect(test.paths == ["", "items/7", "help", ""])
  }

  @Test(arguments: [true, false])
  func aRouteChooses(isCompact: Bool) {
    start(isCompact: isCompact)
    test.open(ItemRoute.item("7"))
    #expect(test.screens == ["item 7"])
    test.open(ItemRoute.item("8"))
    #expect(test.screens == ["item 8"])
    #expect(test.paths == ["", "items/7", "items/8"])
  }

  @Test(arguments: [true, false])
  func theRouteOfTheListClearsTheSelection(isCompact: Bool) throws {
    start(isCompact: isCompact)
    app.choose("7")
    let flow = try #require(app.chosenFlow)
    test.open(ItemRoute.list)
    #expect(test.path == "")
    #expect(flow.hasEnded)
    #expect(test.screens(in: .secondary) == ["placeholder"])
    #expect(app.list.isVisible)
  }

  @Test(arguments: [true, false])
  func unsavedWorkIsConfirmedBeforeARouteIsFollowed(isCompact: Bool) async {
    start(isCompact: isCompact)
    let draft = DraftPresenter()
    draft.answer = { false }
    app.presenterOfNextChoice = draft
    app.choose("7")
    for route in [ItemRoute.item("8"), .list] {
      test.open(route)
      await test.settle()
    }
    #expect(draft.askedCount == 2)
    #expect(test.screens == ["item 7"])
    // The address bar is corrected each time.
    #expect(test.paths == ["", "items/7", "items/7", "items/7"])
  }

  @Test func aFlowInTheListTakesARouteOverTheList() {
    let list = ListFlow()
    test.start(
      TestFlow { app in
        let split = app.setSplit()
        app.start(list, as: .on(split.primary))
        app.start(TestFlow.showing("chosen"), as: .on(split.secondary))
      }
    )
    test.open(ItemRoute.item("7"))
    #expect(test.screens == ["list", "item 7"])
    #expect(test.screens(in: .secondary) == [])
  }

  @Test(arguments: [true, false])
  func draftsComeBackInBothWidths(isCompact: Bool) {
    start(isCompact: isCompact)
    let keeper = Keeper()
    app.presenterOfNextChoice = keeper
    let drafts = ["items/7": Data("draft".utf8)]
    test.navigator.restore(ItemRoute.item("7"), drafts: drafts)
    #expect(keeper.draft == drafts["items/7"])
    #expect(test.navigator.drafts == drafts)
  }
}
