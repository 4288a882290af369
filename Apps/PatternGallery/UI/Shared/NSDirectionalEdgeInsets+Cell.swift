import UIKit

extension NSDirectionalEdgeInsets {
  /// The insets around the content of a cell.
  static let cell = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
}
