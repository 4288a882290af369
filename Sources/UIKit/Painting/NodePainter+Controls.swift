import UIKitHosting
import VectorDrawing

// Buttons, switches, sliders and what else is tapped.

extension NodePainter {
  // MARK: Buttons

  func drawButton(_ place: Place, on canvas: inout Canvas) {
    let node = place.node
    let style = node.buttonStyle ?? ButtonStyleValue(background: .bare)
    let look = place.look
    let color = color(of: style, node.isEnabled, look)
    drawGround(of: style, place, on: &canvas)
    drawChildren(of: place, where: { $0.slot == .behind }, on: &canvas)
    ButtonContent(place, style, color, self).draw(on: &canvas)
    drawChildren(of: place, where: { $0.slot != .behind }, on: &canvas)
  }

  private func color(of style: ButtonStyleValue, _ isEnabled: Bool, _ look: Look) -> DrawingColor {
    guard isEnabled else { return look.textColor(SystemColors.tertiary) }
    if let own = style.foregroundColor { return look.textColor(own) }
    switch style.background {
    case .filled, .borderedProminent: return DrawingColor(rgba: 0xFFFF_FFFF)
    case .gray, .bordered:
      let tint = look.textColor(.tint)
      return look.style == .light ? tint : tint.mixed(0.8, with: DrawingColor(rgba: 0xFFFF_FFFF))
    default: return look.textColor(.tint)
    }
  }

  private func drawGround(of style: ButtonStyleValue, _ place: Place, on canvas: inout Canvas) {
    let look = place.look
    var paint = style.backgroundColor.map(look.color)
    switch style.background {
    case .gray, .bordered: paint = paint ?? look.color(SystemColors.fill)
    case .tinted, .borderedTinted: paint = paint ?? look.color(.tint).withAlpha(0.16)
    case .filled, .borderedProminent:
      paint = paint ?? look.color(.tint).mixed(0.84, with: .black)
      if !place.node.isEnabled { paint = look.color(SystemColors.fill) }
    case .bare, .plain, .borderless: break
    }
    let path = DrawingPath(canvas.onPixels(place.bounds), radius: radius(of: style))
    if let paint { canvas.fill(path, paint) }
    if let image = style.details?.background {
      canvas.saving { canvas in
        canvas.clip(to: path)
        ImagePainter(look: look, color: look.color(.tint))
          .draw(image, .scaleToFill, in: place.bounds, on: &canvas)
      }
    }
    guard style.strokeWidth > 0 else { return }
    let half = style.strokeWidth / 2
    canvas.stroke(
      DrawingPath(place.bounds.inset(by: half, half), radius: max(0, radius(of: style) - half)),
      DrawingStroke(width: style.strokeWidth),
      look.color(style.strokeColor ?? .tint)
    )
  }

  private func radius(of style: ButtonStyleValue) -> Double {
    switch style.cornerStyle {
    case .small: return SystemMetrics.Button.CornerStyle.small
    case .medium: return SystemMetrics.Button.CornerStyle.medium
    case .large: return SystemMetrics.Button.CornerStyle.large
    case .capsule: return 999
    case .fixed, .dynamic: break
    }
    if let own = style.cornerRadius { return own }
    if style.background == .bare { return 0 }
    return switch style.size {
    case .large: SystemMetrics.Button.Radius.large
    case .small, .mini: SystemMetrics.Button.Radius.small
    case .medium: SystemMetrics.Button.Radius.medium
    }
  }

  // MARK: Switches and sliders

