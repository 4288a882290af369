import UIKitHosting
import VectorDrawing

// Tables, their sections and rows.

extension NodePainter {
  func drawTable(_ place: Place, on canvas: inout Canvas) {
    if place.node.background == nil {
      let isPlain = place.node.table?.style ?? .plain == .plain
      canvas.draw(isPlain ? .plainTable : .groupedTable, in: place.bounds, place.look)
    }
    drawChildren(of: place, where: { $0.slot == .background }, on: &canvas)
    drawChildren(
      of: place,
      where: { $0.slot != .background && $0.kind != .sectionIndex && $0.slot != .refresh },
      on: &canvas
    )
    guard let index = place.node.children.first(where: { tree[$0]?.kind == .sectionIndex }) else {
      return
    }
    let top = geometry.coveredTop(of: place.id)
    let size = SizeValue(width: SystemMetrics.Index.width, height: place.bounds.height - top)
    canvas.saving { canvas in
      let (left, right) = geometry.coveredSides(of: place.id)
      let end = place.bounds.width - right - size.width
      canvas.move(by: place.look.isRightToLeft ? left : end, top)
      draw(index, place.look, size: size, on: &canvas)
    }
  }

  func drawSection(_ place: Place, on canvas: inout Canvas) {
    let node = place.node
    let table = node.parent.flatMap { tree[$0]?.table }
    let section = node.section ?? SectionValue(index: 0)
    let isInset = table?.style == .insetGrouped
    let sides = geometry.sectionInsets(of: node.parent)
    let rows = DrawingRect(
      x: sides.left,
      y: section.rowsTop,
      width: place.bounds.width - sides.left - sides.right,
      height: section.rowsHeight
    )
    let isRow = { (child: RenderTree.Node) in child.kind == .cell }
    drawChildren(of: place, where: { !isRow($0) }, on: &canvas)
    guard rows.height > 0 else { return }
    canvas.saving { canvas in
      if isInset {
        canvas.clip(to: DrawingPath(rows, radius: SystemLook.insetGroup.radius(in: rows)))
      }
      if table?.style == .grouped {
        let hairline = place.look.hairline
        let lines = DrawingRect(
          x: 0,
          y: rows.y - hairline,
          width: rows.width,
          height: rows.height + 2 * hairline
        )
        canvas.draw(.separator, in: lines, place.look)
      }
      if table?.style != .plain, let card = SystemLook.insetGroup.fill {
        canvas.fill(rows, place.look.color(card))
      }
      drawChildren(of: place, where: isRow, on: &canvas)
    }
  }

  func drawSectionHeader(_ place: Place, on canvas: inout Canvas) {
    let section = place.node.parent.flatMap { tree[$0] }
    let style = section?.parent.flatMap { tree[$0]?.table?.style }
    if style == .plain, place.node.background == nil {
      // A section header stays visible over rows.
      canvas.draw(.bar, in: place.bounds, place.look)
    }
    drawChildren(of: place, on: &canvas)
  }

  // MARK: Rows

  func drawCell(_ place: Place, on canvas: inout Canvas) {
    let node = place.node
    let look = place.look
    let row = node.row
    let table = table(of: node)
    let isPlain = table?.style ?? .plain == .plain
    if row?.isSelected == true, row?.highlights == true {
      canvas.draw(.row, .pressed, in: place.bounds, look)
    } else if let paint = (isPlain ? SystemLook.plainTable : .insetGroup).fill {
      canvas.fill(place.bounds, look.color(paint, own: node.background))
    }
    drawChildren(of: place, where: { $0.slot == .behind }, on: &canvas)
    drawChildren(of: place, where: { $0.slot != .behind }, on: &canvas)
    if let row { drawMarks(of: row, place, on: &canvas) }
    drawSeparator(of: row, place, table, on: &canvas)
  }

  private func table(of cell: RenderTree.Node) -> TableValue? {
    let section = cell.parent.flatMap { tree[$0] }
    return section?.parent.flatMap { tree[$0]?.table }
  }

  private func drawSeparator(
    of row: RowValue?,
    _ place: Place,
    _ table: TableValue?,
    on canvas: inout Canvas
  ) {
    guard let table, table.hasSeparators else { return }
    let count = row.flatMap {
      table.sections.indices.contains($0.section) ? table.sections[$0.section] : nil
    }
    if table.style != .plain, let row, let count, row.row == count - 1 { return }
    let section = place.node.parent.flatMap { tree[$0] }
    let owner = section?.parent.flatMap { tree[$0] }
    let inset =
      place.node.separatorInset ?? owner?.separatorInset
      ?? (leading: SystemMetrics.Table.lineStart, trailing: 0)
    let hairline = place.look.hairline
    let covered = geometry.coveredSides(of: place.id)
    let isReversed = place.look.isRightToLeft
    // Separators extend to the edge, unless there is a section index.
    let hasIndex = owner?.children.contains { tree[$0]?.kind == .sectionIndex } ?? false
    let end = hasIndex ? SystemMetrics.Index.width + (isReversed ? covered.left : covered.right) : 0
    let leading = inset.leading + (isReversed ? covered.right : covered.left)
    let trailing = inset.trailing + end
    let width = place.bounds.width - leading - trailing
    let line = DrawingRect(
      x: isReversed ? trailing : leading,
      y: place.bounds.height - hairline,
      width: width,
      height: hairline
    )
    canvas.draw(.separator, in: line, place.look, fill: table.separatorColor)
  }

