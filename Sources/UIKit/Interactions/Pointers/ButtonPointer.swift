import Foundation

/// A pointer interaction that changes the appearance of a button under the mouse.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)
  var provider: UIButton.PointerStyleProvider?

  func setEnabled(_ isEnabled: Bool, of button: UIButton) {
    if isEnabled {
      button.addInteraction(interaction)
    } else {
      button.removeInteraction(interaction)
    }
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    (interaction.view as? UIButton)?.isEnabled == true ? defaultRegion : nil
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction,
    styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let button = interaction.view as? UIButton, button.superview != nil else { return nil }
    let proposed = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.bounds)
    guard let provider else { return UIPointerStyle(effect: proposed, shape: shape) }
    return provider(button, proposed, shape)
  }
}

extension UIButton {
  final func _makePointer() -> ButtonPointer {
    let details = _details ?? _ButtonDetails()
    _details = details
    if let pointer = details.pointer { return pointer }
    let pointer = ButtonPointer()
    details.pointer = pointer
    return pointer
  }
}
