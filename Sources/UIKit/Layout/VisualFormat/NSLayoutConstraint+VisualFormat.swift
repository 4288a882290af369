extension NSLayoutConstraint {
  /// The alignment of the views of a visual format, and their direction.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var alignAllLeft: FormatOptions { FormatOptions(.left) }
    public static var alignAllRight: FormatOptions { FormatOptions(.right) }
    public static var alignAllTop: FormatOptions { FormatOptions(.top) }
    public static var alignAllBottom: FormatOptions { FormatOptions(.bottom) }
    public static var alignAllLeading: FormatOptions { FormatOptions(.leading) }
    public static var alignAllTrailing: FormatOptions { FormatOptions(.trailing) }
    public static var alignAllCenterX: FormatOptions { FormatOptions(.centerX) }
    public static var alignAllCenterY: FormatOptions { FormatOptions(.centerY) }
    public static var alignAllLastBaseline: FormatOptions { FormatOptions(.lastBaseline) }
    public static var alignAllFirstBaseline: FormatOptions { FormatOptions(.firstBaseline) }
    public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }
    public static var directionLeadingToTrailing: FormatOptions { [] }
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
    public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
    public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }
    public static var spacingEdgeToEdge: FormatOptions { [] }
    public static var spacingBaselineToBaseline: FormatOptions { FormatOptions(rawValue: 1 << 19) }
    public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }

    private init(_ attribute: Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// The attributes that all views align.
    fileprivate var alignedAttributes: [Attribute] {
      (1...12).filter { rawValue & 1 << UInt($0) != 0 }.compactMap(Attribute.init)
    }
  }

  /// Makes the constraints that a visual format describes, such as `"H:|-[name]-8-[field(>=80)]|"`.
  ///
  /// - Parameters:
  ///   - format: The format. A wrong one traps, and the message shows where.
  ///   - opts: The alignment and the direction of the views.
  ///   - metrics: Numbers by the names that the format uses.
  ///   - views: Views by the names that the format uses.
  /// - Returns: The constraints, which are not active.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormatParser(format, metrics: metrics ?? [:], views: views)
    return VisualFormatConstraints(parser.parse(), opts).make()
  }
}

/// Makes the constraints of a parsed format.
@MainActor
private struct VisualFormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let start: NSLayoutConstraint.Attribute
  private let end: NSLayoutConstraint.Attribute
  private let isReversed: Bool

  init(_ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions) {
    self.format = format
    self.options = options
    isReversed = !format.isVertical && options.contains(.directionRightToLeft)
    if format.isVertical {
      let isOfBaselines = options.contains(.spacingBaselineToBaseline)
      (start, end) = isOfBaselines ? (.firstBaseline, .lastBaseline) : (.top, .bottom)
    } else if options.isDisjoint(with: .directionMask) {
      (start, end) = (.leading, .trailing)
    } else {
      (start, end) = isReversed ? (.right, .left) : (.left, .right)
    }
  }

  func make() -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for (index, item) in format.items.enumerated() {
      constraints += lengths(of: item)
      guard index > 0 else { continue }
      constraints += connection(format.items[index - 1], item, format.connections[index - 1])
    }
    let views = format.items.filter { !$0.isSuperview }.map(\.view)
    for attribute in options.alignedAttributes {
      for (view, next) in zip(views, views.dropFirst()) {
        constraints.append(constraint(view, attribute, .equal, next, attribute, 0, .required))
      }
    }
    return constraints
  }

  private func lengths(of item: VisualFormat.Item) -> [NSLayoutConstraint] {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    return item.predicates.map { predicate in
      let other = predicate.view == nil ? NSLayoutConstraint.Attribute.notAnAttribute : attribute
      return constraint(
        item.view,
        attribute,
        predicate.relation,
        predicate.view,
        other,
        predicate.constant,
        predicate.priority
      )
    }
  }

  private func connection(
    _ item: VisualFormat.Item,
    _ next: VisualFormat.Item,
    _ connection: VisualFormat.Connection
  ) -> [NSLayoutConstraint] {
    // The superview's edges have opposite names.
    let first = next.isSuperview ? edge(end, next) : edge(start, next)
    let second = item.isSuperview ? edge(start, item) : edge(end, item)
    switch connection {
    case .none:
      return [place(next.view, first, .equal, item.view, second, 0, .required)]
    case .standard:
      let touchesMargin = item.isSuperview || next.isSuperview
      let space = touchesMargin ? 0 : _systemSpacing
      let (attribute, other) =
        touchesMargin
        ? (
          next.isSuperview ? first._withinMargins : first,
          item.isSuperview ? second._withinMargins : second
        )
        : (first, second)
      return [place(next.view, attribute, .equal, item.view, other, space, .required)]
    case .spaces(let predicates):
      return predicates.map { predicate in
        place(
          next.view,
          first,
          predicate.relation,
          item.view,
          second,
          predicate.constant,
          predicate.priority
        )
      }
    }
  }

  /// Returns an edge; for a superview, not a baseline even if the format is spaced by baselines.
  private func edge(
    _ attribute: NSLayoutConstraint.Attribute,
    _ item: VisualFormat.Item
  ) -> NSLayoutConstraint.Attribute {
    guard item.isSuperview else { return attribute }
    return switch attribute {
    case .firstBaseline: .top
    case .lastBaseline: .bottom
    default: attribute
    }
  }

  /// Returns a constraint for the distance of the second item after the first, in either direction.
  private func place(
    _ next: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ view: AnyObject,
    _ other: NSLayoutConstraint.Attribute,
    _ space: CGFloat,
    _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    isReversed
      ? constraint(view, other, relation, next, attribute, space, priority)
      : constraint(next, attribute, relation, view, other, space, priority)
  }

  private func constraint(
    _ first: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute,
    _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: relation,
      toItem: second,
      attribute: other,
      multiplier: 1,
      constant: constant
    )
    constraint.priority = priority
    return constraint
  }
}
