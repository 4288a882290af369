public import UIKit

/// A table view cell that is created in code only.
///
/// `init(coder:)` is unavailable, so subclasses with initializers of their own need not implement
/// it.
open class ProgrammaticTableViewCell: UITableViewCell {
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }
}
