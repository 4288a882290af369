import Foundation

/// A drag of content that hides the bars of a navigation controller when it goes up, and shows them when it goes
/// down; once, since content moves by itself where bars change.
@MainActor
struct ScrollSwipe {
  /// The points that content is dragged before bars change.
  private static let slack: CGFloat = 24

  private weak var navigation: UINavigationController?
  /// The offset that the drag is measured from: its turning point so far.
  private var start: CGFloat

  init(_ navigation: UINavigationController, from offset: CGFloat) {
    self.navigation = navigation
    start = offset
  }

  /// Follows the drag.
  ///
  /// - Parameter offset: The offset of the content down.
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
