package import UIKitHosting

/// A reusable header or footer of a section.
open class UITableViewHeaderFooterView: UIView, HeightHolding {
  private var identifier: String?
  private var content: UIView?
  private var labels: UIListContentView?
  private var readableInset: CGFloat = 0

  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    identifier = InterfaceLoader.reuseIdentifier(coder)
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// The view's role as header or footer.
  ///
  /// A node keeps its kind, so the view leaves the tree before its role changes.
  final var _edge = SectionEdge.header {
    didSet { if _edge != oldValue { removeFromSuperview() } }
  }

  package override var _kind: NodeKind { _edge._kind }

  /// The frame in the content of the table.
  open override var frame: CGRect {
    get { _frameInTable(super.frame) }
    set { super.frame = _frameInSection(newValue) }
  }

  /// The table while the view belongs to one of its sections.
  open override var superview: UIView? { _superviewInTable }

  /// The identifier of views that are reused for the same kind of section.
  open var reuseIdentifier: String? { identifier }

  /// Sets the identifier of a view whose nib has none.
  final func _takeIdentifier(_ identifier: String) {
    if self.identifier == nil { self.identifier = identifier }
  }

  /// The view that contains the content.
  open var contentView: UIView {
    if let content { return content }
    let made = UIView()
    _place(made)
    return made
  }

  /// The label of the text; a content configuration shows its own.
  open var textLabel: UILabel? { legacyLabels._textLabel }

  /// The label of a second text, below the first.
  open var detailTextLabel: UILabel? { legacyLabels._secondaryLabel }

  /// A view behind the content, which fills the header or footer.
  @_Observed open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      _add(backgroundView)
      sendSubviewToBack(backgroundView)
      _fill(with: backgroundView)
    }
  }

  /// Called before the view is reused.
  open func prepareForReuse() {}

  /// Returns a configuration in the appearance of a header or footer, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    _edge == .header ? .groupedHeader() : .groupedFooter()
  }

  package override var _contentHolder: UIView? { content }

  /// Adds a view to the content view, which fills the header or footer and is the only subview that
  /// displays know.
  open override func addSubview(_ view: UIView) {
    contentView.addSubview(view)
  }

  /// The configuration of the content; nil for a custom `contentView`.
  @_Observed open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { _place(ContentPlacing.view(for: contentConfiguration, old: oldValue, in: content)) }
  }

  private var legacyLabels: UIListContentView {
    if let labels { return labels }
    let made = UIListContentView(configuration: defaultContentConfiguration())
    made._changeReadableInset(from: 0, to: readableInset)
    labels = made
    contentView.addSubview(made)
    contentView._fill(with: made)
    return made
  }

  /// Moves the margins of the content by a distance from the standard ones.
  final func _takeReadableInset(_ inset: CGFloat) {
    content?._changeReadableInset(from: readableInset, to: inset)
    labels?._changeReadableInset(from: readableInset, to: inset)
    readableInset = inset
  }

  final var _heldView: UIView { contentView }
  final var _heldHeight: NSLayoutConstraint?

  private func _place(_ view: UIView?) {
    guard view !== content else { return }
    let height = _heldHeight?.constant
    _hold(height: nil)
    defer { if let height { _hold(height: height) } }
    content?.removeFromSuperview()
    content = view
    guard let view else { return }
    view._changeReadableInset(from: 0, to: readableInset)
    _add(view)
    _fill(with: view, within: safeAreaLayoutGuide)
  }
}
