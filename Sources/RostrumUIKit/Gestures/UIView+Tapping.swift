public import UIKit

extension UIView {
  /// Calls `action` whenever the user taps this view a number of times.
  ///
  /// UIKit calls the targets of a recogniser by selectors, which exist on Apple's systems only;
  /// this method works on all platforms.
  /// - Parameters:
  ///   - count: The number of consecutive taps.
  ///   - action: Receives the location of the taps in this view. It is retained by the
  ///     recogniser: capture owners weakly.
  /// - Returns: The recogniser, for `isEnabled` and `removeGestureRecognizer(_:)`.
  @discardableResult
  public func onTap(
    count: Int = 1,
    _ action: @escaping @MainActor (CGPoint) -> Void
  ) -> UITapGestureRecognizer {
    let recogniser = ActingTap()
    recogniser.numberOfTapsRequired = count
    recogniser.act = { [weak self, weak recogniser] in
      if let self, let recogniser { action(recogniser.location(in: self)) }
    }
    recogniser.delegate = recogniser
    addGestureRecognizer(recogniser)
    return recogniser
  }
}

/// A recogniser that is its own delegate, which UIKit calls when taps are recognised.
private final class ActingTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  var act: @MainActor () -> Void = {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    act()
    return true
  }
}
