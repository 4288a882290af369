import UIKitHosting

/// A header or footer with a custom view.
final class SectionEdgeView: UIView, HeightHolding {
  let edge: SectionEdge
  /// A Boolean value indicating whether the view is empty space: a height was given, but no view.
  let isEmptySpace: Bool
  let _heldView: UIView
  var _heldHeight: NSLayoutConstraint?

  init(_ content: UIView, as edge: SectionEdge, height: CGFloat? = nil, isEmptySpace: Bool = false)
  {
    self.edge = edge
    self.isEmptySpace = isEmptySpace
    _heldView = content
    super.init(frame: .zero)
    // Only `UITableViewHeaderFooterView` has the system's material as background.
    if edge == .header { backgroundColor = .clear }
    addSubview(content)
    _fill(with: content)
    _hold(height: height)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var _kind: NodeKind { edge._kind }
}

extension SectionEdge {
  var _kind: NodeKind {
    switch self {
    case .header: .sectionHeader
    case .footer: .sectionFooter
    }
  }
}

/// A header or footer with an optional fixed height.
@MainActor
protocol HeightHolding: AnyObject {
  /// The subview that fills it.
  var _heldView: UIView { get }
  var _heldHeight: NSLayoutConstraint? { get set }
}

extension HeightHolding {
  /// Fixes the height, in points; nil fits the content.
  func _hold(height: CGFloat?) {
    if let height, let held = _heldHeight, held.constant == height { return }
    _heldHeight?.isActive = false
    _heldHeight = height.map { _heldView.heightAnchor.constraint(equalToConstant: $0) }
    _heldHeight?.isActive = true
  }
}
