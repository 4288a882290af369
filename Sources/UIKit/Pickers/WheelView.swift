import UIKitHosting

/// The wheel of a picker's component.
final class _WheelView: UIView, _Picking {
  /// Called when the user has turned the wheel to another row.
  ///
  /// - Returns: Whether the change was applied.
  var picked: (_ row: Int) -> Bool = { _ in false }
  private(set) var selectedRow = -1
  private var animates = false

  /// The rows; other titles change the meaning of later events.
  var value = WheelValue(titles: []) {
    didSet {
      guard value != oldValue else { return }
      _invalidate(.wheel)
      if value.titles != oldValue.titles { titlesChanged() }
    }
  }

  /// The unit beside the selected row.
  var unit: String? {
    didSet { if unit != oldValue { _invalidate(.text) } }
  }

  var isEnabled = true {
    didSet { if isEnabled != oldValue { _invalidate(.isEnabled) } }
  }

  override var _kind: NodeKind { .wheel }

  private func titlesChanged() {
    select(min(max(selectedRow, 0), value.titles.count - 1), animated: false)
    // A display that shows other rows must receive the selected one, changed or not.
    _invalidate(.selectedRow)
    _tapEffectChanged()
  }

  /// Selects a row without notification; -1 if there are no rows.
  func select(_ row: Int, animated: Bool) {
    guard row != selectedRow else { return }
    selectedRow = row
    animates = animated
    _invalidate(.selectedRow)
  }

  /// - Returns: Whether the row is newly selected.
  func turned(to row: Int) -> Bool {
    // A display turns the wheel immediately, and turns it back if the row is rejected.
    animates = true
    _invalidate(.selectedRow)
    guard isEnabled, value.titles.indices.contains(row), row != selectedRow else { return false }
    return picked(row)
  }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .wheel: .wheel(value)
    case .selectedRow: .selectedRow(selectedRow, animated: animates)
    case .text: .text(unit)
    case .isEnabled: .isEnabled(isEnabled)
    default: super._attribute(key)
    }
  }
}
