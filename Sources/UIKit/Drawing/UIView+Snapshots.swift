extension UIView {
  /// Makes a view that looks as this one does now: for transitions, where this one goes or changes.
  ///
  /// Texts, pictures, drawings, backgrounds and layers are copied, of buttons and fields their texts; other controls
  /// are left out.
  ///
  /// - Parameter afterUpdates: Whether changes of this turn are seen; they always are.
  /// - Returns: A view of the same size; nil for one without a size.
  /// - Complexity: O(n) for n views in it, of which 200 are copied at most.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    let copy = ViewCopy.make(of: self)
    copy.alpha = 1
    copy.frame = CGRect(origin: .zero, size: size)
    copy.isUserInteractionEnabled = false
    copy.accessibilityElementsHidden = true
    return copy
  }
}
