extension NSLayoutConstraint {
  /// The first view or guide of the constraint; nil once it is deallocated.
  public var firstItem: AnyObject? { _first._item }

  public var firstAttribute: Attribute { _firstSide._statedAttribute }

  /// The second view or guide of the constraint; nil if the first is compared with a constant.
  public var secondItem: AnyObject? { _second?._item }

  public var secondAttribute: Attribute { _secondSide?._statedAttribute ?? .notAnAttribute }

  public var relation: Relation { _relation }

  public var multiplier: CGFloat { _multiplier }

  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(_first) }

  public var secondAnchor: NSLayoutAnchor<AnyObject>? { _second.map(NSLayoutAnchor.init) }
}

extension NSLayoutConstraint.Side {
  /// The attribute as the app has stated it.
  fileprivate var _statedAttribute: NSLayoutConstraint.Attribute {
    isMarginOfView ? attribute._withinMargins : attribute
  }
}

extension NSLayoutConstraint.Operand {
  /// Creates the operand of a constraint from an item and an attribute.
  ///
  /// Nil if there is no item.
  @MainActor
  init?(item: Any?, _ attribute: NSLayoutConstraint.Attribute) {
    switch item {
    case let view as UIView:
      self.init(view, attribute)
      if let ofGuide = attribute._ofMarginsGuide {
        side = NSLayoutConstraint.Side(guide: .margins, attribute: ofGuide, isMarginOfView: true)
      }
    case let guide as UILayoutGuide: self = guide._operand(attribute)
    case nil: return nil
    case let other?:
      preconditionFailure("Expected a view or a layout guide in a constraint, got \(other).")
    }
  }

  /// The view or guide of the operand.
  @MainActor
  fileprivate var _item: AnyObject? {
    if let guide = side.guide, !side.isMarginOfView { return view?._systemGuide(guide) }
    return (view as? _GuideView)?.guide ?? view
  }
}
