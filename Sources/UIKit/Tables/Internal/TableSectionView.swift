import UIKitHosting

/// The part of a section that is near the viewport.
final class TableSectionView: UIView {
  private(set) var header: UIView?
  private(set) var footer: UIView?
  /// Whether its header and footer are yet to be made, or made again.
  var needsEdges = true
  /// Whether the delegate knows that they are shown.
  var isAnnounced = false

  /// 0-based.
  var index = -1 {
    didSet { if index != oldValue { _invalidate(.section) } }
  }

  override var _kind: NodeKind { .tableSection }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .section: .section(SectionPosition(index: index))
    default: super._attribute(key)
    }
  }

  func show(_ cells: [UITableViewCell]) {
    var views: [UIView] = cells
    if let header { views.insert(header, at: 0) }
    if let footer { views.append(footer) }
    _arrange(views)
  }

  func replaceHeader(by view: UIView?) {
    leave(header, for: view)
    header = view
  }

  func replaceFooter(by view: UIView?) {
    leave(footer, for: view)
    footer = view
  }

  private func leave(_ old: UIView?, for new: UIView?) {
    guard let old, old !== new, old._superview === self else { return }
    old.removeFromSuperview()
  }

  /// Lets its header and footer be used elsewhere; they stay until others are made.
  func dropEdges(into pool: inout ReusePool) {
    needsEdges = true
    for case let edge as UITableViewHeaderFooterView in [header, footer] { pool.put(edge) }
  }
}
