/// An edge, centre or length of a view or guide, to make constraints from.
///
/// `AnchorType` is the subclass: a horizontal anchor relates to horizontal ones only.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let _side: NSLayoutConstraint.Side

  init(_ side: NSLayoutConstraint.Side) {
    _side = side
    super.init()
  }

  convenience init(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(NSLayoutConstraint.Side((view, nil, attribute)))
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
    _constraint(.equal, anchor._side, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    _constraint(.greaterThanOrEqual, anchor._side, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    _constraint(.lessThanOrEqual, anchor._side, constant: c)
  }

  func _constraint(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutConstraint.Side?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      _first: _side,
      relation: relation,
      second: other,
      multiplier: multiplier,
      constant: constant
    )
  }
}

/// The points that Apple's "system spacing" puts between two views.
let _systemSpacing: CGFloat = 8
