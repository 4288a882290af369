import Foundation
import UIKitHosting

/// The view of a context menu's preview controller; a tap commits the preview.
final class ContextMenuPreviewView: UIView, _Tappable {
  /// The preview controller, which is not a child of another one, as on iOS.
  private let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
    _slot = .behind
    clipsToBounds = true
    layer.cornerRadius = 13
    accessibilityTraits = .button
    addSubview(controller.view)
  }

  required init?(coder: NSCoder) { nil }

  func _tapped() -> Bool {
    (_superview as? _MenuView)?.commitPreview() ?? false
  }

  /// Returns the frame of the preview, with the preferred size as far as it fits.
  func previewFrame(in bounds: CGRect) -> CGRect {
    let preferred = controller.preferredContentSize
    let room = CGSize(width: bounds.width - 32, height: bounds.height * 0.6)
    return CGRect(
      x: 0,
      y: 0,
      width: preferred.width > 0 ? min(preferred.width, room.width) : room.width,
      height: preferred.height > 0 ? min(preferred.height, room.height) : room.height
    )
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller.view.frame = bounds
  }
}
