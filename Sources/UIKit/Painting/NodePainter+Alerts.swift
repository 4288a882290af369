import UIKitHosting
import VectorDrawing

// Alerts, action sheets and menus, which displays place.

extension NodePainter {
  private static let dimmed = DrawingColor(red: 0, green: 0, blue: 0, alpha: 0.2)

  func drawAlert(_ place: Place, on canvas: inout Canvas) {
    var place = place
    place.look.isRaised = true
    canvas.fill(place.bounds, Self.dimmed)
    switch place.node.alertStyle {
    case .alert: drawCard(place, on: &canvas)
    case .actionSheet: drawActionSheet(place, on: &canvas)
    }
  }

  private func block(
    _ text: String?,
    size: Double,
    weight: Int,
    line: Double,
    width: Double,
    _ color: ColorValue,
    _ look: Look
  ) -> TextBlock? {
    guard let text, !text.isEmpty else { return nil }
    let points = look.points(size)
    return TextBlock(
      text,
      TextPainter.Defaults(
        font: FontValue(pointSize: size, weight: weight),
        size: points,
        color: look.textColor(color)
      ),
      width: width,
      lineHeight: points * line,
      alignment: .center,
      places.traits
    )
  }

  /// Draws a title, and a message below it.
  private func draw(
    _ title: TextBlock?,
    _ message: TextBlock?,
    x: Double,
    y: Double,
    _ look: Look,
    on canvas: inout Canvas
  ) {
    canvas.saving { canvas in
      canvas.move(by: x, y)
      title?.draw(look, on: &canvas)
      canvas.move(by: 0, (title?.height ?? 0) + SystemMetrics.Alert.gap)
      message?.draw(look, on: &canvas)
    }
  }

  // MARK: Alerts

  private func drawCard(_ place: Place, on canvas: inout Canvas) {
    let look = place.look
    typealias Metrics = SystemMetrics.Alert
    let width = Metrics.width
    let room = width - 2 * Metrics.side
    let label = SystemColors.label
    let title = block(
      place.node.title,
      size: 17,
      weight: 600,
      line: 1.294,
      width: room,
      label,
      look
    )
    let message = block(
      place.node.message,
      size: 13,
      weight: 400,
      line: 1.231,
      width: room,
      label,
      look
    )
    let fields = place.node.children.filter { tree[$0]?.slot == .alertField }
    let actions = place.node.children.compactMap { tree[$0] }.filter { $0.kind == .alertAction }
    let words =
      Metrics.top + (title?.height ?? 0) + (message.map { $0.height + Metrics.gap } ?? 0)
      + Metrics.bottom
    let fieldHeight = 28.0
    let fieldsHeight =
      fields.isEmpty
      ? 0
      : Double(fields.count) * (fieldHeight + Metrics.fieldGap) - Metrics.fieldGap + Metrics.side
    let row = max(Metrics.action, look.points(17) * 1.294 + 22)
    let isRow = actions.count == 2 && fit(actions, in: width / 2, look)
    let actionsHeight = isRow ? row : Double(actions.count) * row
    let height = words + fieldsHeight + actionsHeight
    let panel = DrawingRect(
      x: (place.bounds.width - width) / 2,
      y: (place.bounds.height - height) / 2,
      width: width,
      height: height
    )
    canvas.saving { canvas in
      canvas.clip(to: DrawingPath(panel, radius: Metrics.radius))
      canvas.fill(DrawingPath(rect: panel), material: look.color(SystemColors.alert), blur: 40)
      canvas.move(by: panel.x, panel.y)
      draw(title, message, x: Metrics.side, y: Metrics.top, look, on: &canvas)
      for (index, field) in fields.enumerated() {
        let rect = DrawingRect(
          x: Metrics.side,
          y: words + Double(index) * (fieldHeight + Metrics.fieldGap),
          width: room,
          height: fieldHeight
        )
        drawAlertField(field, rect, look, on: &canvas)
      }
      let top = words + fieldsHeight
      for (index, action) in actions.enumerated() {
        // One that does something stands above, or behind.
        let rect =
          isRow
          ? DrawingRect(x: Double(index) * width / 2, y: top, width: width / 2, height: row)
          : DrawingRect(
            x: 0,
            y: top + Double(actions.count == 2 ? 1 - index : index) * row,
            width: width,
            height: row
          )
        drawAction(action, rect, actions, look, on: &canvas)
      }
    }
  }

