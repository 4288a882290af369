import UIKit

extension NSDirectionalEdgeInsets {
  /// The insets around the content of a row.
  static let row = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
}
