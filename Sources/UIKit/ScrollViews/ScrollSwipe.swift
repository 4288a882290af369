import Foundation

/// A drag that hides the bars of a navigation controller when it goes up and shows them when it
/// goes down.
///
/// It does so at most once, because the content moves when bars change.
@MainActor
struct ScrollSwipe {
  /// The distance that the content must be dragged before bars change, in points.
  private static let slack: CGFloat = 24

  private weak var navigation: UINavigationController?
  /// The offset that the drag is measured from: the last turning point.
  private var start: CGFloat

  init(_ navigation: UINavigationController, from offset: CGFloat) {
    self.navigation = navigation
    start = offset
  }

  /// Follows the drag.
  ///
  /// - Parameter offset: The vertical offset of the content.
  mutating func move(to offset: CGFloat) {
    guard let navigation else { return }
    let isHidden = navigation.isNavigationBarHidden
    // Movement in the direction without an effect moves the start along.
    start = isHidden ? max(start, offset) : min(start, offset)
    guard abs(offset - start) > Self.slack else { return }
    navigation._setBarsHidden(!isHidden)
    self.navigation = nil
  }
}