  private func drawAlertField(
    _ id: NodeID,
    _ rect: DrawingRect,
    _ look: Look,
    on canvas: inout Canvas
  ) {
    typealias Metrics = SystemMetrics.Alert
    canvas.fill(rect, radius: Metrics.fieldRadius, look.color(SystemColors.elevated))
    let edge = DrawingPath(
      rect.inset(by: look.hair / 2, look.hair / 2),
      radius: Metrics.fieldRadius
    )
    canvas.stroke(edge, DrawingStroke(width: look.hair), look.color(SystemColors.separator))
    canvas.saving { canvas in
      canvas.move(by: rect.x + Metrics.fieldPadding, rect.y)
      let width = rect.width - 2 * Metrics.fieldPadding
      draw(id, look, size: SizeValue(width: width, height: rect.height), on: &canvas)
    }
  }

  private func fit(_ actions: [RenderTree.Node], in width: Double, _ look: Look) -> Bool {
    actions.allSatisfy { word(of: $0, actions, size: 17, look).width + 16 <= width }
  }

  private func word(
    of action: RenderTree.Node,
    _ actions: [RenderTree.Node],
    size: Double,
    _ look: Look
  ) -> Word {
    let (style, isPreferred) = action.actionStyle
    let hasPreferred = actions.contains { $0.actionStyle.isPreferred }
    let isBold = isPreferred || (style == .cancel && !hasPreferred)
    let color: ColorValue = style == .destructive ? SystemColors.red : .tint
    return TextPainter(look: look).word(
      action.text ?? "",
      FontValue(pointSize: size, weight: isBold ? 600 : 400),
      size: look.points(size),
      look.textColor(action.isEnabled ? color : SystemColors.tertiary)
    )
  }

  private func drawAction(
    _ action: RenderTree.Node,
    _ rect: DrawingRect,
    _ actions: [RenderTree.Node],
    _ look: Look,
    on canvas: inout Canvas
  ) {
    let line = look.color(SystemColors.separator)
    canvas.fill(DrawingRect(x: rect.x, y: rect.y, width: rect.width, height: look.hair), line)
    if rect.x > 0 {
      canvas.fill(DrawingRect(x: rect.x, y: rect.y, width: look.hair, height: rect.height), line)
    }
    let word = word(of: action, actions, size: 17, look)
    TextPainter(look: look).draw(word, in: rect.inset(by: 8, 0), on: &canvas)
  }

  // MARK: Action sheets

  private func drawActionSheet(_ place: Place, on canvas: inout Canvas) {
    let look = place.look
    typealias Metrics = SystemMetrics.ActionSheet
    let width = place.bounds.width - 2 * Metrics.margin
    let secondary = SystemColors.secondary
    let title = block(
      place.node.title,
      size: 13,
      weight: 600,
      line: 1.294,
      width: width - 2 * SystemMetrics.Alert.side,
      secondary,
      look
    )
    let message = block(
      place.node.message,
      size: 13,
      weight: 400,
      line: 1.231,
      width: width - 2 * SystemMetrics.Alert.side,
      secondary,
      look
    )
    let all = place.node.children.compactMap { tree[$0] }.filter { $0.kind == .alertAction }
    let actions = all.filter { $0.actionStyle.style != .cancel }
    let cancel = all.first { $0.actionStyle.style == .cancel }
    let words =
      title == nil && message == nil
      ? 0
      : Metrics.top + (title?.height ?? 0)
        + (message.map { $0.height + SystemMetrics.Alert.gap } ?? 0) + Metrics.bottom
    let row = max(Metrics.action, look.points(20) * 1.294 + 22)
    let foot = max(Metrics.margin, places.environment.safeArea.bottom - 4)
    var bottom = place.bounds.height - foot
    if let cancel {
      let rect = DrawingRect(x: Metrics.margin, y: bottom - row, width: width, height: row)
      canvas.fill(rect, radius: Metrics.radius, look.color(SystemColors.cancelAction))
      TextPainter(look: look).draw(word(of: cancel, all, size: 20, look), in: rect, on: &canvas)
      bottom -= row + Metrics.margin
    }
    let height = words + Double(actions.count) * row
    let panel = DrawingRect(x: Metrics.margin, y: bottom - height, width: width, height: height)
    canvas.saving { canvas in
      canvas.clip(to: DrawingPath(panel, radius: Metrics.radius))
      canvas.fill(DrawingPath(rect: panel), material: look.color(SystemColors.alert), blur: 40)
      draw(
        title,
        message,
        x: panel.x + SystemMetrics.Alert.side,
        y: panel.y + Metrics.top,
        look,
        on: &canvas
      )
      for (index, action) in actions.enumerated() {
        let y = panel.y + words + Double(index) * row
        if index > 0 || words > 0 {
          let line = DrawingRect(x: panel.x, y: y, width: width, height: look.hair)
          canvas.fill(line, look.color(SystemColors.separator))
        }
        let rect = DrawingRect(x: panel.x, y: y, width: width, height: row)
        TextPainter(look: look).draw(word(of: action, all, size: 20, look), in: rect, on: &canvas)
      }
    }
  }

