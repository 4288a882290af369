import UIKitHosting

// Controls whose values the user changes.

extension _SceneRuntime {
  /// - Returns: Whether it applied.
  func handleControl(_ event: InputEvent) -> Bool {
    switch event.action {
    case .setOn(let id, let isOn): (target(id, event) as? UISwitch)?._flipped(to: isOn) ?? false
    case .step(let id, let count): (target(id, event) as? UIStepper)?._held(for: count) ?? false
    case .slide(let id, let slide): move(id, to: slide)
    case .pick(let id, let row): (target(id, event) as? any _Picking)?.turned(to: row) ?? false
    default: false
    }
  }

  /// A slider's tap effect never changes, and it must answer even a change that does not apply.
  private func move(_ id: NodeID, to slide: SlideValue) -> Bool {
    guard let slider = view(id, seen: .max) as? UISlider else { return false }
    slider._answer(slide.revision)
    return isReachable(slider) && slider._slid(slide)
  }
}
