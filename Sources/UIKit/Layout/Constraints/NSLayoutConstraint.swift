/// A relation between an edge, centre or dimension of a view and that of another view, or a
/// constant.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// A side of a constraint: an attribute of a view or of one of its guides.
  struct Side {
    var guide: UILayoutGuide._Kind?
    var attribute: Attribute
    /// A Boolean value that indicates whether the attribute was stated as one of the view, such as
    /// `leadingMargin`.
    var isMarginOfView = false
  }

  /// A side and its view, or the view that owns its guide.
  struct Operand {
    var view: UIView?
    var side: Side

    init(_ view: UIView?, _ side: Side) {
      self.view = view
      self.side = side
    }

    init(_ view: UIView?, _ attribute: Attribute, of guide: UILayoutGuide._Kind? = nil) {
      self.init(view, Side(guide: guide, attribute: attribute))
    }
  }

  // Views are stored separately from sides: copying a weak reference costs more than everything
  // else that layout reads.
  private(set) final weak var _firstView: UIView?
  private(set) final weak var _secondView: UIView?
  private(set) final var _firstSide = Side(attribute: .notAnAttribute)
  private(set) final var _secondSide: Side?
  private(set) final var _relation = Relation.equal
  private(set) final var _multiplier: CGFloat = 1
  /// A Boolean value that indicates whether the constraint involves a single view: a dimension or
  /// an aspect ratio.
  private(set) final var _isOfOneView = true
  /// The position in the order of activation, in which conflicts are resolved.
  private(set) final var _order: UInt64 = 0
  private static var lastOrder: UInt64 = 0
  /// The constraint's row in its region's system; -1 if it has none.
  final var _row: Int32 = -1
  /// The view that the constraint affects while active: the closest common ancestor of both items.
  private(set) final weak var _owner: UIView?
  /// The view that holds the active constraint: the owner, or the view to which the app has added
  /// it.
  private(set) final weak var _holder: UIView?

  /// Creates a constraint without items, which affects nothing.
  ///
  /// It is the only designated initialiser, so that subclasses inherit the others.
  public override init() {}

  convenience init(
    _ first: Operand,
    _ relation: Relation,
    _ second: Operand?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    self.init()
    _firstView = first.view
    _firstSide = first.side
    _relation = relation
    _secondView = second?.view
    _secondSide = second?.side
    _multiplier = multiplier
    _isOfOneView =
      first.side.guide == nil
      && (second.map { $0.side.guide == nil && $0.view === first.view } ?? true)
    self.constant = constant
  }

  /// Creates a relation between attributes of two items, or to a constant if there is no second
  /// item.
  ///
  /// Items are views or layout guides; any other item, or a missing first attribute, traps.
  public convenience init(
    item view1: Any,
    attribute attr1: NSLayoutConstraint.Attribute,
    relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?,
    attribute attr2: NSLayoutConstraint.Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    guard let first = Operand(item: view1, attr1), attr1 != .notAnAttribute else {
      preconditionFailure("Expected a first attribute in a constraint, got notAnAttribute.")
    }
    let second = attr2 == .notAnAttribute ? nil : Operand(item: view2, attr2)
    self.init(first, relation, second, multiplier: multiplier, constant: c)
  }

  /// A name for reports.
  open var identifier: String?

  /// The constant, in points.
  @_Observed open var constant: CGFloat = 0 {
    didSet {
      if constant != oldValue { _owner?._constraintsChanged(with: self, .constant(self)) }
    }
  }

  @_Observed open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { _owner?._constraintsChanged(with: self) } }
  }

  /// A Boolean value that indicates whether layout applies the constraint.
  ///
  /// Activating a constraint between views without a common ancestor traps.
  open var isActive: Bool {
    get { _owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint as an equation, for reports.
  final var _text: String {
    let factor = _multiplier == 1 ? "" : " * \(_multiplier._short)"
    let shift =
      constant == 0 ? "" : constant < 0 ? " - \((-constant)._short)" : " + \(constant._short)"
    let level = priority == .required ? "" : " @\(CGFloat(priority.rawValue)._short)"
    let name = identifier.map { "\($0): " } ?? ""
    guard let second = _second else {
      return "\(name)\(_first._text) \(_relation._sign) \(constant._short)\(level)"
    }
    return "\(name)\(_first._text) \(_relation._sign) \(second._text)\(factor)\(shift)\(level)"
  }

  final var _first: Operand { Operand(_firstView, _firstSide) }
  final var _second: Operand? { _secondSide.map { Operand(_secondView, $0) } }

  // MARK: - Activation

  /// Activates the constraint; `holder` is the view that holds it, by default the owner.
  func activate(at holder: UIView? = nil) {
    takeContentHolder()
    guard let first = _firstView else { return }
    let second = _secondView ?? first
    guard let owner = first._commonAncestor(with: second) else {
      preconditionFailure(
        """
        Unable to activate constraint \(_text) because its views have no common ancestor. \
        Does the constraint reference items in different view hierarchies? Add both views to one \
        superview first, then activate it.
        """
      )
    }
    Self.lastOrder += 1
    _order = Self.lastOrder
    _owner = owner
    _holder = holder ?? owner
    let state = owner._makeLayoutState()
    if _isOfOneView { state.ownConstraints.append(self) } else { state.constraints.append(self) }
    if _isDistant { _holder?._makeLayoutState().distantConstraints.append(self) }
    owner._constraintsChanged(with: self)
  }

  /// Redirects a constraint of a cell, or of a tab bar controller's view, to the content holder if
  /// the other item is in that holder, which fills the view.
  private func takeContentHolder() {
    guard let first = _firstView, let second = _secondView, first !== second else { return }
    if let operand = _first.redirectedToContentHolder(containing: second) {
      (_firstView, _firstSide) = (operand.view, operand.side)
    } else if let operand = _second?.redirectedToContentHolder(containing: first) {
      (_secondView, _secondSide) = (operand.view, operand.side)
    }
  }

  private func deactivate() {
    guard let owner = _owner else { return }
    owner._layoutState?.constraints.removeAll { $0 === self }
    owner._layoutState?.ownConstraints.removeAll { $0 === self }
    _disowned()
    owner._constraintsChanged(with: self)
  }

  func _disowned() {
    _holder?._layoutState?.distantConstraints.removeAll { $0 === self }
    _row = -1
    _owner = nil
    _holder = nil
  }

  /// A Boolean value that indicates whether one of its views may leave the holder without leaving
  /// its own superview.
  private var _isDistant: Bool {
    let holder = _holder
    return isDistant(_firstView, from: holder) || isDistant(_secondView, from: holder)
      || (holder !== _owner && _isOfOneView)
  }

  private func isDistant(_ view: UIView?, from holder: UIView?) -> Bool {
    guard let view else { return false }
    return view !== holder && view._superview !== holder
  }

  func _involves(_ view: UIView) -> Bool {
    _firstView === view || _secondView === view
  }
}

extension NSLayoutConstraint.Operand {
  /// Returns the operand for the content holder that contains another view; nil if there is none.
  ///
  /// A tab bar begins where the holder's safe area ends.
  @MainActor
  fileprivate func redirectedToContentHolder(containing other: UIView) -> Self? {
    let bar = view as? UITabBar
    guard let holder = bar?._tabBarController?.viewIfLoaded?._contentHolder ?? view?._contentHolder,
      other !== holder, other.isDescendant(of: holder), bar == nil || side.attribute != .height
    else { return nil }
    let isTop = bar != nil && side.attribute == .top
    return Self(holder, isTop ? .bottom : side.attribute, of: isTop ? .safeArea : side.guide)
  }

  @MainActor
  fileprivate var _text: String {
    let name = view?._layoutName ?? "(gone)"
    return "\(name)\(side.guide.map { ".\($0.rawValue)" } ?? "").\(side.attribute)"
  }
}

extension CGFloat {
  /// The number without a zero fraction.
  fileprivate var _short: String {
    let value = Double(self)
    return value == value.rounded() && Swift.abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}
