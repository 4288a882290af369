import Rostrum
import RostrumTesting
import Testing

@MainActor
struct PresenterUndoOfferTests {
  let presenter = ItemPresenter()
  let clock = TestClock()

  private func offer(_ text: String) async {
    presenter.expireUndoOffer(on: clock) { [presenter] in presenter.show(text) }
    await clock.waitForSleepers(1)
  }

  @Test func anOfferIsWithdrawnWhenItsTimeIsOver() async {
    await offer("withdrawn")
    clock.advance(by: .undoOffer - .seconds(1))
    #expect(presenter.state.text != "withdrawn")
    clock.advance(by: .seconds(1))
    await presenter.drain()
    #expect(presenter.state.text == "withdrawn")
  }

  @Test func aCancelledOfferIsNotWithdrawn() async {
    await offer("withdrawn")
    presenter.cancelUndoOffer()
    clock.advance(by: .undoOffer)
    await presenter.drain()
    #expect(presenter.state.text != "withdrawn")
  }

  @Test func aLaterOfferHasItsWholeTime() async {
    await offer("first")
    clock.advance(by: .seconds(15))
    await offer("second")
    clock.advance(by: .seconds(15))
    #expect(presenter.state.text != "first")
    clock.advance(by: .seconds(5))
    await presenter.drain()
    #expect(presenter.state.text == "second")
  }
}
