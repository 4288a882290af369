import Rostrum
import RostrumTesting
import Testing

@MainActor
struct PresenterOneShotTests {
  let presenter = ItemPresenter()
  let view = ItemViewSpy()

  @Test(arguments: [OneShotPolicy.wait, .vanish])
  func anAttachedViewReceivesAOneShotAtOnce(policy: OneShotPolicy) {
    presenter.attach(view)
    presenter.blink(1, policy)
    #expect(view.commands == ["blink 1"])
  }

  @Test func waitingOneShotsArriveOnceInOrderAfterTheState() {
    var textAtBlink: [String?] = []
    view.onBlink = { _ in textAtBlink.append(view.state?.text) }
    presenter.blink(1, .wait)
    presenter.show("a")
    presenter.blink(2, .wait)
    presenter.attach(view)
    presenter.detach(view)
    presenter.attach(view)
    #expect(view.commands == ["blink 1", "blink 2"])
    #expect(textAtBlink == ["a", "a"])
  }

  @Test func vanishingOneShotsAreDroppedWhileDetached() {
    presenter.blink(1, .vanish)
    presenter.attach(view)
    presenter.detach(view)
    presenter.blink(2, .vanish)
    presenter.attach(view)
    #expect(view.commands.isEmpty)
  }

  @Test func aReleasedViewCountsAsDetached() {
    var mortal: ItemViewSpy? = ItemViewSpy()
    if let mortal { presenter.attach(mortal) }
    mortal = nil
    presenter.blink(1, .vanish)
    presenter.blink(2, .wait)
    presenter.attach(view)
    #expect(view.commands == ["blink 2"])
  }

  @Test func oneShotsSentWithinRenderArriveAfterTheNewestState() {
    view.onRender = { state in
      guard state.text == "a" else { return }
      presenter.blink(1, .vanish)
      presenter.show("b")
      #expect(view.commands.isEmpty)
    }
    var textAtBlink: String?
    view.onBlink = { _ in textAtBlink = view.state?.text }
    presenter.attach(view)
    presenter.show("a")
    #expect(view.commands == ["blink 1"])
    #expect(textAtBlink == "b")
  }

  @Test func oneShotsSentWithinACommandArriveAfterIt() {
    view.onBlink = { if $0 == 1 { presenter.blink(3, .vanish) } }
    presenter.blink(1, .wait)
    presenter.blink(2, .wait)
    presenter.attach(view)
    #expect(view.commands == ["blink 1", "blink 2", "blink 3"])
  }
}
