import UIKitHosting

/// A section near the viewport: as high as all its rows, of which only some exist.
final class TableSectionView: UIView {
  private(set) var header: UIView?
  private(set) var footer: UIView?
  /// A Boolean value indicating whether its header and footer must be created or updated.
  var needsEdges = true
  /// A Boolean value indicating whether the delegate was notified that they are displayed.
  var isAnnounced = false

  /// The 0-based index of the section.
  var index: Int {
    get { value.index }
    set {
      var moved = value
      moved.index = newValue
      take(moved)
    }
  }

  /// The positions of its header and rows.
  private var value = SectionValue(index: -1)

  /// The height in points of the table's own header, above all sections.
  private(set) var tableHeader = 0.0

  /// The top left corner of the box that contains its rows.
  private(set) var rowsOrigin = (x: 0.0, y: 0.0)

  func take(_ value: SectionValue, tableHeader: Double, side: Double) {
    take(value)
    rowsOrigin = (side, value.rowsTop)
    guard tableHeader != self.tableHeader else { return }
    self.tableHeader = tableHeader
    _markForCommit(.frame)
  }

  private func take(_ value: SectionValue) {
    guard value != self.value else { return }
    self.value = value
    _markForCommit(.section)
  }

  override var _kind: NodeKind { .tableSection }

  override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .section: .section(value)
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

  /// Puts the header and footer into the reuse pool; they stay visible until they are replaced.
  func dropEdges(into pool: inout ReusePool) {
    needsEdges = true
    for case let edge as UITableViewHeaderFooterView in [header, footer] { pool.put(edge) }
  }
}

// Apps see the subviews of a section as subviews of the table.

extension UIView {
  final var _superviewInTable: UIView? {
    (_superview as? TableSectionView)?._superview ?? _superview
  }

  final func _frameInTable(_ frame: CGRect) -> CGRect {
    guard let section = _superview as? TableSectionView else { return frame }
    return frame.offsetBy(dx: section._frame.minX, dy: section._frame.minY)
  }

  final func _frameInSection(_ frame: CGRect) -> CGRect {
    guard let section = _superview as? TableSectionView else { return frame }
    return frame.offsetBy(dx: -section._frame.minX, dy: -section._frame.minY)
  }
}
