package import UIKitHosting

/// What stands above or below a section's rows, and can be used again for another section.
open class UITableViewHeaderFooterView: UIView, HeightHolding {
  private let identifier: String?
  private var content: UIView?
  private var labels: UIListContentView?

  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public convenience init() {
    self.init(reuseIdentifier: nil)
  }

  /// Where it stands.
  ///
  /// A node keeps its kind: to stand elsewhere it leaves the tree first.
  final var _edge = SectionEdge.header {
    didSet { if _edge != oldValue { removeFromSuperview() } }
  }

  package override var _kind: NodeKind { _edge._kind }

  /// The frame in the content of the table.
  open override var frame: CGRect {
    get { _frameInTable(super.frame) }
    set { super.frame = _frameInSection(newValue) }
  }

  /// The table, while it stands at one of its sections.
  open override var superview: UIView? { _superviewInTable }

  /// What views that may stand at the same sections have in common.
  open var reuseIdentifier: String? { identifier }

  /// The view that content goes into.
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

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// A configuration in the looks of a header, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    _edge == .header ? .groupedHeader() : .groupedFooter()
  }

  package override var _contentHolder: UIView? { content }

  /// What is added to it is added to its content view: that fills it, and a display knows of
  /// nothing beside it.
  open override func addSubview(_ view: UIView) {
    contentView.addSubview(view)
  }

  /// What it shows; nil for what was put into `contentView`.
  @_Told open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { _place(ContentPlacing.view(for: contentConfiguration, old: oldValue, in: content)) }
  }

  private var legacyLabels: UIListContentView {
    if let labels { return labels }
    let made = UIListContentView(configuration: defaultContentConfiguration())
    labels = made
    contentView.addSubview(made)
    contentView._fill(with: made)
    return made
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
    _add(view)
    _fill(with: view, within: safeAreaLayoutGuide)
  }
}
