import UIKitHosting
import VectorDrawing

// Text fields, text views and search bars. Displays draw the caret and the keyboard.

extension NodePainter {
  func drawField(_ place: Place, on canvas: inout Canvas) {
    let field = place.node.field ?? FieldValue()
    let look = place.look
    let gap = SystemMetrics.Field.gap
    drawFrame(of: field, place, on: &canvas)
    var room = place.bounds.inset(by: padding(of: field), 0)
    var start = room.x
    var end = room.maxX
    if field.border == .search {
      let side = 1.3 * look.points(.searchIcon)
      let x = look.isRightToLeft ? end - side : start
      let glass = DrawingRect(
        x: x,
        y: place.bounds.height / 2 - side / 2,
        width: side,
        height: side
      )
      let color = look.ink(.fieldSymbol)
      ImagePainter(look: look, color: color)
        .drawSymbol("magnifyingglass", nil, color, in: glass, on: &canvas)
      if look.isRightToLeft { end -= side + gap } else { start += side + gap }
    }
    for child in place.node.children {
      guard let size = geometry.size(of: child), let slot = tree[child]?.slot else { continue }
      let isLeft = (slot == .leftView) != look.isRightToLeft
      canvas.saving { canvas in
        canvas.move(by: isLeft ? start : end - size.width, (place.bounds.height - size.height) / 2)
        draw(child, look, on: &canvas)
      }
      if isLeft { start += size.width + gap } else { end -= size.width + gap }
    }
    if showsClearButton(field, place) {
      let (width, side) = (SystemMetrics.Field.clearButton, 19.0)
      let x = (look.isRightToLeft ? start : end - width) + (width - side) / 2
      let y = place.bounds.height / 2 - side / 2
      let color = look.ink(.clearButton)
      ImagePainter(look: look, color: color).drawSymbol(
        "xmark.circle.fill",
        nil,
        color,
        in: DrawingRect(x: x, y: y, width: side, height: side),
        on: &canvas
      )
      if look.isRightToLeft { start += width + gap } else { end -= width + gap }
    }
    room.x = start + field.insets.leading
    room.width = max(0, end - start - field.insets.leading - field.insets.trailing)
    drawWords(of: field, place, room, on: &canvas)
  }

  private func showsClearButton(_ field: FieldValue, _ place: Place) -> Bool {
    let node = place.node
    guard node.isEnabled, node.typing?.text.isEmpty == false else { return false }
    return switch field.clearButton {
    case .never: false
    case .always: true
    case .whileEditing: node.isEditing
    case .unlessEditing: !node.isEditing
    }
  }

  private func padding(of field: FieldValue) -> Double {
    switch field.border {
    case .none: 0
    case .roundedRect, .line, .bezel: SystemMetrics.Field.padding
    case .search: SystemMetrics.Field.searchPadding
    }
  }

  private func drawFrame(of field: FieldValue, _ place: Place, on canvas: inout Canvas) {
    var part: SystemLook? =
      switch field.border {
      case .none: nil
      case .roundedRect: .roundedField
      case .line: .lineField
      case .bezel: .bezelField
      case .search: .searchField
      }
    // The background of a view is drawn with the view.
    if place.node.background != nil { part?.fill = nil }
    if let part { canvas.draw(part, in: place.bounds, place.look) }
  }

