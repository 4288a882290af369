import PatternGalleryPresentation
import RostrumUIKit
import UIKit

/// A cell with the graph and the code of the selected part, side by side or stacked.
final class GraphCell: ProgrammaticTableViewCell {
  /// The minimum width, in points, for code beside the graph.
  private static let widthForTwo: CGFloat = 560

  private let graph = GraphView()
  private let legend = UILabel(.footnote, color: .secondaryLabel)
  private let title = UILabel(.headline)
  private let code = UILabel()
  private var shownCode = ""
  private let parts = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    title.accessibilityTraits = .header
    code.numberOfLines = 0
    let drawing = UIStackView(arrangedSubviews: [graph, legend])
    drawing.axis = .vertical
    drawing.spacing = 12
    let texts = UIStackView(arrangedSubviews: [title, code, UIView()])
    texts.axis = .vertical
    texts.spacing = 8
    for part in [drawing, texts] { parts.addArrangedSubview(part) }
    parts.spacing = 24
    parts.distribution = .fillEqually
    contentView.addCovering(parts, insets: .cell)
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: Self, _) in
      self.arrange()
      self.showCode()
    }
  }

  func show(_ data: GraphViewData, onTap: @escaping (String) -> Void) {
    graph.show(data, onTap: onTap)
    legend.text = data.legend
    title.text = data.code.title
    shownCode = data.code.code
    showCode()
  }

  private func showCode() {
    let font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .monospacedSystemFont(ofSize: 13, weight: .regular),
      compatibleWith: traitCollection
    )
    code.attributedText = NSAttributedString(code: shownCode, font: font)
  }

  /// The table measures the cell again after its width has changed.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    arrange(in: targetSize.width)
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  /// Arranges graph and code.
  ///
  /// - Parameter width: The width of the table, in points.
  func arrange(in width: CGFloat) {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let isWide = width >= Self.widthForTwo && !isLarge
    parts.axis = isWide ? .horizontal : .vertical
    parts.distribution = isWide ? .fillEqually : .fill
  }

  private func arrange() {
    arrange(in: bounds.width)
  }
}
