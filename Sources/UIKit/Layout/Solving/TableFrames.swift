import UIKitHosting

/// Measures and places a table's content: its header, its sections with their rows, and its footer.
@MainActor
struct TableFrames {
  private let container: ContainerFrames
  private let table: UITableView

  init(_ table: UITableView, _ container: ContainerFrames) {
    self.table = table
    self.container = container
  }

  private var width: CGFloat { container.bounds.width }
  private var sides: (leading: CGFloat, trailing: CGFloat) { table._sectionInsets }
  private var rowWidth: CGFloat { width - sides.leading - sides.trailing }

  func place() {
    let views = table._subviews
    let header = place(views.filter { $0._slot == .tableHeader }, at: 0)
    table._geometry.header = Double(header)
    table._measure(
      width: width,
      rows: { $0._fittingHeight(in: rowWidth) },
      edge: { edgeHeight(of: $0, in: rowWidth) }
    )
    for case let section as TableSectionView in views { place(section) }
    let end = header + CGFloat(table._geometry.height)
    let bottom = place(views.filter { $0._slot == .tableFooter }, at: end)
    for view in views where view._slot == .background { placeBackground(view) }
    for view in views where view._kind == .sectionIndex { place(view, at: indexFrame) }
    table._takeContentSize(CGSize(width: width, height: bottom))
    table._keepWithinContent()
    table._updateRequestedRow()
    table._tableChanged()
    // Rows may be lower than estimated.
    if !table._isCovered { table.setNeedsLayout() }
  }

  /// Gives a background the bounds and the safe area of the table.
  private func placeBackground(_ view: UIView) {
    let frame = CGRect(origin: table._boundsOrigin, size: container.bounds.size)
    let hasChanged = frame != view._frame
    view._takeFrame(frame)
    container.pass.layOut(view, covered: container.outerCovered, hasChanged: hasChanged)
  }

  private func place(_ view: UIView, at frame: CGRect, in superview: UIView? = nil) {
    container.pass.place(view, at: frame, in: superview ?? table, container.covered)
  }

  private var indexFrame: CGRect {
    let width = CGFloat(SectionIndexView.width)
    let end = CGFloat(table._safeArea.trailing)
    let x = table._usesRightToLeftLayout ? end : self.width - width - end
    return CGRect(x: x, y: 0, width: width, height: container.bounds.height)
  }

  /// Places the table's header or footer, with the height of its frame, or else of its content.
  /// - Returns: The bottom position.
  private func place(_ edges: [UIView], at y: CGFloat) -> CGFloat {
    var y = y
    for view in edges {
      let isHigh = view._flags.hasOwnFrame && view._frame.height > 0
      let height = isHigh ? view._frame.height : fittingHeight(of: view, in: width)
      place(view, at: CGRect(x: 0, y: y, width: width, height: height))
      y += height
    }
    return y
  }

  // MARK: - Sections

  private func place(_ view: TableSectionView) {
    // A section is placed here and not by the pass, which clears the mark of other views.
    view._flags.hasStaleFrames = false
    let geometry = table._geometry
    let section = view.index
    guard geometry.sections.indices.contains(section) else { return }
    let top = geometry.top(ofSection: section)
    let height = geometry.height(ofSection: section)
    let rowsTop = geometry.rowsTop(of: section)
    let left = table._usesRightToLeftLayout ? sides.trailing : sides.leading
    view.take(
      SectionValue(
        index: section,
        headerTop: geometry.headerTop(of: section),
        rowsTop: rowsTop,
        rowsHeight: geometry.rowsHeight(of: section)
      ),
      tableHeader: geometry.header,
      side: Double(left)
    )
    view._takeFrame(CGRect(x: 0, y: CGFloat(top), width: width, height: CGFloat(height)))
    func place(_ child: UIView, _ y: Double, _ height: Double) {
      let frame = CGRect(x: left, y: CGFloat(y), width: rowWidth, height: CGFloat(height))
      self.place(child, at: frame, in: view)
    }
    if let header = view.header {
      place(header, geometry.headerTop(of: section), geometry.headerHeight(of: section))
    }
    for case let cell as UITableViewCell in view._subviews {
      let row = cell._position
      guard row.section == section, geometry.counts.contains(row) else { continue }
      place(cell, geometry.top(of: row) - top, geometry.height(of: row))
      cell._isPlaced = true
    }
    if let footer = view.footer {
      place(footer, geometry.footerTop(of: section), geometry.footerHeight(of: section))
    }
  }

  private func edgeHeight(of view: UIView, in width: CGFloat) -> CGFloat {
    guard !view._isCollapsed else { return 0 }
    let height = fittingHeight(of: view, in: width)
    // Titles have room around them.
    return view is TableTitleView && view._kind == .sectionHeader ? max(28, height) : height
  }

  private func fittingHeight(of view: UIView, in width: CGFloat) -> CGFloat {
    PixelGrid.roundUp(view._solvedSize(fitting: .height(in: width)).height)
  }
}

extension UITableViewCell {
  /// The minimum height of a self-sizing row.
  private static let leastHeight = CGFloat(SystemMetrics.Table.row)

  /// Returns the height of the row: that of the table or its delegate, else that of the content.
  final func _fittingHeight(in width: CGFloat) -> CGFloat {
    if let _height { return CGFloat(_height) }
    guard let content = _contentHolder else { return Self.leastHeight }
    let target = LayoutRegion.FittingTarget.height(
      in: max(0, width - CGFloat(_leadingWidth + _trailingWidth))
    )
    return max(Self.leastHeight, PixelGrid.roundUp(content._solvedSize(fitting: target).height))
  }

  /// Returns the frame of a subview of the cell.
  final func _frame(of child: UIView) -> CGRect {
    let size = _frame.size
    switch child._slot {
    case .behind: return CGRect(origin: .zero, size: size)
    case .accessory:
      let own =
        child._flags.hasOwnFrame && child._frame.width > 0
        ? child._frame.size : child._solvedSize(fitting: LayoutRegion.FittingTarget(.zero))
      let x = size.width - 16 - CGFloat(_trailingWidth - _accessoryWidth) - own.width
      return CGRect(
        x: _usesRightToLeftLayout ? size.width - x - own.width : x,
        y: (size.height - own.height) / 2,
        width: own.width,
        height: own.height
      )
    default:
      let (leading, trailing) = (CGFloat(_leadingWidth), CGFloat(_trailingWidth))
      return CGRect(
        x: _usesRightToLeftLayout ? trailing : leading,
        y: 0,
        width: max(0, size.width - leading - trailing),
        height: size.height
      )
    }
  }
}