  /// Draws the marks beside the content: accessories, the reorder control, and the editing control.
  private func drawMarks(of row: RowValue, _ place: Place, on canvas: inout Canvas) {
    let look = place.look
    typealias Metrics = SystemMetrics.Table
    var marks = Marks(place, covered: geometry.coveredSides(of: place.id))
    if row.isMovable {
      let rect = marks.atEnd(Metrics.grip, width: Metrics.gripWidth, height: Metrics.gripHeight)
      let color = row.gripColor.map { look.color($0) } ?? look.ink(.grip)
      let height = Metrics.gripLine
      for part in [0, 0.5, 1] {
        let y = rect.y + part * (rect.height - height)
        canvas.fill(DrawingRect(x: rect.x, y: y, width: rect.width, height: height), color)
      }
    }
    switch row.accessory {
    case .none: break
    case .disclosureIndicator, .detailDisclosureButton:
      let rect = marks.ofAccessory(Metrics.chevron, look)
      canvas.draw(.disclosure, in: rect, look.ink(.disclosure), isMirrored: look.isRightToLeft)
    case .checkmark:
      canvas.draw(.check, in: marks.ofAccessory(Metrics.check, look), look.color(.tint))
    case .detailButton: break
    }
    if row.accessory == .detailButton || row.accessory == .detailDisclosureButton {
      let side = Metrics.detailSymbol
      let rect = marks.atEnd(Metrics.detail, width: side, height: side)
      canvas.draw(.detail, in: rect, look.color(.tint))
    }
    drawControl(row, place, on: &canvas)
  }

  /// The layout of marks, starting at the trailing edge.
  private struct Marks {
    private let bounds: DrawingRect
    private let isReversed: Bool
    private var used: Double

    @MainActor
    init(_ place: Place, covered: (left: Double, right: Double)) {
      bounds = place.bounds
      isReversed = place.look.isRightToLeft
      used = isReversed ? covered.left : covered.right
    }

    /// Returns the rectangle of a mark that is centred in a part of the row.
    mutating func atEnd(_ part: Double, width: Double, height: Double) -> DrawingRect {
      let start = used + (part - width) / 2
      used += part
      return DrawingRect(
        x: isReversed ? start : bounds.width - start - width,
        y: (bounds.height - height) / 2,
        width: width,
        height: height
      )
    }

    /// Returns the rectangle of a mark that grows with the text size, up to twice its size.
    mutating func ofAccessory(
      _ size: (width: Double, height: Double),
      _ look: Look
    ) -> DrawingRect {
      let width = look.points(size.width, atMost: 2 * size.width)
      let height = look.points(size.height, atMost: 2 * size.height)
      let (side, gap) = (SystemMetrics.Table.accessorySide, SystemMetrics.Table.accessoryGap)
      var rect = atEnd(side + gap + width, width: width, height: height)
      let shift = (side - gap) / 2
      rect.x += isReversed ? shift : -shift
      return rect
    }
  }

  private func drawControl(_ row: RowValue, _ place: Place, on canvas: inout Canvas) {
    typealias Metrics = SystemMetrics.Table
    let look = place.look
    let covered = geometry.coveredSides(of: place.id)
    let isSelection = row.editControl == .select
    let start = isSelection ? Metrics.selectionSide : Metrics.controlSide
    let side = Metrics.circle
    let x =
      look.isRightToLeft
      ? place.bounds.width - start - side - covered.right : start + covered.left
    let rect = DrawingRect(x: x, y: (place.bounds.height - side) / 2, width: side, height: side)
    let white = look.color(SystemColors.white)
    func sign(_ width: Double, _ height: Double) -> DrawingRect {
      rect.inset(by: (side - width) / 2, (side - height) / 2)
    }
    switch row.editControl {
    case .none: break
    case .delete:
      canvas.draw(.deleteControl, in: rect, look)
      canvas.fill(sign(Metrics.signLength, Metrics.signWidth), white)
    case .insert:
      canvas.draw(.insertControl, in: rect, look)
      canvas.fill(sign(Metrics.signLength, Metrics.signWidth), white)
      canvas.fill(sign(Metrics.signWidth, Metrics.signLength), white)
    case .select:
      canvas.draw(.selectionCircle, row.isSelected ? .on : nil, in: rect, look)
      if row.isSelected { canvas.draw(.selection, in: rect, white) }
    }
  }

  // MARK: Section index

  func drawIndex(_ place: Place, on canvas: inout Canvas) {
    guard let titles = place.node.wheel?.titles, !titles.isEmpty else { return }
    let color = place.look.textColor(.tint)
    let painter = TextPainter(look: place.look)
    let line = min(SystemMetrics.Index.lineHeight, place.bounds.height / Double(titles.count))
    let top = (place.bounds.height - line * Double(titles.count)) / 2
    for (index, title) in titles.enumerated() {
      let word = painter.word(title, .indexTitle, color)
      let y = top + Double(index) * line
      let rect = DrawingRect(x: 0, y: y, width: place.bounds.width, height: line)
      painter.draw(word, in: rect, on: &canvas)
    }
  }
}
