import Rostrum
import RostrumTesting

// A minimal screen.

struct ItemState: Equatable {
  var text = ""
  var isLoading = false
}

@MainActor
protocol ItemView: StateRendering where State == ItemState {
  func blink(_ number: Int)
}

final class ItemViewSpy: ViewSpy<ItemState>, ItemView {
  var onBlink: (@MainActor (Int) -> Void)?

  func blink(_ number: Int) {
    record("blink \(number)")
    onBlink?(number)
  }
}

/// Records its hooks.
class ItemPresenter: Presenter<any ItemView, ItemState> {
  var hooks: [String] = []
  var onAttach: (@MainActor (ItemPresenter, Bool) -> Void)?
  var onDestroy: (@MainActor (ItemPresenter) -> Void)?

  init() {
    super.init(state: ItemState())
  }

  override func didAttach(isFirst: Bool) {
    hooks.append(isFirst ? "first attach" : "attach")
    onAttach?(self, isFirst)
  }

  override func didDetach() { hooks.append("detach") }

  override func willDestroy() {
    hooks.append("destroy")
    onDestroy?(self)
  }

  func show(_ text: String) { update { $0.text = text } }

  func blink(_ number: Int, _ policy: OneShotPolicy) {
    send(ifDetached: policy) { $0.blink(number) }
  }
}

/// A presenter that asks before the user leaves.
final class DraftPresenter: ItemPresenter, LeaveGuard {
  var hasUnsavedWork = true
  var answer: @MainActor () async -> Bool = { true }
  private(set) var askedCount = 0

  func mayLeave() async -> Bool {
    askedCount += 1
    return await answer()
  }
}
