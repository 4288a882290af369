import UIKitHosting

/// The edges that a section's insets are relative to.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the layout's configuration.
  case automatic
  /// The edges of the collection view.
  ///
  /// Horizontally scrolling content still avoids the safe area, unless
  /// `contentInsetAdjustmentBehavior` is `never`.
  case none
  case safeArea
  case layoutMargins
  /// The readable width for lines of text.
  case readableContent
}

extension UICollectionView {
  /// Returns the distances of a reference from the leading and trailing edges of the content.
  final func _insets(of reference: UIContentInsetsReference) -> (
    leading: CGFloat, trailing: CGFloat
  ) {
    guard reference != .automatic, reference != .none else { return (0, 0) }
    let (safeArea, margins) = (_safeArea, _marginsFromEdges)
    var (leading, trailing) = (margins.leading, margins.trailing)
    if reference == .safeArea { (leading, trailing) = (safeArea.leading, safeArea.trailing) }
    if reference == .readableContent {
      let readable = Double(UILayoutGuide._readableWidth)
      let spare = (Double(_frame.width) - leading - trailing - readable) / 2
      leading += max(0, spare)
      trailing += max(0, spare)
    }
    leading -= _adjustment.leading
    trailing -= _adjustment.trailing
    return (CGFloat(max(0, leading)), CGFloat(max(0, trailing)))
  }
}
