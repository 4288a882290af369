import UIKitHosting
import VectorDrawing

// Tables, their sections and rows.

extension NodePainter {
  func drawTable(_ place: Place, on canvas: inout Canvas) {
    if place.node.background == nil {
      let isPlain = place.node.table?.style ?? .plain == .plain
      let ground = isPlain ? SystemColors.background : SystemColors.grouped
      canvas.fill(place.bounds, place.look.color(ground))
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
    let top = places.coveredTop(of: place.id)
    let size = SizeValue(width: Self.indexWidth, height: place.bounds.height - top)
    canvas.saving { canvas in
      let (left, right) = places.coveredSides(of: place.id)
      let end = place.bounds.width - right - size.width
      canvas.move(by: place.look.isRightToLeft ? left : end, top)
      draw(index, place.look, size: size, on: &canvas)
    }
  }

  /// Points that the titles at a table's side take.
  private static let indexWidth = SystemMetrics.Index.width

  func drawSection(_ place: Place, on canvas: inout Canvas) {
    let node = place.node
    let table = node.parent.flatMap { tree[$0]?.table }
    let section = node.section ?? SectionValue(index: 0)
    let isInset = table?.style == .insetGrouped
    let sides = places.sectionInsets(of: node.parent)
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
      if isInset { canvas.clip(to: DrawingPath(rows, radius: 10)) }
      if table?.style == .grouped {
        let hair = place.look.hair
        let lines = DrawingRect(
          x: 0,
          y: rows.y - hair,
          width: rows.width,
          height: rows.height + 2 * hair
        )
        canvas.fill(lines, place.look.color(SystemColors.separator))
      }
      let card = table?.style == .plain ? SystemColors.background : SystemColors.groupedCell
      if table?.style != .plain { canvas.fill(rows, place.look.color(card)) }
      drawChildren(of: place, where: isRow, on: &canvas)
    }
  }

  func drawSectionHeader(_ place: Place, on canvas: inout Canvas) {
    let section = place.node.parent.flatMap { tree[$0] }
    let style = section?.parent.flatMap { tree[$0]?.table?.style }
    if style == .plain, place.node.background == nil {
      // A header that stays visible over rows.
      let path = DrawingPath(rect: canvas.onPixels(place.bounds))
      canvas.fill(path, material: place.look.color(SystemColors.bar), blur: 20)
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
    let own = node.background.map { look.color($0) }
    let ground = own ?? look.color(isPlain ? SystemColors.background : SystemColors.groupedCell)
    let isPressed = row?.isSelected == true && row?.highlights == true
    canvas.fill(place.bounds, isPressed ? look.color(SystemColors.pressed) : ground)
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
    let inset = place.node.separatorInset ?? owner?.separatorInset ?? (leading: 16, trailing: 0)
    let hair = place.look.hair
    let covered = places.coveredSides(of: place.id)
    let isReversed = place.look.isRightToLeft
    // Lines reach the side, unless titles stand there.
    let hasIndex = owner?.children.contains { tree[$0]?.kind == .sectionIndex } ?? false
    let end = hasIndex ? Self.indexWidth + (isReversed ? covered.left : covered.right) : 0
    let leading = inset.leading + (isReversed ? covered.right : covered.left)
    let trailing = inset.trailing + end
    let width = place.bounds.width - leading - trailing
    let line = DrawingRect(
      x: isReversed ? trailing : leading,
      y: place.bounds.height - hair,
      width: width,
      height: hair
    )
    canvas.fill(line, place.look.color(table.separatorColor ?? SystemColors.separator))
  }

  /// Draws what stands beside the content: accessories, the grip, and the control before it.
  private func drawMarks(of row: RowValue, _ place: Place, on canvas: inout Canvas) {
    let look = place.look
    var marks = Marks(place, covered: places.coveredSides(of: place.id))
    if row.isMovable {
      let rect = marks.atEnd(48, width: 21, height: 12)
      let color = row.gripColor.map(look.color) ?? look.color(SystemColors.tertiary)
      for y in [0.0, 5, 10] {
        let line = DrawingRect(x: rect.x, y: rect.y + y, width: rect.width, height: 2)
        canvas.fill(line, color)
      }
    }
    switch row.accessory {
    case .none: break
    case .disclosureIndicator, .detailDisclosureButton: drawChevron(&marks, place, on: &canvas)
    case .checkmark: drawCheck(&marks, place, on: &canvas)
    case .detailButton: break
    }
    if row.accessory == .detailButton || row.accessory == .detailDisclosureButton {
      let rect = marks.atEnd(44, width: 22, height: 22)
      ImagePainter(look: look, color: look.color(.tint))
        .drawSymbol("info.circle", nil, look.color(.tint), in: rect, on: &canvas)
    }
    drawControl(row, place, on: &canvas)
  }

  /// Places for marks, from the trailing edge on.
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

    /// The rectangle of a mark in the middle of a part of the row.
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

    /// The rectangle of a mark that grows with text, 16 points from the edge and 6 from the content.
    mutating func ofAccessory(_ width: Double, _ height: Double, _ look: Look) -> DrawingRect {
      let (width, height) = (look.points(width, atMost: 2 * width), look.points(height, atMost: 28))
      var rect = atEnd(22 + width, width: width, height: height)
      rect.x += isReversed ? 5 : -5
      return rect
    }
  }