  func drawSwitch(_ place: Place, on canvas: inout Canvas) {
    let look = place.look
    let node = place.node
    let green = look.color(SystemColors.green)
    let rest = look.color(SystemColors.switchOff)
    typealias Metrics = SystemMetrics.Switch
    let rect = DrawingRect(x: 0, y: 0, width: Metrics.width, height: Metrics.height)
    let style = DrawingStyle(alpha: node.isEnabled ? 1 : 0.5)
    canvas.grouping(style, within: rect.inset(by: -24, -24)) { canvas in
      canvas.fill(
        rect,
        radius: rect.height / 2,
        node.isOn ? node.tint.map(look.color) ?? green : rest
      )
      let atEnd = node.isOn != look.isRightToLeft
      let thumb = DrawingRect(
        x: atEnd ? Metrics.width - Metrics.thumb - Metrics.inset : Metrics.inset,
        y: Metrics.inset,
        width: Metrics.thumb,
        height: Metrics.thumb
      )
      drawThumb(
        thumb,
        node.thumbColor.map(look.color) ?? DrawingColor(rgba: 0xFFFF_FFFF),
        SystemShadow.switchThumb,
        on: &canvas
      )
    }
  }

  /// Draws a circle and its shadows.
  private func drawThumb(
    _ rect: DrawingRect,
    _ color: DrawingColor,
    _ shadows: [SystemShadow],
    on canvas: inout Canvas
  ) {
    let path = DrawingPath(rect, radius: rect.height / 2)
    for shadow in shadows { canvas.shadow(of: path, DrawingShadow(shadow)) }
    canvas.fill(path, color)
  }

  func drawSlider(_ place: Place, on canvas: inout Canvas) {
    guard let track = place.node.track else { return }
    let look = place.look
    var (left, right) = (0.0, place.bounds.width)
    for child in place.node.children {
      guard let size = places.size(of: child), let slot = tree[child]?.slot else { continue }
      let isLeft = (slot == .leftView) != look.isRightToLeft
      let x = isLeft ? 0 : place.bounds.width - size.width
      canvas.saving { canvas in
        canvas.move(by: x, (place.bounds.height - size.height) / 2)
        draw(child, look, on: &canvas)
      }
      let beside = size.width + SystemMetrics.Slider.gap
      if isLeft { left = beside } else { right -= beside }
    }
    let middle = place.bounds.height / 2
    let parts = place.node.sliderParts
    let (height, size) = (parts.lineHeight, parts.thumbSize)
    let whole = DrawingRect(x: left, y: middle - height / 2, width: right - left, height: height)
    let way = max(0, whole.width - size.width) * track.position
    var done = whole
    done.width = way + size.width / 2
    var thumb = DrawingRect(
      x: whole.x + way,
      y: middle - size.height / 2,
      width: size.width,
      height: size.height
    )
    if look.isRightToLeft {
      done.x = whole.maxX - done.width
      thumb.x = whole.maxX - size.width - way
    }
    let rest = look.color(track.restColor ?? SystemColors.sliderTrack)
    let filled = track.filledColor.map(look.color) ?? look.color(.tint)
    let style = DrawingStyle(alpha: place.node.isEnabled ? 1 : 0.5)
    canvas.grouping(style, within: place.bounds.inset(by: -24, -24)) { canvas in
      let line = DrawingPath(whole, radius: height / 2)
      if parts.images[.rest] == nil { canvas.fill(line, rest) }
      canvas.saving { canvas in
        canvas.clip(to: line)
        canvas.add(.clear(done))
        if parts.images[.filled] == nil { canvas.fill(done, filled) }
      }
      let images = ImagePainter(look: look, color: look.color(.tint))
      if let image = parts.images[.rest] {
        var beyond = whole
        beyond.width = whole.width - done.width
        if !look.isRightToLeft { beyond.x = done.maxX }
        images.draw(image, .scaleToFill, in: beyond, on: &canvas)
      }
      if let image = parts.images[.filled] {
        images.draw(image, .scaleToFill, in: done, on: &canvas)
      }
      if let image = parts.images[.thumb] {
        images.draw(image, .scaleToFill, in: thumb, on: &canvas)
      } else {
        drawThumb(
          thumb,
          track.thumbColor.map(look.color) ?? DrawingColor(rgba: 0xFFFF_FFFF),
          SystemShadow.sliderThumb,
          on: &canvas
        )
      }
    }
  }

