public import UIKit

extension UIView {
  /// Calls `action` whenever the user swipes this view in one direction.
  ///
  /// UIKit calls the targets of a recogniser by selectors, which exist on Apple's systems only;
  /// this method works on all platforms.
  /// - Parameters:
  ///   - direction: The direction; right and left are those of the screen, independent of the
  ///     reading direction.
  ///   - action: The action, retained by the recogniser: capture owners weakly.
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

/// A recogniser that is its own delegate, which UIKit calls when a swipe is recognised.
private final class ActingSwipe: UISwipeGestureRecognizer, UIGestureRecognizerDelegate {
  var act: @MainActor () -> Void = {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    act()
    return true
  }
}
