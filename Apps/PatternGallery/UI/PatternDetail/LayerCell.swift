import PatternGalleryPresentation
import RostrumUIKit
import UIKit

/// A cell with the number of lines of a layer, as a figure and as a bar.
final class LayerCell: ProgrammaticTableViewCell {
  private let name = UILabel(.subheadline)
  private let lines = UILabel(.subheadline, color: .secondaryLabel, lines: 1)
  private let bar = BarView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    lines.setContentCompressionResistancePriority(.required, for: .horizontal)
    lines.setContentHuggingPriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [name, lines])
    texts.spacing = 12
    let column = UIStackView(arrangedSubviews: [texts, bar])
    column.axis = .vertical
    column.spacing = 8
    contentView.addCovering(column, insets: .cell)
  }

  func show(_ layer: LayerViewData) {
    name.text = layer.name
    lines.text = layer.lines
    bar.show(layer.share)
  }
}
