import UIKitHosting

/// One component of a picker.
final class _WheelView: UIView, _Picking {
  /// A person turned it to another row.
  ///
  /// - Returns: Whether that did anything.
  var picked: (_ row: Int) -> Bool = { _ in false }
  private(set) var selectedRow = -1
  private var animates = false

  /// Rows that are others now mean something else.
  var value = WheelValue(titles: []) {
    didSet {
      guard value != oldValue else { return }
      _invalidate(.wheel)
      if value.titles != oldValue.titles { titlesChanged() }
    }
  }

  /// Stands beside the chosen row.
  var unit: String? {
    didSet { if unit != oldValue { _invalidate(.text) } }
  }

  var isEnabled = true {
    didSet { if isEnabled != oldValue { _invalidate(.isEnabled) } }
  }

  override var _kind: NodeKind { .wheel }

  private func titlesChanged() {
    select(min(max(selectedRow, 0), value.titles.count - 1), animated: false)
    // A display that shows other rows must be told which one is chosen, changed or not.
    _invalidate(.selectedRow)
    _meaningChanged()
  }

  /// Turns it in silence, to -1 where there are no rows.
  func select(_ row: Int, animated: Bool) {
    guard row != selectedRow else { return }
    selectedRow = row
    animates = animated
    _invalidate(.selectedRow)
  }

  /// - Returns: Whether it stands there now and did not before.
  func turned(to row: Int) -> Bool {
    // A display turns at once, and turns back when it is told so.
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
