import UIKitHosting

/// A view whose content lies between bars: a navigation page or a tab container.
@MainActor
protocol BarContainer: UIView {
  /// The current heights of its bars.
  var barHeights: BarHeightsValue { get }
  /// The heights as of the last layout, which displays receive.
  var laidOutBarHeights: BarHeightsValue { get set }
}

extension BarContainer {
  /// Records the bar heights of a layout and marks them for the next commit if they changed.
  func barsWereLaidOut() {
    let heights = barHeights
    guard heights != laidOutBarHeights else { return }
    laidOutBarHeights = heights
    _markForCommit(.barHeights)
  }
}
