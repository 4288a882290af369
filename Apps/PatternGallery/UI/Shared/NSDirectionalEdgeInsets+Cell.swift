import UIKit

extension NSDirectionalEdgeInsets {
  /// Around what stands in a cell.
  static let cell = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
}
