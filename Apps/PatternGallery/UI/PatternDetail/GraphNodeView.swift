import PatternGalleryPresentation
import RostrumUIKit
import UIKit

/// A part in the graph: its name, and the numbers of its highlighted steps.
final class GraphNodeView: UIControl {
  let id: String
  private let name = UILabel(.subheadline)
  private let steps = UILabel(.footnote)

  init(_ id: String, onTap: @escaping (String) -> Void) {
    self.id = id
    super.init(frame: .zero)
    layer.cornerRadius = 10
    isAccessibilityElement = true
    for label in [name, steps] {
      label.textAlignment = .center
      label.setContentCompressionResistancePriority(.required, for: .vertical)
    }
    let column = UIStackView(arrangedSubviews: [name, steps])
    column.axis = .vertical
    column.spacing = 2
    column.isUserInteractionEnabled = false
    addCovering(
      column,
      insets: NSDirectionalEdgeInsets(top: 10, leading: 8, bottom: 10, trailing: 8)
    )
    heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    addAction(UIAction { _ in onTap(id) }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ node: GraphViewData.Node) {
    name.text = node.name
    steps.text = node.steps
    steps.isHidden = node.steps == nil
    backgroundColor =
      if node.isSelected {
        .systemBlue.withAlphaComponent(0.35)
      } else if node.isHighlighted {
        .systemBlue.withAlphaComponent(0.18)
      } else {
        .tertiarySystemFill
      }
    layer.borderWidth = node.isSelected ? 2 : 0
    layer.borderColor = UIColor.systemBlue.cgColor
    accessibilityLabel = node.label
    accessibilityTraits = node.isSelected ? [.button, .selected] : .button
  }
}
