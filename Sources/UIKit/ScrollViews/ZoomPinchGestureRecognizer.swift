import UIKitHosting

/// The gesture recognizer that zooms a scroll view's content.
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// Displays handle single fingers, which scroll.
  override var _pointers: PointersValue { [.reports, .pinches] }

  override func _sendActions() {
    (view as? UIScrollView)?._zoom(by: self)
    super._sendActions()
  }
}
