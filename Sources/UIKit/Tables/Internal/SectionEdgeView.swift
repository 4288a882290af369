import UIKitHosting

/// A header or footer of a class of the app's own.
final class SectionEdgeView: UIView, HeightHolding {
  let edge: SectionEdge
  /// Whether there is nothing in it: a height was given, and no view.
  let isRoom: Bool
  let _heldView: UIView
  var _heldHeight: NSLayoutConstraint?

  init(_ content: UIView, as edge: SectionEdge, height: CGFloat? = nil, isRoom: Bool = false) {
    self.edge = edge
    self.isRoom = isRoom
    _heldView = content
    super.init(frame: .zero)
    // The system's material is behind views of `UITableViewHeaderFooterView` alone.
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

/// A header or footer that can be held to a height.
@MainActor
protocol HeightHolding: AnyObject {
  /// The subview that fills it.
  var _heldView: UIView { get }
  var _heldHeight: NSLayoutConstraint? { get set }
}

extension HeightHolding {
  /// Points; nil to fit the content.
  func _hold(height: CGFloat?) {
    if let height, let held = _heldHeight, held.constant == height { return }
    _heldHeight?.isActive = false
    _heldHeight = height.map { _heldView.heightAnchor.constraint(equalToConstant: $0) }
    _heldHeight?.isActive = true
  }
}