  func drawProgress(_ place: Place, on canvas: inout Canvas) {
    guard let track = place.node.track else { return }
    let look = place.look
    let rest = look.color(track.restColor ?? SystemColors.progressTrack)
    let radius = SystemMetrics.Progress.height / 2
    canvas.fill(place.bounds, radius: radius, rest)
    var done = place.bounds
    done.width *= track.position
    if look.isRightToLeft { done.x = place.bounds.width - done.width }
    canvas.fill(done, radius: radius, track.filledColor.map(look.color) ?? look.color(.tint))
  }

  // MARK: Segments and steppers

  func drawSegments(_ place: Place, on canvas: inout Canvas) {
    let look = place.look
    let node = place.node
    typealias Metrics = SystemMetrics.Segments
    let segments = node.children.compactMap { tree[$0] }.filter { $0.kind == .segment }
    canvas.fill(place.bounds, radius: Metrics.radius, look.color(SystemColors.segments))
    let room = place.bounds.inset(by: Metrics.inset, Metrics.inset)
    let width = max(0, room.width) / Double(max(1, segments.count))
    func rect(_ index: Int) -> DrawingRect {
      let column = look.isRightToLeft ? segments.count - 1 - index : index
      return DrawingRect(
        x: room.x + Double(column) * width,
        y: room.y,
        width: width,
        height: room.height
      )
    }
    let chosen = node.selectedSegment
    for index in segments.indices.dropFirst() where chosen != index && chosen != index - 1 {
      let cell = rect(index)
      let x = (look.isRightToLeft ? cell.maxX : cell.x) - 0.5
      let line = DrawingRect(x: x, y: cell.y, width: 1, height: cell.height)
        .inset(by: 0, Metrics.lineInset)
      canvas.fill(line, look.color(SystemColors.controlLine))
    }
    if let chosen, segments.indices.contains(chosen) {
      let ground = node.tint.map(look.color) ?? look.color(SystemColors.selectedSegment)
      let path = DrawingPath(rect(chosen), radius: Metrics.chosenRadius)
      for shadow in SystemShadow.chosenSegment {
        canvas.shadow(of: path, DrawingShadow(shadow))
      }
      canvas.fill(path, ground)
    }
    for (index, segment) in segments.enumerated() {
      drawSegment(segment, rect(index), isChosen: index == chosen, look, on: &canvas)
    }
  }

  private func drawSegment(
    _ node: RenderTree.Node,
    _ rect: DrawingRect,
    isChosen: Bool,
    _ look: Look,
    on canvas: inout Canvas
  ) {
    let color = look.textColor(node.isEnabled ? SystemColors.label : SystemColors.tertiary)
    if let image = node.image {
      ImagePainter(look: look, color: color)
        .draw(image, .center, in: rect, em: look.points(17, atMost: 21), on: &canvas)
    }
    guard let text = node.text, !text.isEmpty else { return }
    let font = node.font ?? FontValue(pointSize: 13, weight: isChosen ? 600 : 400)
    let word = TextPainter(look: look).word(
      text,
      font,
      size: look.points(font.pointSize, atMost: 17),
      node.textColor.map(look.textColor) ?? color
    )
    let room = rect.inset(by: SystemMetrics.Segments.padding, 0)
    TextPainter(look: look).draw(word, in: room, on: &canvas)
  }

