import UIKitHosting

/// A section of which something is near the viewport: as high as all its rows, of which some exist.
final class TableSectionView: UIView {
  private(set) var header: UIView?
  private(set) var footer: UIView?
  /// Whether its header and footer are yet to be made, or made again.
  var needsEdges = true
  /// Whether the delegate knows that they are shown.
  var isAnnounced = false

  /// The number of the section, from 0.
  var index: Int {
    get { value.index }
    set {
      var moved = value
      moved.index = newValue
      take(moved)
    }
  }

  /// The places of its header and of its rows.
  private var value = SectionValue(index: -1)

  /// Points: the height of the table's own header, above all sections.
  private(set) var tableHeader = 0.0

  /// The top left corner of the box of its rows.
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

  /// Lets its header and footer be used elsewhere; they stay until others are made.
  func dropEdges(into pool: inout ReusePool) {
    needsEdges = true
    for case let edge as UITableViewHeaderFooterView in [header, footer] { pool.put(edge) }
  }
}

// Apps see what is in a section as subviews of the table.

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
