import UIKitHosting

/// The section index of a table, whose titles are chosen by a tap, a drag along them or the
/// keyboard.
final class SectionIndexView: UIView, _Picking {
  /// The width in points, which is subtracted from the width of rows.
  static let width = SystemMetrics.Index.width

  /// The index of the title chosen last.
  private var chosen = 0

  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      chosen = oldValue.isEmpty ? 0 : titles.firstIndex(of: oldValue[chosen]) ?? 0
      _invalidate(.wheel)
      _invalidate(.selectedRow)
      _tapEffectChanged()
    }
  }

  override var _kind: NodeKind { .sectionIndex }

  func turned(to number: Int) -> Bool {
    guard titles.indices.contains(number), let table = _superview as? UITableView else {
      return false
    }
    if number != chosen {
      chosen = number
      _invalidate(.selectedRow)
    }
    table._goToSection(ofTitle: titles[number], at: number)
    return true
  }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .wheel: .wheel(WheelValue(titles: titles))
    case .selectedRow: .selectedRow(chosen, animated: false)
    default: super._attribute(key)
    }
  }
}
