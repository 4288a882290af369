extension UIView {
  /// Highlights the labels and image views of a cell with the cell, as UIKit does.
  final func _highlightContent(_ isHighlighted: Bool) {
    for view in subviews {
      switch view {
      case let label as UILabel:
        if label.isHighlighted != isHighlighted { label.isHighlighted = isHighlighted }
      case let image as UIImageView:
        if image.isHighlighted != isHighlighted { image.isHighlighted = isHighlighted }
      default: view._highlightContent(isHighlighted)
      }
    }
  }
}
