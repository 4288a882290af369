import Foundation
import UIKitHosting

// The touches of a gesture recognizer.

extension UIGestureRecognizer {
  /// Returns whether the gesture receives a touch that has begun.
  final func _shouldReceive(_ touch: UITouch) -> Bool {
    isEnabled && _pointers.contains(.reports) && !_yields(to: touch.view)
      && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Returns whether a single tap belongs to the tapped view: a control with an action, or an
  /// editable text.
  ///
  /// "Default control actions prevent overlapping gesture recognizer behavior", Event Handling
  /// Guide for iOS.
  private func _yields(to view: UIView?) -> Bool {
    guard let tap = self as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1, view !== _view
    else { return false }
    switch view {
    case let control as UIControl: return control.isEnabled && control._prevailsOverTaps
    case let text as UITextView: return text.isEditable
    default: return false
    }
  }

  /// The midpoint of the touches in the window; without active touches the location of the last
  /// one.
  final var _middle: CGPoint { _middle(of: \._place) }

  final func _middle(of place: (UITouch) -> CGPoint) -> CGPoint {
    let touches = _touches.isEmpty ? Array(_sequence.suffix(1)) : _touches
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(CGPoint.zero) { sum, touch in
      let place = place(touch)
      return CGPoint(x: sum.x + place.x, y: sum.y + place.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }
}

extension UIControl {
  fileprivate var _prevailsOverTaps: Bool {
    self is UIButton || self is UISwitch || self is UIStepper || self is UISlider
      || self is UISegmentedControl || self is UIPageControl || self is UITextField
  }
}
