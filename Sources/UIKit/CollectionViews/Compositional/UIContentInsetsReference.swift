import UIKitHosting

/// The edges that a section's insets are counted from.
public enum UIContentInsetsReference: Int, Sendable {
  /// Of a section: the reference of the layout's configuration.
  case automatic
  /// The edges of the collection view. Content that scrolls sideways keeps clear of the safe area by itself,
  /// unless `contentInsetAdjustmentBehavior` is `never`.
  case none
  case safeArea
  case layoutMargins
  /// The width in which lines of text are easily read.
  case readableContent
}

extension UICollectionView {
  /// The distances of a reference from the sides of the content.
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