  // MARK: Menus

  /// Draws a menu at what opened it: below, or above where that leaves more room.
  func drawMenu(_ place: Place, on canvas: inout Canvas) {
    guard let menu = place.node.menu else { return }
    let look = place.look
    let isContextual = menu.isContextual
    if isContextual {
      canvas.fill(
        DrawingPath(rect: place.bounds),
        material: look.color(SystemColors.menuDim),
        blur: 8,
        saturation: 1
      )
    }
    let items = place.node.children.compactMap { tree[$0] }.filter { $0.kind == .menuItem }
    let width = min(look.points(250), place.bounds.width - 16)
    let row = max(44, look.points(17) * 1.294 + 22)
    let gaps = items.dropFirst().count { $0.menuItem?.startsSection == true }
    let height = Double(items.count) * row + Double(gaps) * 8
    let source = tree.root.flatMap { places.rect(of: menu.source, in: $0) } ?? .zero
    let middle = source.x + source.width / 2
    let windowMiddle = place.bounds.width / 2
    // A menu is centred on what is central and narrower, else it keeps to the nearer side.
    let start =
      source.width < width && abs(middle - windowMiddle) < place.bounds.width / 10
      ? middle - width / 2
      : middle <= windowMiddle ? source.x : source.x + source.width - width
    let x = min(max(8, start), place.bounds.width - 8 - width)
    let below = source.y + source.height + 8
    let y = below + height <= place.bounds.height - 8 ? below : max(8, source.y - 8 - height)
    let panel = DrawingRect(x: x, y: y, width: width, height: height)
    let shadow = DrawingShadow(
      offset: DrawingPoint(0, 0),
      blur: 60,
      color: DrawingColor(red: 0, green: 0, blue: 0, alpha: 0.2)
    )
    canvas.shadow(of: DrawingPath(panel, radius: 13), shadow)
    canvas.saving { canvas in
      canvas.clip(to: DrawingPath(panel, radius: 13))
      canvas.fill(DrawingPath(rect: panel), material: look.color(SystemColors.menu), blur: 40)
      var top = panel.y
      for (index, item) in items.enumerated() {
        if index > 0 {
          let isGap = item.menuItem?.startsSection == true
          let line = DrawingRect(x: x, y: top, width: width, height: isGap ? 8 : look.hair)
          canvas.fill(line, look.color(isGap ? SystemColors.menuGap : SystemColors.menuLine))
          if isGap { top += 8 }
        }
        let rect = DrawingRect(x: x, y: top, width: width, height: row)
        drawItem(
          item,
          rect,
          hasMarks: items.contains { $0.menuItem?.state == .on },
          look,
          on: &canvas
        )
        top += row
      }
    }
  }

  private func drawItem(
    _ node: RenderTree.Node,
    _ rect: DrawingRect,
    hasMarks: Bool,
    _ look: Look,
    on canvas: inout Canvas
  ) {
    let item = node.menuItem
    let value: ColorValue =
      !node.isEnabled
      ? SystemColors.tertiary
      : item?.isDestructive == true ? SystemColors.red : SystemColors.label
    let color = look.textColor(value)
    let painter = TextPainter(look: look)
    let word = painter.word(node.text ?? "", FontValue(pointSize: 17), size: look.points(17), color)
    let inset = hasMarks ? 38.0 : 16
    let room = rect.width - inset - 50
    let width = min(word.width, room)
    painter.draw(
      word,
      x: look.isRightToLeft ? rect.maxX - inset - width : rect.x + inset,
      baseline: word.baseline(from: rect.y, height: rect.height),
      width: room,
      on: &canvas
    )
    if item?.state == .on {
      let check = DrawingPath(svg: "M1.6 7.6 5.6 12 13.4 2") ?? DrawingPath()
      let x = look.isRightToLeft ? rect.maxX - 28 : rect.x + 14
      let mark = DrawingRect(x: x, y: rect.y + rect.height / 2 - 7, width: 14, height: 14)
      draw(check, line: 2, grid: (15, 14), in: mark, color, on: &canvas)
    }
    guard let image = node.image else { return }
    let side = 1.3 * look.points(18)
    let x = look.isRightToLeft ? rect.x + 16 : rect.maxX - 16 - side
    let icon = DrawingRect(x: x, y: rect.y + (rect.height - side) / 2, width: side, height: side)
    ImagePainter(look: look, color: color).draw(image, .scaleAspectFit, in: icon, on: &canvas)
  }
}
