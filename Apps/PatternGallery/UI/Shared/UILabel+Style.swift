import UIKit

extension UILabel {
  /// Makes a label in a text style of the system that follows the user's text size.
  convenience init(_ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 0) {
    self.init()
    font = .preferredFont(forTextStyle: style)
    textColor = color
    numberOfLines = lines
    adjustsFontForContentSizeCategory = true
  }
}
