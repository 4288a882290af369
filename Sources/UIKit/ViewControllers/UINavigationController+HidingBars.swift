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
    _setBarsHidden(!isNavigationBarHidden)
  }

  /// Hides or shows the navigation bar, and the toolbar where there is one.
  final func _setBarsHidden(_ isHidden: Bool) {
    setNavigationBarHidden(isHidden, animated: true)
    guard topViewController?.toolbarItems?.isEmpty == false else { return }
    setToolbarHidden(isHidden, animated: true)
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