  private func drawWords(
    of field: FieldValue,
    _ place: Place,
    _ room: DrawingRect,
    on canvas: inout Canvas
  ) {
    let look = place.look
    let typed = place.node.typing?.text ?? ""
    let shown = field.isSecure ? String(repeating: "•", count: typed.count) : typed
    let isPlaceholder = shown.isEmpty
    let text = isPlaceholder ? field.placeholder ?? "" : shown
    guard !text.isEmpty else { return }
    let own = isPlaceholder ? field.placeholderColor : place.node.textColor
    let usual =
      !isPlaceholder
      ? look.ink(.fieldText)
      : field.border == .search
        ? look.ink(.searchPlaceholder) : look.color(SystemColors.placeholder)
    var defaults = defaults(of: place, own.map(look.textColor) ?? usual)
    // As in bars, the text of search bars grows only up to a limit.
    if field.border == .search, place.node.font == nil {
      defaults.size = look.points(.searchField)
    }
    if !place.node.isEnabled { defaults.color = look.ink(.fieldText, .disabled) }
    var word = TextPainter(look: look)
      .word(text, defaults.font, size: defaults.size, defaults.color)
    if let least = field.minimumScale {
      // Text that does not fit shrinks to the minimum scale before it scrolls.
      word = word.shrunk(toFit: room.width, atLeast: defaults.size * least)
    }
    let width = min(word.width, room.width)
    let x =
      switch place.node.textAlignment {
      case .left: room.x
      case .right: room.maxX - width
      case .center: room.x + (room.width - width) / 2
      case .natural, .justified: look.isRightToLeft ? room.maxX - width : room.x
      }
    canvas.saving { canvas in
      canvas.clip(
        to: DrawingPath(
          rect: DrawingRect(x: room.x, y: 0, width: room.width, height: place.bounds.height)
        )
      )
      TextPainter(look: look).draw(
        word,
        x: x,
        baseline: word.baseline(from: 0, height: place.bounds.height),
        // A text that is being edited scrolls instead.
        width: isPlaceholder || !place.node.isEditing ? room.width : .infinity,
        on: &canvas
      )
    }
  }

  func drawTextView(_ place: Place, on canvas: inout Canvas) {
    let look = place.look
    let insets = place.node.field?.insets ?? EdgesValue(top: 8, leading: 5, bottom: 8, trailing: 5)
    let defaults = defaults(of: place, look.textColor(place.node.textColor ?? SystemColors.label))
    canvas.saving { canvas in
      canvas.clip(to: DrawingPath(rect: place.bounds))
      if let lines = place.node.lines {
        TextPainter(look: look).draw(lines, defaults, on: &canvas)
      } else {
        let runs = place.node.runs
        let text = place.node.typing?.text ?? place.node.text ?? ""
        let block = TextBlock(
          runs.isEmpty ? [TextRun(text: text)] : runs,
          defaults,
          width: place.bounds.width - insets.leading - insets.trailing,
          alignment: place.node.textAlignment,
          geometry.traits(of: place.id)
        )
        canvas.move(by: insets.leading, insets.top)
        block.draw(look, on: &canvas)
      }
    }
    drawChildren(of: place, on: &canvas)
  }

  func drawSearchBar(_ place: Place, on canvas: inout Canvas) {
    let look = place.look
    let cancel = place.node.children.first { tree[$0]?.kind == .button }
    let scopes = place.node.children.first { tree[$0]?.kind == .segmentedControl }
    let isInRow = [.barTrailing, .barTitleView].contains(place.node.slot)
    typealias Metrics = SystemMetrics.SearchField
    let side = isInRow ? Metrics.sideInRow : Metrics.side
    let top = isInRow ? (place.bounds.height - Metrics.height) / 2 : Metrics.top
    var end = place.bounds.width - side
    if let cancel, let title = tree[cancel]?.lines?.size, tree[cancel]?.isHidden == false {
      canvas.saving { canvas in
        canvas.move(by: look.isRightToLeft ? side : end - title.width, top)
        draw(cancel, look, size: SizeValue(width: title.width, height: Metrics.height), on: &canvas)
      }
      end -= title.width + Metrics.gap
    }
    if let field = place.node.children.first(where: { tree[$0]?.kind == .textField }) {
      canvas.saving { canvas in
        canvas.move(by: look.isRightToLeft ? place.bounds.width - end : side, top)
        draw(field, look, size: SizeValue(width: end - side, height: Metrics.height), on: &canvas)
      }
    }
    if let scopes {
      canvas.saving { canvas in
        canvas.move(by: Metrics.side, Metrics.top + Metrics.height + 8)
        let size = SizeValue(
          width: place.bounds.width - 2 * Metrics.side,
          height: SystemMetrics.Segments.height
        )
        draw(scopes, look, size: size, on: &canvas)
      }
    }
  }
}
