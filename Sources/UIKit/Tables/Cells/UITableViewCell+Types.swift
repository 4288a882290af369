import UIKitHosting

extension UITableViewCell {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The controls that a cell shows beside its content for editing.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
    @available(*, deprecated, message: "Use singleLine.")
    case singleLineEtched
  }
}

extension UITableViewCell.AccessoryType {
  var _hasButton: Bool {
    self == .detailDisclosureButton || self == .detailButton
  }

  fileprivate var _value: RowValue.Accessory {
    switch self {
    case .none: .none
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }
}

extension UITableViewCell.EditingStyle {
  fileprivate var _value: RowValue.EditControl {
    switch self {
    case .none: .none
    case .delete: .delete
    case .insert: .insert
    }
  }
}

extension UITableViewCell {
  final var _rowValue: RowValue {
    RowValue(
      key: _key ?? 0,
      section: _position.section,
      row: _position.row,
      accessory: _accessory,
      isSelectable: _isSelectable && isUserInteractionEnabled,
      isSelected: isSelected,
      togglesSelection: _togglesSelection,
      highlights: selectionStyle != .none && selectedBackgroundView == nil,
      isButton: _isButton,
      editControl: _hasCircle ? .select : _editingStyle._value,
      isIndented: _lacksControl && shouldIndentWhileEditing,
      hasLeadingActions: _swipes.leading,
      hasTrailingActions: _swipes.trailing,
      isMovable: showsReorderControl,
      hasMenu: _hasMenu || _hasCustomActions
    )
  }

  /// A Boolean value indicating whether a screen reader announces the cell as a button.
  ///
  /// A row without a selection style can be tapped, as on iOS, but does not show it. Apps use that
  /// style for rows that only display something, so such a row is a button only if its traits
  /// include `button`.
  private var _isButton: Bool {
    selectionStyle != .none || _togglesSelection || accessibilityTraits.contains(.button)
  }

  /// The width in points of the elements at the trailing edge of the content.
  final var _trailingWidth: Double {
    _accessoryWidth + _indexWidth + (showsReorderControl ? SystemMetrics.Table.grip : 0)
      + _coveredSides.trailing
  }

  /// The safe area insets at the sides of the row, in points.
  private var _coveredSides: (leading: Double, trailing: Double) {
    _tableView?._coveredSidesOfRows ?? (0, 0)
  }

  /// The width in points of the editing control before the content and of the content's
  /// indentation.
  final var _leadingWidth: Double {
    let isIndented = _lacksControl && shouldIndentWhileEditing
    let hasControl = _hasCircle || _editingStyle != .none || isIndented
    let control = hasControl ? SystemMetrics.Table.control : 0
    return control + Double(_indentation) + _coveredSides.leading
  }

  /// The width of the section index, in points.
  final var _indexWidth: Double {
    _tableView?._index == nil ? 0 : SectionIndexView.width
  }

  final var _accessoryWidth: Double {
    if !isEditing, let accessoryView {
      let natural = CGRect(origin: .zero, size: accessoryView.intrinsicContentSize)
      let width =
        accessoryView._flags.hasOwnFrame
        ? accessoryView._frame.width : accessoryView.frame(forAlignmentRect: natural).width
      return Double(max(width, 0)) + SystemMetrics.Table.accessorySide
    }
    typealias Metrics = SystemMetrics.Table
    let around = Metrics.accessorySide + Metrics.accessoryGap
    return switch _accessory {
    case .none: 0
    case .disclosureIndicator: Metrics.chevron.width + around
    case .checkmark: Metrics.check.width + around
    case .detailButton: Metrics.detail
    case .detailDisclosureButton: Metrics.detail + Metrics.chevron.width + around
    }
  }

  private var _accessory: RowValue.Accessory {
    if isEditing { return editingAccessoryType._value }
    return accessoryView == nil ? accessoryType._value : .none
  }

  /// Updates the position of the item that the cell shows.
  final func _bind(to position: RowPosition) {
    guard position != _position else { return }
    _position = position
    _invalidate(.row)
  }

  /// Binds the cell to an item.
  final func _bind(to position: RowPosition, key: UInt32) {
    if key != _key {
      _key = key
      _swipeActions = nil
      _invalidate(.row)
      _tapEffectChanged()
    }
    _bind(to: position)
  }
}
