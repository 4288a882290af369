import UIKitHosting

// The horizontal insets of sections and rows.

extension UITableView {
  /// The distance in points between the sides of the table and its sections; inset groups avoid the
  /// safe area.
  final var _sectionInsets: (leading: CGFloat, trailing: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let covered = _safeArea
    let margin = Self.groupMargin
    return (margin + CGFloat(covered.leading), margin + CGFloat(covered.trailing))
  }

  /// The distance between inset groups and the safe area, in points.
  private static let groupMargin: CGFloat = 16

  /// The safe area insets of rows, in points; zero in inset groups, which are within the safe area.
  final var _coveredSidesOfRows: (leading: Double, trailing: Double) {
    guard style != .insetGrouped, let covered = _layoutState?.safeArea else { return (0, 0) }
    return (covered.leading, covered.trailing)
  }
}
