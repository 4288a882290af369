import UIKitHosting

/// The titles at a table's side, of which a tap, a finger that goes along them or keys choose one.
final class SectionIndexView: UIView, _Picking {
  /// Points; rows keep clear of it.
  static let width = SystemMetrics.Index.width

  /// By number, the one that was chosen last.
  private var chosen = 0

  var titles: [String] = [] {
    didSet {
      guard titles != oldValue else { return }
      chosen = oldValue.isEmpty ? 0 : titles.firstIndex(of: oldValue[chosen]) ?? 0
      _invalidate(.wheel)
      _invalidate(.selectedRow)
      _meaningChanged()
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
