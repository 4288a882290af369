import UIKitHosting

/// A view whose content lies between bars: a page, or what holds tabs.
@MainActor
protocol BarHolder: UIView {
  /// The heights of its bars now.
  var barHeights: BarHeightsValue { get }
  /// Those of the last layout, which displays get.
  var laidOutBarHeights: BarHeightsValue { get set }
}

extension BarHolder {
  /// Has displays take the heights that the bars have in a layout.
  func barsWereLaidOut() {
    let heights = barHeights
    guard heights != laidOutBarHeights else { return }
    laidOutBarHeights = heights
    _markForCommit(.barHeights)
  }
}
