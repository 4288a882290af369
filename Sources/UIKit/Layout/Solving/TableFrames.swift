import UIKitHosting

/// Places what is in a table: its header, its sections with their rows, its footer.
@MainActor
struct TableFrames {
  private let container: ContainerFrames
  private let table: UITableView?

  init(_ container: ContainerFrames) {
    self.container = container
    table = container.view as? UITableView
  }

  private var width: CGFloat { container.bounds.width }

  func place() {
    var y: CGFloat = 0
    let views = container.view._subviews
    for header in views where header._slot == .tableHeader { y = place(edge: header, at: y) }
    for case let section as TableSectionView in views { y = place(section, at: y) }
    for footer in views where footer._slot == .tableFooter { y = place(edge: footer, at: y) }
    for view in views where view._slot == .background {
      container.pass.place(view, at: container.bounds, in: container.view, .zero)
    }
    for view in views where view._kind == .sectionIndex {
      let width = CGFloat(SectionIndexView.width)
      let x = container.view._readsFromTheRight ? 0 : self.width - width
      let frame = CGRect(x: x, y: 0, width: width, height: container.bounds.height)
      container.pass.place(view, at: frame, in: container.view, .zero)
    }
    table?._takeContentSize(CGSize(width: width, height: y))
  }

  /// Places the table's header or footer, with the height of its frame, else of its content.
  private func place(edge view: UIView, at y: CGFloat) -> CGFloat {
    let isHigh = view._hasOwnFrame && view._frame.height > 0
    let height = isHigh ? view._frame.height : fittingHeight(of: view, in: width)
    let frame = CGRect(x: 0, y: y, width: width, height: height)
    container.pass.place(view, at: frame, in: container.view, .zero)
    return frame.maxY
  }

  // MARK: - Sections

  private func place(_ section: TableSectionView, at y: CGFloat) -> CGFloat {
    let style = table?.style ?? .plain
    let side: CGFloat = style == .insetGrouped ? 16 : 0
    let hasHeader = section.header != nil
    var height: CGFloat = 0
    if style != .plain { height += style == .insetGrouped && hasHeader ? 8 : 17.5 }
    var frames: [(UIView, CGRect)] = []
    for child in section._subviews where !child._isCollapsed {
      if child === section.header { height += CGFloat(table?._headerTopPadding ?? 0) }
      let width = width - 2 * side
      let frame = CGRect(
        x: side,
        y: height,
        width: width,
        height: self.height(of: child, in: width)
      )
      frames.append((child, frame))
      height = frame.maxY
    }
    if style != .plain { height += 17.5 }
    section._takeFrame(CGRect(x: 0, y: y, width: width, height: height))
    for (child, frame) in frames { container.pass.place(child, at: frame, in: section, .zero) }
    return y + height
  }

  private func height(of view: UIView, in width: CGFloat) -> CGFloat {
    if let cell = view as? UITableViewCell { return cell._fittingHeight(in: width) }
    let height = fittingHeight(of: view, in: width)
    // Titles have room around them.
    return view is TableTitleView && view._kind == .sectionHeader ? max(28, height) : height
  }

  private func fittingHeight(of view: UIView, in width: CGFloat) -> CGFloat {
    let target = LayoutRegion.FittingTarget(
      CGSize(width: width, height: 0),
      horizontal: .required
    )
    return PixelGrid.roundUp(view._solvedSize(fitting: target).height)
  }
}

extension UITableViewCell {
  /// The least height of a row whose height its content decides.
  private static let leastHeight: CGFloat = 44

  /// The height of the row: that which the table or its delegate gives, else that of the content.
  final func _fittingHeight(in width: CGFloat) -> CGFloat {
    if let _height { return CGFloat(_height) }
    guard let content = _contentHolder else { return Self.leastHeight }
    let target = LayoutRegion.FittingTarget(
      CGSize(width: max(0, width - CGFloat(_leadingWidth + _trailingWidth)), height: 0),
      horizontal: .required
    )
    return max(Self.leastHeight, PixelGrid.roundUp(content._solvedSize(fitting: target).height))
  }

  /// The frame of a subview of the cell.
  final func _frame(of child: UIView) -> CGRect {
    let size = _frame.size
    switch child._slot {
    case .behind: return CGRect(origin: .zero, size: size)
    case .accessory:
      let own =
        child._hasOwnFrame && child._frame.width > 0
        ? child._frame.size : child._solvedSize(fitting: LayoutRegion.FittingTarget(.zero))
      let x = size.width - 16 - CGFloat(_trailingWidth - _accessoryWidth) - own.width
      return CGRect(
        x: _readsFromTheRight ? size.width - x - own.width : x,
        y: (size.height - own.height) / 2,
        width: own.width,
        height: own.height
      )
    default:
      let (leading, trailing) = (CGFloat(_leadingWidth), CGFloat(_trailingWidth))
      return CGRect(
        x: _readsFromTheRight ? trailing : leading,
        y: 0,
        width: max(0, size.width - leading - trailing),
        height: size.height
      )
    }
  }
}
