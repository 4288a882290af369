extension UINavigationController {
  /// Returns a recogniser of taps beside bars and controls.
  final func makeBarTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector(UINavigationController.toggleBars)
    )
    tap.cancelsTouchesInView = false
    tap.delegate = BarTapDelegate.shared
    tap.isEnabled = false
    return tap
  }

  private func toggleBars() {
    let hides = !isNavigationBarHidden
    setNavigationBarHidden(hides, animated: true)
    if topViewController?.toolbarItems?.isEmpty == false { setToolbarHidden(hides, animated: true) }
  }
}

/// Leaves touches on controls, bars and rows to them.
private final class BarTapDelegate: NSObject, UIGestureRecognizerDelegate {
  static let shared = BarTapDelegate()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let current = view, current !== gestureRecognizer.view {
      if current is UIControl || current is UITableViewCell || current is UICollectionViewCell
        || current._barHeight != nil || current is _BarButtonView
      {
        return false
      }
      view = current._superview
    }
    return true
  }
}