  private func drawChevron(_ marks: inout Marks, _ place: Place, on canvas: inout Canvas) {
    var path = DrawingPath(svg: "M1.4 1.6 6.6 7l-5.2 5.4") ?? DrawingPath()
    if place.look.isRightToLeft {
      path = path.transformed(by: DrawingTransform(-1, 0, 0, 1, 8, 0))
    }
    let rect = marks.ofAccessory(8, 14, place.look)
    let color = place.look.color(SystemColors.tertiary)
    draw(path, line: 2.1, grid: (8, 14), in: rect, color, on: &canvas)
  }

  private func drawCheck(_ marks: inout Marks, _ place: Place, on canvas: inout Canvas) {
    let path = DrawingPath(svg: "M1.6 7.6 5.6 12 13.2 1.8") ?? DrawingPath()
    let rect = marks.ofAccessory(15, 14, place.look)
    draw(path, line: 2.2, grid: (15, 14), in: rect, place.look.color(.tint), on: &canvas)
  }

  /// Strokes a path of a grid with round ends.
  func draw(
    _ path: DrawingPath,
    line: Double,
    grid: (width: Double, height: Double),
    in rect: DrawingRect,
    _ color: DrawingColor,
    on canvas: inout Canvas
  ) {
    canvas.saving { canvas in
      let factor = min(rect.width / grid.width, rect.height / grid.height)
      canvas.move(
        by: rect.x + (rect.width - grid.width * factor) / 2,
        rect.y + (rect.height - grid.height * factor) / 2
      )
      canvas.scale(by: factor, factor)
      canvas.stroke(path, DrawingStroke(width: line, cap: .round, join: .round), color)
    }
  }

  private func drawControl(_ row: RowValue, _ place: Place, on canvas: inout Canvas) {
    guard row.editControl != .none else { return }
    let look = place.look
    let covered = places.coveredSides(of: place.id)
    let x = look.isRightToLeft ? place.bounds.width - 33 - covered.right : 11 + covered.left
    let rect = DrawingRect(x: x, y: place.bounds.height / 2 - 11, width: 22, height: 22)
    let middle = DrawingPoint(rect.x + 11, rect.y + 11)
    let white = DrawingColor(rgba: 0xFFFF_FFFF)
    func bar(_ width: Double, _ height: Double) -> DrawingRect {
      DrawingRect(
        x: middle.x - width / 2,
        y: middle.y - height / 2,
        width: width,
        height: height
      )
    }
    switch row.editControl {
    case .none: break
    case .delete:
      canvas.fill(rect, radius: 11, look.color(SystemColors.red))
      canvas.fill(bar(11, 2), white)
    case .insert:
      canvas.fill(rect, radius: 11, look.color(SystemColors.green))
      canvas.fill(bar(11, 2), white)
      canvas.fill(bar(2, 11), white)
    case .select where row.isSelected:
      canvas.fill(rect, radius: 11, look.color(.tint))
      let check = DrawingPath(svg: "M1.6 7.6 5.6 12 13.2 1.8") ?? DrawingPath()
      draw(check, line: 2.2, grid: (15, 14), in: rect.inset(by: 5.5, 5.5), white, on: &canvas)
    case .select:
      canvas.stroke(
        DrawingPath(rect.inset(by: 0.75, 0.75), radius: 10.25),
        DrawingStroke(width: 1.5),
        look.color(SystemColors.tertiary)
      )
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
      let word = painter.word(title, FontValue(pointSize: 11, weight: 600), size: 11, color)
      let y = top + Double(index) * line
      let rect = DrawingRect(x: 0, y: y, width: place.bounds.width, height: line)
      painter.draw(word, in: rect, on: &canvas)
    }
  }
}