  func drawStepper(_ place: Place, on canvas: inout Canvas) {
    let look = place.look
    typealias Metrics = SystemMetrics.Stepper
    let rect = DrawingRect(x: 0, y: 0, width: Metrics.width, height: Metrics.height)
    canvas.fill(rect, radius: Metrics.radius, look.color(SystemColors.segments))
    let half = Metrics.width / 2
    let line = DrawingRect(x: half - 0.5, y: 0, width: 1, height: Metrics.height)
      .inset(by: 0, Metrics.lineInset)
    canvas.fill(line, look.color(SystemColors.controlLine))
    for (index, id) in place.node.children.enumerated() {
      guard let node = tree[id], case .symbol(let name, _, _)? = node.image?.source else {
        continue
      }
      let column = look.isRightToLeft ? 1 - index : index
      let icon = DrawingRect(
        x: Double(column) * half + (half - Metrics.symbol) / 2,
        y: (Metrics.height - Metrics.symbol) / 2,
        width: Metrics.symbol,
        height: Metrics.symbol
      )
      let color = look.textColor(node.isEnabled ? SystemColors.label : SystemColors.tertiary)
      ImagePainter(look: look, color: color)
        .drawSymbol(name, nil, color, in: icon, lineWidth: 1.9, on: &canvas)
    }
  }

  // MARK: Spinners and dots

  func drawSpinner(_ place: Place, on canvas: inout Canvas) {
    typealias Metrics = SystemMetrics.Spinner
    let side = place.node.isLargeIndicator ? Metrics.largeSide : Metrics.side
    let color = place.node.tint ?? SystemColors.gray
    let rect = DrawingRect(
      x: (place.bounds.width - side) / 2,
      y: (place.bounds.height - side) / 2,
      width: side,
      height: side
    )
    drawSpokes(rect, place.look.color(color), on: &canvas)
  }

  func drawSpokes(_ rect: DrawingRect, _ color: DrawingColor, on canvas: inout Canvas) {
    let opacities = [0.25, 0.3, 0.36, 0.44, 0.54, 0.67, 0.83, 1]
    let spoke = DrawingRect(
      x: -0.06 * rect.width,
      y: -0.48 * rect.height,
      width: 0.12 * rect.width,
      height: 0.28 * rect.height
    )
    for (index, opacity) in opacities.enumerated() {
      canvas.saving { canvas in
        canvas.move(by: rect.x + rect.width / 2, rect.y + rect.height / 2)
        let (sine, cosine) = Self.turns[index]
        canvas.transform(by: DrawingTransform(cosine, sine, -sine, cosine, 0, 0))
        canvas.fill(spoke, radius: spoke.width / 2, color.withAlpha(opacity))
      }
    }
  }

  /// Sine and cosine of eighths of a turn.
  private static let turns: [(Double, Double)] = {
    let half = 0.5.squareRoot()
    return [
      (0, 1), (half, half), (1, 0), (half, -half), (0, -1), (-half, -half), (-1, 0), (-half, half),
    ]
  }()

  func drawPageControl(_ place: Place, on canvas: inout Canvas) {
    guard let pages = place.node.pages, pages.count > 0 else { return }
    let look = place.look
    typealias Metrics = SystemMetrics.PageControl
    let step = Metrics.dot + Metrics.gap
    let width = Double(pages.count) * step - Metrics.gap
    let left = (place.bounds.width - width) / 2
    let middle = place.bounds.height / 2
    if pages.isProminent {
      let rect = DrawingRect(
        x: left,
        y: middle - Metrics.height / 2,
        width: width,
        height: Metrics.height
      )
      .inset(by: -Metrics.padding, 0)
      canvas.fill(rect, radius: Metrics.height / 2, look.color(SystemColors.fill))
    }
    for index in 0..<pages.count {
      let column = look.isRightToLeft ? pages.count - 1 - index : index
      let rect = DrawingRect(
        x: left + Double(column) * step,
        y: middle - Metrics.dot / 2,
        width: Metrics.dot,
        height: Metrics.dot
      )
      let color =
        index == pages.current
        ? look.color(pages.currentDotColor ?? SystemColors.currentPageDot)
        : look.color(pages.dotColor ?? SystemColors.pageDot)
      canvas.fill(rect, radius: Metrics.dot / 2, color)
    }
  }
}
