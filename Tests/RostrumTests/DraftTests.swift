import Foundation
import Rostrum
import RostrumTesting
import Testing

/// Drafts are requested by the path of their screen, and restored once.
@MainActor
struct DraftTests {
  private final class Keeper: ScreenPresenter, DraftKeeping {
    var draft: Data?
    var restored: [Data] = []
    var wasAttached = false

    func attach(anyView view: AnyObject) { wasAttached = true }
    func detach(anyView view: AnyObject) {}
    func destroy() {}

    func restore(_ draft: Data) {
      #expect(!wasAttached)
      restored.append(draft)
      self.draft = draft
    }
  }

  private final class Flow: TestFlow, RouteTaking {
    var keepers: [String: Keeper] = [:]

    func take(_ route: ItemRoute) {
      guard case .item(let id) = route else { return }
      // An intermediate screen, and the destination in a sheet.
      if id == "both" { push(screen("way"), at: ItemRoute.item("way")) }
      present(screen(id), at: route)
    }

    private func screen(_ id: String) -> FakeScreen {
      let keeper = Keeper()
      keepers[id] = keeper
      return FakeScreen(id, presenter: keeper, view: keeper)
    }
  }

  private let test = TestNavigator()
  private let flow = Flow { $0.push(FakeScreen("list"), at: ItemRoute.list) }
  private let drafts = ["items/both": Data("b".utf8), "items/way": Data("w".utf8)]

  @Test func collectsTheDraftsOfTheWholeWindow() {
    test.start(flow)
    test.open(ItemRoute.item("both"))
    #expect(test.navigator.drafts.isEmpty)
    flow.keepers["way"]?.draft = Data("w".utf8)
    flow.keepers["both"]?.draft = Data("b".utf8)
    #expect(test.navigator.drafts == drafts)
    test.dismissSheet()
    #expect(test.navigator.drafts == ["items/way": Data("w".utf8)])
  }

  @Test func givesEachDraftToItsScreenBeforeItIsSeen() {
    test.start(flow)
    test.navigator.restore(ItemRoute.item("both"), drafts: drafts)
    #expect(flow.keepers["way"]?.restored == [Data("w".utf8)])
    #expect(flow.keepers["both"]?.restored == [Data("b".utf8)])
    #expect(test.navigator.drafts == drafts)
  }

  @Test func draftsWaitForALaterFlow() {
    test.navigator.restore(ItemRoute.item("both"), drafts: drafts)
    test.start(flow)
    #expect(flow.keepers["both"]?.restored.count == 1)
  }

  @Test func aReopenedScreenReceivesNoDraft() {
    test.start(flow)
    test.navigator.restore(ItemRoute.item("both"), drafts: drafts)
    test.dismissSheet()
    test.open(ItemRoute.item("both"))
    #expect(flow.keepers["both"]?.restored == [])
  }

  @Test func unusedDraftsAreDiscarded() {
    test.start(flow)
    test.navigator.restore(ItemRoute.item("other"), drafts: drafts)
    test.dismissSheet()
    flow.take(.item("both"))
    #expect(flow.keepers["both"]?.restored == [])
  }

  @Test func anotherDestinationDiscardsDrafts() {
    test.navigator.restore(ItemRoute.item("both"), drafts: drafts)
    test.open(ItemRoute.list)
    test.start(flow)
    test.open(ItemRoute.item("both"))
    #expect(flow.keepers["both"]?.restored == [])
  }
}
