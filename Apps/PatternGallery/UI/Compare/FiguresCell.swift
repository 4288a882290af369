import PatternGalleryPresentation
import RostrumUIKit
import UIKit

/// A cell with a name, three figures in columns, and a bar below.
final class FiguresCell: ProgrammaticTableViewCell {
  /// The width of a column, in points.
  private static let columnWidth: CGFloat = 54

  private let name = UILabel(.subheadline)
  private let figures = (0..<3).map { _ in UILabel(.subheadline, lines: 1) }
  private let bar = BarView()
  private let column = UIStackView()
  /// The name and the figures: side by side, or stacked at accessibility sizes.
  private let row = UIStackView()
  private var width: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    for figure in figures {
      figure.textAlignment = .right
      figure.adjustsFontSizeToFitWidth = true
      figure.minimumScaleFactor = 0.5
    }
    let columns = UIStackView(arrangedSubviews: figures)
    columns.distribution = .fillEqually
    columns.spacing = 8
    width = columns.widthAnchor.constraint(equalToConstant: 0)
    row.addArrangedSubview(name)
    row.addArrangedSubview(columns)
    row.spacing = 8
    column.addArrangedSubview(row)
    column.addArrangedSubview(bar)
    column.axis = .vertical
    column.spacing = 8
    column.isAccessibilityElement = true
    contentView.addCovering(column, insets: .cell)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    let isLarge = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .fill : .center
    let metrics = UIFontMetrics(forTextStyle: .subheadline)
    width?.constant = metrics.scaledValue(
      for: 3 * Self.columnWidth,
      compatibleWith: state.traitCollection
    )
    width?.isActive = !isLarge
  }

  func show(_ row: ComparisonViewState.Row) {
    fill(row, color: .label)
    bar.isHidden = false
    bar.show(row.share)
  }

  func show(heading row: ComparisonViewState.Row) {
    fill(row, color: .secondaryLabel)
    bar.isHidden = true
  }

  private func fill(_ row: ComparisonViewState.Row, color: UIColor) {
    name.text = row.name
    name.textColor = color
    for (label, text) in zip(figures, [row.lines, row.files, row.types]) {
      label.text = text
      label.textColor = color
    }
    column.accessibilityLabel = row.sentence
  }
}
