import UIKit

extension UIFont {
  /// The font of a story's title.
  static var boldTitle: UIFont {
    let size = UIFont.preferredFont(forTextStyle: .title2).pointSize
    return .systemFont(ofSize: size, weight: .bold)
  }
}
