import UIKitHosting

/// The gesture that zooms a scroll view's content.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// Single fingers scroll, which displays do by themselves.
  override var _pointers: PointersValue { [.reports, .pinches] }

  override func _sendActions() {
    (view as? UIScrollView)?._zoom(by: self)
    super._sendActions()
  }
}
