/// An edge, centre or dimension of a view or guide, for creating constraints.
///
/// `AnchorType` is the subclass: a horizontal anchor relates only to horizontal ones.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private weak var view: UIView?
  private let side: NSLayoutConstraint.Side

  init(_ operand: NSLayoutConstraint.Operand) {
    view = operand.view
    side = operand.side
    super.init()
  }

  convenience init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(NSLayoutConstraint.Operand(view, attribute))
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: 0)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: 0)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: 0)
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    _constraint(.equal, anchor._operand, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    _constraint(.greaterThanOrEqual, anchor._operand, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    _constraint(.lessThanOrEqual, anchor._operand, constant: c)
  }

  func _constraint(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutConstraint.Operand?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(_operand, relation, other, multiplier: multiplier, constant: constant)
  }

  final var _operand: NSLayoutConstraint.Operand { NSLayoutConstraint.Operand(view, side) }
}

/// Apple's system spacing between two views, in points.
let _systemSpacing: CGFloat = 8
