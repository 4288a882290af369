package import UIKitHosting

/// A row of a list, with the appearance of the list and accessories at its edges.
open class UICollectionViewListCell: UICollectionViewCell {
  nonisolated static let _margin: CGFloat = 16
  private static let accessoryGap: CGFloat = 8
  private static let leastHeight = CGFloat(SystemMetrics.Table.row)

  private let separator = UIView()
  /// The separator above, created on first use.
  private var topSeparator: UIView?
  private var shown: [(accessory: UICellAccessory, view: UIView)] = []

  /// The position in the list; nil outside lists.
  final var _listPlace: ListPlace? {
    didSet { if _listPlace != oldValue { showPlace() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder._configure { $0.configure(self, $1) }
  }

  private func setUp() {
    separator.backgroundColor = .separator
    separator.isHidden = true
    _add(separator)
  }

  /// Returns a content configuration in the appearance of the cell's position, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    _listPlace?.configuration ?? .cell()
  }

  // MARK: Content

  /// The accessories at the leading and the trailing edge, in any order.
  @_Observed open var accessories: [UICellAccessory] = [] {
    didSet {
      showAccessories()
      showOutline()
      let toggled = oldValue.contains { outlineStyle(of: $0) == .header }
      if toggled != _togglesByTap { _collectionView?._updateSelectability(of: self) }
    }
  }

  // MARK: Outlines

  /// The position of the item in an outline; nil for a section without outline.
  final var _outline: OutlinePlace? {
    didSet {
      guard _outline != oldValue else { return showOutline() }
      let level = _outline?.level ?? 0
      if level != oldValue?.level ?? 0 { indentationLevel = level }
      showOutline()
      setNeedsUpdateConfiguration()
    }
  }

  override var _togglesByTap: Bool {
    _element.kind == nil && accessories.contains { outlineStyle(of: $0) == .header }
  }

  override var _hasGrip: Bool { _gripOptions?.isHidden == false }

  override var _gripOptions: UICellAccessory.ReorderOptions? { shown.last?.accessory.grip }

  private func outlineStyle(
    of accessory: UICellAccessory
  ) -> UICellAccessory.OutlineDisclosureOptions.Style? {
    guard accessory.isShown(whileEditing: _isInEditing) else { return nil }
    return accessory.outlineStyle(isHeader: _listPlace?.edge == .header)
  }

  private func showOutline() {
    let content = contentConfiguration as? UIListContentConfiguration
    let name = accessibilityLabel ?? content?.text ?? content?.attributedText?.string
    let isExpanded = _outline?.isExpanded ?? false
    for (accessory, view) in shown where outlineStyle(of: accessory) != nil {
      ListAccessoryView.turn(view, isExpanded: isExpanded, name: name)
    }
    let reported = _togglesByTap ? isExpanded : nil
    if reported != _lazyState?.accessibility.isExpanded {
      _updateAccessibility { $0.isExpanded = reported }
    }
  }

  override func _outlineTapped() -> Bool {
    for accessory in accessories where outlineStyle(of: accessory) != nil {
      guard case .outline(_, let action?) = accessory.kind else { break }
      action()
      return true
    }
    return super._outlineTapped()
  }

  /// Handles a tap on the delete accessory.
  final func _deleteTapped() {
    _ = _collectionView?._open(.trailing, of: self)
  }

  /// The indentation of the content, in steps of `indentationWidth`.
  @_Observed open var indentationLevel: Int = 0 {
    didSet { if indentationLevel != oldValue { _resized() } }
  }

  /// The width of an indentation step, in points.
  @_Observed open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { _resized() } }
  }

  /// A Boolean value that indicates whether leading accessories are indented with the content.
  @_Observed open var indentsAccessories: Bool = true {
    didSet { if indentsAccessories != oldValue { arrange() } }
  }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  override var _contentFrame: CGRect {
    let (leading, trailing) = insets
    return mirrored(
      CGRect(
        x: leading,
        y: 0,
        width: max(0, _frame.width - leading - trailing),
        height: _frame.height
      )
    )
  }

  /// The side insets of the part of the cell that lies outside the safe area, in points.
  private var covered: (leading: CGFloat, trailing: CGFloat) {
    guard _listPlace?.appearance.reachesSides == true, let rest = _collectionView?._unadjusted
    else {
      return (0, 0)
    }
    return (CGFloat(rest.leading), CGFloat(rest.trailing))
  }

  /// The side insets of the content for the safe area, accessories and indentation, in points.
  private var insets: (leading: CGFloat, trailing: CGFloat) {
    func taken(_ isLeading: Bool) -> CGFloat {
      let views = shown.filter { $0.accessory.isLeading == isLeading }
      // The content has margins of its own, which include the accessory's gap.
      return views.isEmpty
        ? 0
        : Self._margin - Self.accessoryGap
          + views.reduce(0) {
            $0 + ListAccessoryView.room(for: $1.view, $1.accessory) + Self.accessoryGap
          }
          - Self.accessoryGap
    }
    return (taken(true) + indentation + covered.leading, taken(false) + covered.trailing)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutAttributes._isEstimated.height else { return layoutAttributes }
    let (leading, trailing) = insets
    let fitting = systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width - leading - trailing, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let preferred = layoutAttributes._copy()
    let least = _listPlace?.edge == nil ? Self.leastHeight : 0
    preferred.frame.size.height = max(least, fitting.height)
    return preferred
  }

  // MARK: Appearance

  override func _stateShown() {
    super._stateShown()
    _invalidate(.background)
    showAccessoryColors()
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .background: .background(displayedBackground?._background)
    default: super._attribute(key)
    }
  }

  private var displayedBackground: UIColor? {
    backgroundConfiguration?._ofOwner._explicitBackgroundColor(tintColor) ?? backgroundColor
      ?? _listPlace?.background(isSelected: isSelected, isHighlighted: isHighlighted)
  }

  /// A Boolean value that indicates whether the cell is the selected row of a sidebar, with a
  /// tinted background.
  private var isProminent: Bool {
    isSelected && _listPlace?.appearance.isSidebar == true && _listPlace?.edge == nil
  }

  /// Headers and cells with a background of their own do not have the appearance of a selected row.
  override var _isInSidebar: Bool {
    _listPlace?.appearance.isSidebar == true && _listPlace?.edge == nil
      && backgroundConfiguration?._ofOwner._explicitBackgroundColor(tintColor) == nil
      && backgroundColor == nil
  }

  private func showAccessoryColors() {
    for (accessory, view) in shown {
      ListAccessoryView.paint(view, of: accessory, isProminent: isProminent)
    }
  }

  private func showPlace() {
    _invalidate(.background)
    // Headers and footers are not rows.
    if _listPlace?.edge == nil { _invalidate(.row) }
    showAccessoryColors()
    _showCorners()
    showHeading()
    showSeparators()
    arrange()
  }

  private func showSeparators() {
    let (top, bottom) = (_listPlace?.topSeparator, _listPlace?.bottomSeparator)
    separator.isHidden = bottom == nil
    if let bottom { separator.backgroundColor = bottom.color }
    if top != nil, topSeparator == nil {
      let line = UIView()
      _add(line)
      topSeparator = line
    }
    topSeparator?.isHidden = top == nil
    if let top { topSeparator?.backgroundColor = top.color }
  }

  /// Rounds the corners of the card, unless the cell's background has rounded corners.
  override func _showCorners() {
    super._showCorners()
    guard layer.cornerRadius == 0 else {
      layer.maskedCorners = ._all
      return
    }
    let corners = _listPlace?.roundedCorners ?? []
    layer.cornerRadius = corners.isEmpty ? 0 : ListPlace.cornerRadius
    layer.maskedCorners = corners
  }

  override func _editingChanged() {
    super._editingChanged()
    showAccessories()
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = _outline?.isExpanded ?? false
    return state
  }

  // MARK: Layout

  override func _resized() {
    super._resized()
    arrange()
  }

  override func _contentChanged() {
    super._contentChanged()
    // Separators stay in front of replaced content.
    bringSubviewToFront(separator)
    topSeparator.map(bringSubviewToFront)
    showHeading()
    arrange()
  }

  /// Marks the text of a header as a heading for assistive technologies.
  private func showHeading() {
    guard let text = (contentView as? UIListContentView)?._textLabel else { return }
    let isHeading = text.accessibilityTraits.contains(.header)
    guard isHeading != (_listPlace?.edge == .header) else { return }
    text.accessibilityTraits.formSymmetricDifference(.header)
  }

  private func showAccessories() {
    for (accessory, view) in shown {
      view.removeFromSuperview()
      view._slot = nil
      // A custom view belongs to the app again.
      if accessory.isHidden { view.isHidden = false }
    }
    shown = UICellAccessory.ordered(accessories.filter { $0.isShown(whileEditing: _isInEditing) })
      .map { ($0, ListAccessoryView.make($0, for: self)) }
    for (_, view) in shown {
      // An interactive accessory does not contribute to the cell's accessibility label.
      if view is UIControl { view._slot = .accessory }
      _add(view)
    }
    showGrip()
    showAccessoryColors()
    _resized()
  }

  /// Adds the separator before the reorder control if another accessory precedes it.
  ///
  /// Displays draw the control itself.
  private func showGrip() {
    guard let (accessory, view) = shown.last, let grip = accessory.grip else { return }
    _invalidate(.row)
    guard grip.showsVerticalSeparator, !grip.isHidden,
      shown.dropLast().contains(where: { !$0.accessory.isLeading })
    else { return }
    let line = UIView()
    line.backgroundColor = .separator
    view.addSubview(line)
  }

  /// Centres the separator of the reorder control in the gap before it.
  private func arrangeLine(of room: UIView) {
    let isRightToLeft = _collectionView?._isRightToLeft == true
    let gap = Self.accessoryGap / 2
    let x = isRightToLeft ? room._frame.width + gap : -gap
    room.subviews.first?.frame = CGRect(x: x, y: 0, width: 0.5, height: room._frame.height)
  }

  private func arrange() {
    var start = covered.leading + Self._margin + (indentsAccessories ? indentation : 0)
    for (accessory, view) in shown where accessory.isLeading {
      start += place(view, accessory, at: start) + Self.accessoryGap
    }
    var end = _frame.width - covered.trailing - Self._margin
    for (accessory, view) in shown.reversed() where !accessory.isLeading {
      let width = ListAccessoryView.room(for: view, accessory)
      end -= place(view, accessory, at: end - width) + Self.accessoryGap
      if accessory.isGrip { arrangeLine(of: view) }
    }
    // Separators lie on whole points, so that displays with a scale factor of 1 show them.
    arrange(separator, _listPlace?.bottomSeparator, at: _frame.height - 1)
    if let topSeparator { arrange(topSeparator, _listPlace?.topSeparator, at: 0) }
  }

  private func arrange(_ line: UIView, _ separator: ListSeparator?, at y: CGFloat) {
    let before = separator?.leading ?? insets.leading + textStart
    let after = separator?.trailing ?? 0
    line.frame = mirrored(
      CGRect(x: before, y: y, width: max(0, _frame.width - before - after), height: 0.5)
    )
  }

  /// - Returns: The width that the accessory takes.
  private func place(_ view: UIView, _ accessory: UICellAccessory, at x: CGFloat) -> CGFloat {
    let size = ListAccessoryView.size(of: view, accessory)
    let room = ListAccessoryView.room(for: view, accessory)
    view.frame = mirrored(
      CGRect(
        x: x + (room - size.width) / 2,
        y: (_frame.height - size.height) / 2 + textDrop,
        width: size.width,
        height: size.height
      )
    )
    return room
  }

  /// The vertical offset of a header's or footer's text from the centre.
  private var textDrop: CGFloat {
    guard _listPlace?.edge != nil,
      let margins = (contentConfiguration as? UIListContentConfiguration)?.directionalLayoutMargins
    else { return 0 }
    return (margins.top - margins.bottom) / 2
  }

  /// The leading edge of the content's text.
  private var textStart: CGFloat {
    guard let configuration = contentConfiguration as? UIListContentConfiguration else {
      return Self._margin
    }
    let margin = configuration.directionalLayoutMargins.leading
    guard let image = configuration.image else { return margin }
    let properties = configuration.imageProperties
    let own = image._size(preferring: properties.preferredSymbolConfiguration, traitCollection)
    return margin + (properties.fitted(own) ?? own).width + configuration.imageToTextPadding
  }

  /// Mirrors a frame when the layout direction is right to left.
  private func mirrored(_ frame: CGRect) -> CGRect {
    guard _collectionView?._isRightToLeft == true else { return frame }
    var mirrored = frame
    mirrored.origin.x = _frame.width - frame.maxX
    return mirrored
  }
}
