import UIKitHosting
import VectorDrawing

// Buttons, switches, sliders and other controls.

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
    guard isEnabled else { return look.ink(.button, .disabled) }
    if let own = style.foregroundColor { return look.textColor(own) }
    let part = part(of: style)
    return look.ink(part.ink == nil ? .button : part)
  }

  private func part(of style: ButtonStyleValue) -> SystemLook {
    switch style.background {
    case .gray, .bordered: .grayButton
    case .tinted, .borderedTinted: .tintedButton
    case .filled, .borderedProminent: .filledButton
    case .bare, .plain, .borderless: .button
    }
  }

  private func drawGround(of style: ButtonStyleValue, _ place: Place, on canvas: inout Canvas) {
    let look = place.look
    let part = part(of: style)
    var paint = style.backgroundColor.map { look.color($0) } ?? part.fill.map { look.color($0) }
    if !place.node.isEnabled, let disabled = part.states[.disabled]?.fill {
      paint = look.color(disabled)
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
    typealias Metrics = SystemMetrics.Switch
    let rect = DrawingRect(x: 0, y: 0, width: Metrics.width, height: Metrics.height)
    let state: SystemLook.State? = node.isEnabled ? nil : .disabled
    canvas.drawing(.switchTrack, state, within: rect.inset(by: -24, -24)) { canvas in
      if node.isOn {
        canvas.draw(.switchTrack, .on, in: rect, look, fill: node.tint)
      } else {
        canvas.draw(.switchTrack, in: rect, look)
      }
      let atEnd = node.isOn != look.isRightToLeft
      let thumb = DrawingRect(
        x: atEnd ? Metrics.on : Metrics.inset,
        y: Metrics.inset,
        width: Metrics.thumb,
        height: Metrics.thumb
      )
      canvas.draw(.switchThumb, in: thumb, look, fill: node.thumbColor)
    }
  }

  func drawSlider(_ place: Place, on canvas: inout Canvas) {
    guard let track = place.node.track else { return }
    let look = place.look
    var (left, right) = (0.0, place.bounds.width)
    for child in place.node.children {
      guard let size = geometry.size(of: child), let slot = tree[child]?.slot else { continue }
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
    let filled = track.filledColor.map(look.color) ?? look.color(.tint)
    let state: SystemLook.State? = place.node.isEnabled ? nil : .disabled
    canvas.drawing(.slider, state, within: place.bounds.inset(by: -24, -24)) { canvas in
      let line = DrawingPath(whole, radius: height / 2)
      if parts.images[.rest] == nil, let paint = SystemLook.sliderTrack.fill {
        canvas.fill(line, look.color(paint, own: track.restColor))
      }
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
        canvas.draw(.sliderThumb, in: thumb, look, fill: track.thumbColor)
      }
    }
  }

  func drawProgress(_ place: Place, on canvas: inout Canvas) {
    guard let track = place.node.track else { return }
    let look = place.look
    canvas.draw(.progressTrack, in: place.bounds, look, fill: track.restColor)
    var done = place.bounds
    done.width *= track.position
    if look.isRightToLeft { done.x = place.bounds.width - done.width }
    var part = SystemLook.progressDone
    part.corners = SystemLook.progressTrack.corners
    canvas.draw(part, in: done, look, fill: track.filledColor)
  }

  // MARK: Segments and steppers

  func drawSegments(_ place: Place, on canvas: inout Canvas) {
    let look = place.look
    let node = place.node
    typealias Metrics = SystemMetrics.Segments
    let segments = node.children.compactMap { tree[$0] }.filter { $0.kind == .segment }
    canvas.draw(.segments, in: place.bounds, look)
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
      canvas.draw(.controlLine, in: line, look)
    }
    if let chosen, segments.indices.contains(chosen) {
      canvas.draw(.chosenSegment, in: rect(chosen), look, fill: node.tint)
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
    let color = look.ink(.segment, node.isEnabled ? nil : .disabled)
    if let image = node.image {
      ImagePainter(look: look, color: color)
        .draw(image, .center, in: rect, em: look.points(.segmentIcon), on: &canvas)
    }
    guard let text = node.text, !text.isEmpty else { return }
    let style = SystemText.segment
    let font = node.font ?? FontValue(pointSize: style.size, weight: isChosen ? 600 : 400)
    let word = TextPainter(look: look).word(
      text,
      font,
      size: look.points(font.pointSize, atMost: style.most ?? .infinity),
      node.textColor.map(look.textColor) ?? color
    )
    let room = rect.inset(by: SystemMetrics.Segments.padding, 0)
    TextPainter(look: look).draw(word, in: room, on: &canvas)
  }

  func drawStepper(_ place: Place, on canvas: inout Canvas) {
    let look = place.look
    typealias Metrics = SystemMetrics.Stepper
    let rect = DrawingRect(x: 0, y: 0, width: Metrics.width, height: Metrics.height)
    canvas.draw(.stepper, in: rect, look)
    let half = Metrics.width / 2
    let line = DrawingRect(x: half - 0.5, y: 0, width: 1, height: Metrics.height)
      .inset(by: 0, Metrics.lineInset)
    canvas.draw(.controlLine, in: line, look)
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
      let color = look.ink(.stepperButton, node.isEnabled ? nil : .disabled)
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

  /// The sine and cosine of eighths of a turn.
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
      canvas.draw(.pageDots, in: rect, look)
    }
    for index in 0..<pages.count {
      let column = look.isRightToLeft ? pages.count - 1 - index : index
      let rect = DrawingRect(
        x: left + Double(column) * step,
        y: middle - Metrics.dot / 2,
        width: Metrics.dot,
        height: Metrics.dot
      )
      let isCurrent = index == pages.current
      let own = isCurrent ? pages.currentDotColor : pages.dotColor
      canvas.draw(.pageDot, isCurrent ? .on : nil, in: rect, look, fill: own)
    }
  }
}
