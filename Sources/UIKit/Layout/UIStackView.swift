package import UIKitHosting

/// A view that lays out its arranged subviews in a row or a column.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  private var arranged: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    // A view's initializer returns nil in no case; only its declaration may.
    // swift-format-ignore: NeverForceUnwrap
    super.init(coder: coder)!
    coder._configure { $0.configure(self, $1) }
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  package override var _kind: NodeKind { .stack }

  package override var _arrangement: StackLayout? {
    StackLayout(
      axis: axis,
      spacing: Double(spacing),
      alignment: alignment,
      distribution: distribution,
      margins: isLayoutMarginsRelativeArrangement ? directionalLayoutMargins._value : .zero
    )
  }

  @_Observed open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }

  /// The distribution of the arranged subviews along the axis.
  @_Observed open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }

  /// The alignment of the arranged subviews across the axis.
  @_Observed open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }

  /// The spacing between neighbours, in points.
  @_Observed open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }

  /// A Boolean value that indicates whether the arranged subviews keep within the layout margins.
  @_Observed open var isLayoutMarginsRelativeArrangement: Bool = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// A Boolean value that indicates whether the spacing in a column is measured from the last
  /// baseline of a row to the first baseline of the next.
  @_Observed open var isBaselineRelativeArrangement: Bool = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// The custom spacing that selects the stack's `spacing`.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The spacing that selects the system's spacing of 8 points.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  // MARK: Arranged subviews

  open var arrangedSubviews: [UIView] { arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: _arranges(view) ? arranged.count - 1 : arranged.count)
  }

  /// Adds a view, or moves one that is already arranged.
  ///
  /// Subviews keep the order of arrangement, which is also their reading order.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let isNew = !_arranges(view)
    if !isNew { arranged.removeAll { $0 === view } }
    precondition(
      (0...arranged.count).contains(stackIndex),
      "Expected an index from 0 to \(arranged.count) in a stack view, got \(stackIndex)."
    )
    let next = stackIndex < arranged.count ? arranged[stackIndex] : nil
    arranged.insert(view, at: stackIndex)
    view.translatesAutoresizingMaskIntoConstraints = false
    place(view, before: next)
    view._flags.isArranged = true
    guard isNew else { return }
    view._layoutChanged()
    if view.isHidden { view._invalidate(.isHidden) }
  }

  /// Removes a view from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard _arranges(view) else { return }
    _removeFromArrangement(view)
    view._layoutChanged()
    if view.isHidden { view._invalidate(.isHidden) }
    _layoutChildrenChanged()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard _arranges(arrangedSubview), arrangedSubview._layoutState?.customSpacing != spacing
    else { return }
    arrangedSubview._makeLayoutState().customSpacing = spacing
    arrangedSubview._layoutChanged()
  }

  /// Returns the spacing after an arranged subview, in points; `spacingUseDefault` unless set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    guard _arranges(arrangedSubview) else { return Self.spacingUseDefault }
    return arrangedSubview._layoutState?.customSpacing ?? Self.spacingUseDefault
  }

  final func _arranges(_ view: UIView) -> Bool {
    view._flags.isArranged && view._superview === self
  }

  /// Ends the arrangement of a view.
  final func _removeFromArrangement(_ view: UIView) {
    guard _arranges(view) else { return }
    arranged.removeAll { $0 === view }
    view._flags.isArranged = false
    view._layoutState?.customSpacing = nil
  }

  private func place(_ view: UIView, before next: UIView?) {
    guard let next, let index = _subviews.firstIndex(where: { $0 === next }) else {
      return addSubview(view)
    }
    let old = _subviews.firstIndex { $0 === view }
    insertSubview(view, at: old.map { $0 < index } == true ? index - 1 : index)
  }

  private func arrangementChanged() {
    _layoutChanged()
  }
}
