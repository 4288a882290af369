import UIKit

/// A row with a tip, from a nib of its own.
final class TipCell: UITableViewCell {
  private var tipLabel: UILabel!

  static func registerForNibs() {
    NibClass.register(TipCell.self) { $0.outlet("tipLabel", \.tipLabel) }
  }

  func show(_ tip: String) {
    tipLabel.text = tip
  }
}
