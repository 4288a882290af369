extension UIView {
  /// Returns a view that looks like this one, for transitions in which this one changes or is
  /// removed.
  ///
  /// Texts, images, drawings, backgrounds and layers are copied, and the texts of buttons and
  /// fields; other controls are omitted.
  ///
  /// - Parameter afterUpdates: True to include changes of this turn; they are always included.
  /// - Returns: A view of the same size; nil for an empty size.
  /// - Complexity: O(n) for n descendants, of which at most 200 are copied.
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
