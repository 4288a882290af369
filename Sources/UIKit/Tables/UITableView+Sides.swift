import UIKitHosting

// The sides of sections and of their rows.

extension UITableView {
  /// Points between the sides of the table and those of its sections: inset groups keep clear of the safe area.
  final var _sectionInsets: (leading: CGFloat, trailing: CGFloat) {
    guard style == .insetGrouped else { return (0, 0) }
    let covered = _safeArea
    let margin = Self.groupMargin
    return (margin + CGFloat(covered.leading), margin + CGFloat(covered.trailing))
  }

  /// Points between inset groups and the safe area.
  private static let groupMargin: CGFloat = 16

  /// Points at the sides of rows that the safe area takes from their content: nothing in inset groups, which
  /// lie within it.
  final var _coveredSidesOfRows: (leading: Double, trailing: Double) {
    guard style != .insetGrouped, let covered = _layoutState?.safeArea else { return (0, 0) }
    return (covered.leading, covered.trailing)
  }
}
