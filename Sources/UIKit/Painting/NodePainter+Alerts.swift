import UIKitHosting
import VectorDrawing

// Alerts, action sheets and menus, which displays lay out.

extension NodePainter {
  func drawAlert(_ place: Place, on canvas: inout Canvas) {
    var place = place
    place.look.isRaised = true
    let popover = place.node.sheet?.popover
    if popover == nil { canvas.draw(.dim, in: place.bounds, place.look) }
    switch place.node.alertStyle {
    case .alert: drawCard(place, on: &canvas)
    case .actionSheet: drawActionSheet(place, popover, on: &canvas)
    }
  }

  private func block(
    _ text: String?,
    _ style: SystemText,
    weight: Int? = nil,
    width: Double,
    _ color: DrawingColor,
    _ look: Look
  ) -> TextBlock? {
    guard let text, !text.isEmpty else { return nil }
    let points = look.points(style)
    return TextBlock(
      text,
      TextPainter.Defaults(
        font: FontValue(pointSize: style.size, weight: weight ?? style.weight ?? 400),
        size: points,
        color: color
      ),
      width: width,
      lineHeight: points * (style.lineHeight ?? Self.line),
      alignment: .center,
      geometry.traits
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

  /// The line height of text, relative to its size.
  private static let line = 1.294

  /// Returns the height of an action or item with a line of text.
  private func rowHeight(_ text: SystemText, atLeast least: Double, _ look: Look) -> Double {
    max(least, look.points(text) * Self.line + 2 * SystemMetrics.Menu.padding)
  }

  // MARK: Alerts

  private func drawCard(_ place: Place, on canvas: inout Canvas) {
    let look = place.look
    typealias Metrics = SystemMetrics.Alert
    let width = Metrics.width
    let room = width - 2 * Metrics.side
    let label = look.color(SystemColors.label)
    let title = block(place.node.title, .alertTitle, width: room, label, look)
    let message = block(place.node.message, .alertMessage, width: room, label, look)
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
    let row = rowHeight(.alertTitle, atLeast: Metrics.action, look)
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
      canvas.draw(.alert, in: panel, look)
      canvas.clip(to: DrawingPath(panel, radius: Metrics.radius))
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
        // Of two actions, the cancel action is at the left or at the bottom.
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
    canvas.draw(.alertField, in: rect, look)
    canvas.saving { canvas in
      canvas.move(by: rect.x + Metrics.fieldPadding, rect.y)
      let width = rect.width - 2 * Metrics.fieldPadding
      draw(id, look, size: SizeValue(width: width, height: rect.height), on: &canvas)
    }
  }

  private func fit(_ actions: [RenderTree.Node], in width: Double, _ look: Look) -> Bool {
    actions.allSatisfy { word(of: $0, actions, .alertTitle, look).width + 16 <= width }
  }

  private func word(
    of action: RenderTree.Node,
    _ actions: [RenderTree.Node],
    _ text: SystemText,
    _ look: Look
  ) -> Word {
    let (style, isPreferred) = action.actionStyle
    let hasPreferred = actions.contains { $0.actionStyle.isPreferred }
    let isBold = isPreferred || (style == .cancel && !hasPreferred)
    let color =
      !action.isEnabled
      ? look.ink(.alertAction, .disabled)
      : look.ink(style == .destructive ? .destructiveAction : .alertAction)
    return TextPainter(look: look)
      .word(action.text ?? "", text, weight: isBold ? 600 : 400, color)
  }

  private func drawAction(
    _ action: RenderTree.Node,
    _ rect: DrawingRect,
    _ actions: [RenderTree.Node],
    _ look: Look,
    on canvas: inout Canvas
  ) {
    let line = DrawingRect(x: rect.x, y: rect.y, width: rect.width, height: look.hairline)
    canvas.draw(.separator, in: line, look)
    if rect.x > 0 {
      let line = DrawingRect(x: rect.x, y: rect.y, width: look.hairline, height: rect.height)
      canvas.draw(.separator, in: line, look)
    }
    let word = word(of: action, actions, .alertTitle, look)
    TextPainter(look: look).draw(word, in: rect.inset(by: 8, 0), on: &canvas)
  }

  // MARK: Action sheets

  /// Draws an action sheet at the bottom of the window, or as a popover beside its source, where it
  /// has no cancel action.
  private func drawActionSheet(
    _ place: Place,
    _ popover: PopoverValue?,
    on canvas: inout Canvas
  ) {
    let look = place.look
    typealias Metrics = SystemMetrics.ActionSheet
    let width = popover?.frame.width ?? place.bounds.width - 2 * Metrics.margin
    let ink = look.ink(.actionSheet)
    let room = width - 2 * SystemMetrics.Alert.side
    let weight = SystemText.alertTitle.weight
    let title = block(
      place.node.title,
      .actionSheetTitle,
      weight: weight,
      width: room,
      ink,
      look
    )
    let message = block(place.node.message, .alertMessage, width: room, ink, look)
    let all = place.node.children.compactMap { tree[$0] }.filter { $0.kind == .alertAction }
    let actions = all.filter { $0.actionStyle.style != .cancel }
    let cancel = all.first { $0.actionStyle.style == .cancel }
    let words =
      title == nil && message == nil
      ? 0
      : Metrics.top + (title?.height ?? 0)
        + (message.map { $0.height + SystemMetrics.Alert.gap } ?? 0) + Metrics.bottom
    let row = rowHeight(.actionSheetAction, atLeast: Metrics.action, look)
    let foot = max(Metrics.margin, geometry.environment.safeArea.bottom - 4)
    var bottom = place.bounds.height - foot
    if let cancel, popover == nil {
      let rect = DrawingRect(x: Metrics.margin, y: bottom - row, width: width, height: row)
      canvas.draw(.cancelAction, in: rect, look)
      let word = word(of: cancel, all, .actionSheetAction, look)
      TextPainter(look: look).draw(word, in: rect, on: &canvas)
      bottom -= row + Metrics.margin
    }
    let height = words + Double(actions.count) * row
    var panel = DrawingRect(x: Metrics.margin, y: bottom - height, width: width, height: height)
    if let popover {
      let frame = popover.frame
      panel.x = frame.x
      panel.y = popover.arrowEdge == .bottom ? frame.y + frame.height - height : frame.y
      drawPopover(in: panel, look, on: &canvas)
      drawArrow(of: popover, .cancelAction, look, on: &canvas)
    }
    canvas.saving { canvas in
      canvas.clip(to: DrawingPath(panel, radius: Metrics.radius))
      canvas.draw(popover == nil ? .actionSheet : .cancelAction, in: panel, look)
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
          let line = DrawingRect(x: panel.x, y: y, width: width, height: look.hairline)
          canvas.draw(.separator, in: line, look)
        }
        let rect = DrawingRect(x: panel.x, y: y, width: width, height: row)
        let word = word(of: action, all, .actionSheetAction, look)
        TextPainter(look: look).draw(word, in: rect, on: &canvas)
      }
    }
  }

