public import UIKit

extension UIView {
  /// Calls `action` whenever a finger swipes this view in one direction.
  ///
  /// UIKit calls a recogniser's targets by selectors, which exist on Apple's systems only; this
  /// works on all.
  /// - Parameters:
  ///   - direction: Right and left are those of the screen, whatever the reading direction.
  ///   - action: Kept as long as the view keeps the recogniser: capture owners weakly.
  /// - Returns: The recogniser, for `isEnabled` and `removeGestureRecognizer(_:)`.
  @discardableResult
  public func onSwipe(
    _ direction: UISwipeGestureRecognizer.Direction,
    _ action: @escaping @MainActor () -> Void
  ) -> UISwipeGestureRecognizer {
    let recogniser = ActingSwipe()
    recogniser.direction = direction
    recogniser.act = action
    recogniser.delegate = recogniser
    addGestureRecognizer(recogniser)
    return recogniser
  }
}

/// Its own delegate, which UIKit asks when a swipe was recognised.
private final class ActingSwipe: UISwipeGestureRecognizer, UIGestureRecognizerDelegate {
  var act: @MainActor () -> Void = {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    act()
    return true
  }
}
