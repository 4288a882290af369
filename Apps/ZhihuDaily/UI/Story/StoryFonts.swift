import UIKit

extension UIFont {
  /// The font of a story's title.
  static var boldTitle: UIFont {
    UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
  }
}