  // MARK: Menus

  /// Draws a menu at its source: below, or above if there is more room.
  func drawMenu(_ place: Place, on canvas: inout Canvas) {
    guard let menu = place.node.menu else { return }
    let look = place.look
    let isContextual = menu.isContextual
    if isContextual {
      canvas.draw(.menuDim, in: place.bounds, look)
    }
    typealias Metrics = SystemMetrics.Menu
    let margin = Metrics.margin
    let items = place.node.children.compactMap { tree[$0] }.filter { $0.kind == .menuItem }
    let width = min(look.points(Metrics.width), place.bounds.width - 2 * margin)
    let row = rowHeight(.alertTitle, atLeast: Metrics.row, look)
    let gaps = items.dropFirst().count { $0.menuItem?.startsSection == true }
    let height = Double(items.count) * row + Double(gaps) * Metrics.gap
    let source = place.node.parent.flatMap { geometry.rect(of: menu.source, in: $0) } ?? .zero
    let middle = source.x + source.width / 2
    let windowMiddle = place.bounds.width / 2
    // A menu is centred on a central, narrower source; else it is aligned with the nearer side.
    let start =
      source.width < width && abs(middle - windowMiddle) < place.bounds.width / 10
      ? middle - width / 2
      : middle <= windowMiddle ? source.x : source.x + source.width - width
    let x = min(max(margin, start), place.bounds.width - margin - width)
    let below = source.y + source.height + margin
    let y =
      below + height <= place.bounds.height - margin
      ? below : max(margin, source.y - margin - height)
    let panel = DrawingRect(x: x, y: y, width: width, height: height)
    canvas.draw(.menu, in: panel, look)
    canvas.saving { canvas in
      canvas.clip(to: DrawingPath(panel, radius: SystemLook.menu.radius(in: panel)))
      var top = panel.y
      for (index, item) in items.enumerated() {
        if index > 0 {
          let isGap = item.menuItem?.startsSection == true
          let height = isGap ? Metrics.gap : look.hairline
          let line = DrawingRect(x: x, y: top, width: width, height: height)
          canvas.draw(isGap ? .menuGap : .menuLine, in: line, look)
          if isGap { top += Metrics.gap }
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
    let color =
      !node.isEnabled
      ? look.ink(.menuItem, .disabled)
      : look.ink(item?.isDestructive == true ? .destructiveAction : .menuItem)
    typealias Metrics = SystemMetrics.Menu
    let painter = TextPainter(look: look)
    let word = painter.word(node.text ?? "", .alertTitle, weight: 400, color)
    let inset = hasMarks ? Metrics.markedSide : Metrics.side
    let room = rect.width - inset - Metrics.side - (node.image == nil ? 0 : 34)
    let width = min(word.width, room)
    painter.draw(
      word,
      x: look.isRightToLeft ? rect.maxX - inset - width : rect.x + inset,
      baseline: word.baseline(from: rect.y, height: rect.height),
      width: room,
      on: &canvas
    )
    if item?.state == .on {
      let side = Metrics.mark
      let start = Metrics.markSide
      let x = look.isRightToLeft ? rect.maxX - start - side : rect.x + start
      let mark = DrawingRect(
        x: x,
        y: rect.y + (rect.height - side) / 2,
        width: side,
        height: side
      )
      canvas.draw(.check, in: mark, color)
    }
    guard let image = node.image else { return }
    let side = 1.3 * look.points(.menuIcon)
    let x = look.isRightToLeft ? rect.x + Metrics.side : rect.maxX - Metrics.side - side
    let icon = DrawingRect(x: x, y: rect.y + (rect.height - side) / 2, width: side, height: side)
    ImagePainter(look: look, color: color).draw(image, .scaleAspectFit, in: icon, on: &canvas)
  }
}
