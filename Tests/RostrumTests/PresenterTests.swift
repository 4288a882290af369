import Rostrum
import RostrumTesting
import Testing

@MainActor
struct PresenterTests {
  let presenter = ItemPresenter()
  let view = ItemViewSpy()

  @Test func replaysTheStateToAViewThatAttaches() {
    presenter.show("a")
    presenter.show("b")
    presenter.attach(view)
    #expect(view.states.map(\.text) == ["b"])
  }

  @Test func rendersAChangeOnceAndAnEqualStateNever() {
    presenter.attach(view)
    presenter.show("a")
    presenter.show("a")
    #expect(view.states.map(\.text) == ["", "a"])
  }

  @Test func changesOfTheAttachHookArePartOfTheFirstRender() {
    presenter.onAttach = { presenter, _ in presenter.update { $0.isLoading = true } }
    presenter.attach(view)
    #expect(view.states == [ItemState(text: "", isLoading: true)])
  }

  @Test func attachingTwiceAttachesOnce() {
    presenter.attach(view)
    presenter.attach(view)
    #expect(view.states.count == 1)
    #expect(presenter.hooks == ["first attach"])
  }

  @Test func rendersNothingAfterDetach() {
    presenter.attach(view)
    presenter.detach(view)
    presenter.detach(view)
    presenter.show("a")
    #expect(view.states.map(\.text) == [""])
    #expect(presenter.state.text == "a")
    #expect(presenter.hooks == ["first attach", "detach"])
  }

  @Test func theSameViewIsNotRenderedAgainWithAnEqualState() {
    presenter.attach(view)
    presenter.detach(view)
    presenter.show("a")
    presenter.show("")
    presenter.attach(view)
    #expect(view.states.map(\.text) == [""])
  }

  @Test func theSameViewIsRenderedOnceAfterChangesWhileDetached() {
    presenter.attach(view)
    presenter.detach(view)
    presenter.show("a")
    presenter.show("b")
    presenter.attach(view)
    #expect(view.states.map(\.text) == ["", "b"])
    #expect(presenter.hooks == ["first attach", "detach", "attach"])
  }

  @Test func anotherViewIsAlwaysRendered() {
    let other = ItemViewSpy()
    presenter.attach(view)
    presenter.detach(view)
    presenter.attach(other)
    #expect(other.states.count == 1)
  }

  @Test func anotherViewReplacesTheFirst() {
    let other = ItemViewSpy()
    presenter.attach(view)
    presenter.attach(other)
    presenter.detach(view)
    presenter.show("a")
    #expect(view.states.map(\.text) == [""])
    #expect(other.states.map(\.text) == ["", "a"])
    #expect(presenter.hooks == ["first attach", "detach", "attach"])
  }

  @Test func holdsItsViewWeakly() {
    var mortal: ItemViewSpy? = ItemViewSpy()
    weak let trace = mortal
    if let mortal { presenter.attach(mortal) }
    mortal = nil
    #expect(trace == nil)
    #expect(!presenter.isAttached)
    presenter.show("a")
    presenter.attach(view)
    #expect(view.states.map(\.text) == ["a"])
  }

  @Test func destroyingDetachesAndEndsRendering() {
    presenter.attach(view)
    presenter.destroy()
    presenter.destroy()
    presenter.show("a")
    presenter.blink(1, .wait)
    presenter.attach(view)
    #expect(view.states.count == 1)
    #expect(view.commands.isEmpty)
    #expect(presenter.hooks == ["first attach", "detach", "destroy"])
  }

  // MARK: - While the view is being called

  @Test func aChangeWithinRenderIsRenderedAfterIt() {
    var depth = 0
    var deepest = 0
    view.onRender = { state in
      depth += 1
      deepest = max(deepest, depth)
      if state.text == "a" {
        presenter.show("b")
        presenter.show("c")
      }
      depth -= 1
    }
    presenter.attach(view)
    presenter.show("a")
    #expect(view.states.map(\.text) == ["", "a", "c"])
    #expect(deepest == 1)
  }

  @Test func detachingWithinRenderStopsTheRest() {
    view.onRender = { _ in
      presenter.blink(1, .vanish)
      presenter.blink(2, .wait)
      presenter.show("later")
      presenter.detach(view)
    }
    presenter.attach(view)
    #expect(view.states.map(\.text) == [""])
    #expect(view.commands.isEmpty)
    view.onRender = nil
    presenter.attach(view)
    #expect(view.states.map(\.text) == ["", "later"])
    #expect(view.commands == ["blink 2"])
  }

  @Test func attachingAnotherViewWithinACommandShowsItTheStateFirst() {
    let other = ItemViewSpy()
    view.onBlink = { if $0 == 1 { presenter.attach(other) } }
    presenter.blink(1, .wait)
    presenter.blink(2, .wait)
    presenter.show("a")
    presenter.attach(view)
    #expect(view.commands == ["blink 1"])
    #expect(other.states.map(\.text) == ["a"])
    #expect(other.commands == ["blink 2"])
  }

  @Test func destroyingWithinRenderEndsEverything() {
    view.onRender = { _ in
      presenter.show("a")
      presenter.destroy()
    }
    presenter.attach(view)
    #expect(view.states.map(\.text) == [""])
  }

  // MARK: - Programming mistakes

  @Test func aChangeWithinAChangeTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let presenter = ItemPresenter()
        presenter.update { $0.text = "\(presenter.update { $0.isLoading = true })" }
      }
    }
  }

  @Test func aViewOfAnotherContractTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { ItemPresenter().attach(anyView: ViewSpy<Int>()) }
    }
  }

  @Test func endlessRenderingTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let presenter = ItemPresenter()
        let view = ItemViewSpy()
        view.onRender = { presenter.show($0.text + "a") }
        presenter.attach(view)
      }
    }
  }
}
