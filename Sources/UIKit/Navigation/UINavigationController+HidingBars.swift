extension UINavigationController {
  /// Returns a tap recogniser that ignores touches on bars and controls.
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

  /// Hides or shows the navigation bar, and the toolbar if the top screen has items for it.
  final func _setBarsHidden(_ isHidden: Bool) {
    setNavigationBarHidden(isHidden, animated: true)
    guard topViewController?.toolbarItems?.isEmpty == false else { return }
    setToolbarHidden(isHidden, animated: true)
  }
}

/// A delegate that leaves touches to controls, bars and rows.
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
