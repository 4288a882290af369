public import UIKit

extension UIView {
  /// Calls `action` whenever this view is tapped a number of times.
  ///
  /// UIKit calls a recogniser's targets by selectors, which exist on Apple's systems only; this
  /// works on all.
  /// - Parameters:
  ///   - count: Taps in a row.
  ///   - action: Receives the place of the taps in this view. It is kept as long as the view keeps
  ///     the recogniser: capture owners weakly.
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

/// Its own delegate, which UIKit asks when taps were recognised.
private final class ActingTap: UITapGestureRecognizer, UIGestureRecognizerDelegate {
  var act: @MainActor () -> Void = {}

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    act()
    return true
  }
}
