import UIKit

extension UILabel {
  /// A label in one of the system's styles that grows with the reader's text size.
  convenience init(_ style: UIFont.TextStyle, color: UIColor = .label, lines: Int = 0) {
    self.init()
    font = .preferredFont(forTextStyle: style)
    textColor = color
    numberOfLines = lines
    adjustsFontForContentSizeCategory = true
  }
}
