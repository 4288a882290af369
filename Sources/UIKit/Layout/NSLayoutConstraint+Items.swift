extension NSLayoutConstraint {
  /// The view or guide that the constraint is about; nil once it is gone.
  public var firstItem: AnyObject? { _first._item }

  public var firstAttribute: Attribute { _firstSide._statedAttribute }

  /// The view or guide that the first is compared with; nil where that is a constant.
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
  /// The side of a constraint that is made of items.
  ///
  /// Nil for no item.
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

  /// The view or guide that it is about.
  @MainActor
  fileprivate var _item: AnyObject? {
    if let guide = side.guide, !side.isMarginOfView { return view?._systemGuide(guide) }
    return (view as? _GuideView)?.guide ?? view
  }
}
