import Foundation
import TextLayout
import UIKitHosting
import VectorDrawing

// Pickers, whose wheels are drawn as drums.

extension NodePainter {
  func drawPicker(_ place: Place, on canvas: inout Canvas) {
    let wheels = place.node.children.compactMap { tree[$0] }.filter { $0.kind == .wheel }
    let hugs = wheels.contains { $0.wheel?.hugsTitles == true }
    let look = place.look
    typealias Metrics = SystemMetrics.Picker
    let size = look.points(.wheel)
    let widths = widths(of: wheels, place.bounds.width, size, look)
    let middle = place.bounds.height / 2
    let state: SystemLook.State? = place.node.isEnabled ? nil : .disabled
    canvas.drawing(.picker, state, within: place.bounds) { canvas in
      canvas.clip(to: DrawingPath(rect: place.bounds))
      if hugs {
        let row = size * Metrics.row
        let band = DrawingRect(
          x: Metrics.bandSide,
          y: middle - row / 2,
          width: place.bounds.width - 2 * Metrics.bandSide,
          height: row
        )
        canvas.draw(.pickerBand, in: band, look)
      }
      var x = (place.bounds.width - widths.reduce(0, +)) / 2
      let order = look.isRightToLeft ? Array(wheels.indices.reversed()) : Array(wheels.indices)
      for index in order {
        guard let wheel = wheels[index].wheel else { continue }
        let rect = DrawingRect(x: x, y: 0, width: widths[index], height: place.bounds.height)
        if !hugs {
          drawBand(
            wheel,
            rect,
            size,
            isFirst: index == order.first,
            isLast: index == order.last,
            look,
            on: &canvas
          )
        }
        draw(wheel, wheels[index], rect, size, look, on: &canvas)
        x += widths[index]
      }
    }
  }

  /// Returns widths in points: the wheels' own, and equal shares of the rest.
  private func widths(
    of wheels: [RenderTree.Node],
    _ room: Double,
    _ size: Double,
    _ look: Look
  ) -> [Double] {
    let own = wheels.map { node -> Double? in
      guard let wheel = node.wheel else { return 0 }
      if let width = wheel.width { return width }
      guard wheel.hugsTitles else { return nil }
      let titles = wheel.titles.map { word($0, size, look).width }
      return (titles.max() ?? 0) + 2 * SystemMetrics.Picker.padding * size
    }
    let rest = room - own.compactMap(\.self).reduce(0, +)
    let count = own.count { $0 == nil }
    return own.map { $0 ?? max(0, rest) / Double(max(1, count)) }
  }

  private func word(_ title: String, _ size: Double, _ look: Look) -> Word {
    TextPainter(look: look).word(
      title,
      FontValue(pointSize: size, hasMonospacedDigits: true),
      size: size,
      look.textColor(SystemColors.label)
    )
  }

  private func drawBand(
    _ wheel: WheelValue,
    _ rect: DrawingRect,
    _ size: Double,
    isFirst: Bool,
    isLast: Bool,
    _ look: Look,
    on canvas: inout Canvas
  ) {
    typealias Metrics = SystemMetrics.Picker
    let row = max(wheel.rowHeight ?? 0, size * Metrics.row)
    var band = DrawingRect(
      x: rect.x,
      y: (rect.height - row) / 2,
      width: rect.width,
      height: row
    )
    let side = Metrics.bandSide
    if isFirst { (band.x, band.width) = (band.x + side, band.width - side) }
    if isLast { band.width -= side }
    let part = SystemLook.pickerBand
    guard let paint = part.fill else { return }
    let radius = part.radius(in: band)
    let (first, last) = (isFirst ? radius : 0, isLast ? radius : 0)
    let path = DrawingPath(canvas.onPixels(band), radii: [first, last, last, first])
    canvas.fill(path, look.color(paint))
  }

  /// Draws the rows near the selected one on a drum whose radius is half the wheel's height.
  private func draw(
    _ wheel: WheelValue,
    _ node: RenderTree.Node,
    _ rect: DrawingRect,
    _ size: Double,
    _ look: Look,
    on canvas: inout Canvas
  ) {
    let row = max(wheel.rowHeight ?? 0, size * SystemMetrics.Picker.row)
    let radius = rect.height / 2
    guard radius > 0, !wheel.titles.isEmpty else { return }
    let chosen = min(node.selectedRow, wheel.titles.count - 1)
    let reach = Int((radius * .pi / 2 / row).rounded(.down))
    let unit = node.text ?? ""
    for index in max(0, chosen - reach)...min(wheel.titles.count - 1, chosen + reach) {
      let distance = Double(index - chosen) * row
      let angle = distance / radius
      let cosine = cos(angle)
      guard cosine > 0 else { continue }
      let nearness = max(0, 1 - abs(distance) / row)
      let word = word(wheel.titles[index], size, look)
      let padding = SystemMetrics.Picker.padding * size
      let x =
        if !unit.isEmpty {
          rect.x + rect.width * 0.48 - 0.35 * size - word.width
        } else {
          switch wheel.alignment {
          case .center, .justified: rect.x + (rect.width - word.width) / 2
          case .left, .natural:
            look.isRightToLeft ? rect.maxX - padding - word.width : rect.x + padding
          case .right:
            look.isRightToLeft ? rect.x + padding : rect.maxX - padding - word.width
          }
        }
      canvas.grouping(DrawingStyle(alpha: cosine * (0.45 + 0.55 * nearness))) { canvas in
        canvas.saving { canvas in
          // The text is rotated around its own centre.
          canvas.move(by: x + word.width / 2, radius + radius * sin(angle))
          if index != chosen { canvas.scale(by: 0.94 + 0.06 * cosine, cosine) }
          let painter = TextPainter(look: look)
          let top = -word.font.size * 0.6
          let baseline = word.baseline(from: top, height: word.font.size * 1.2)
          painter.draw(word, x: -word.width / 2, baseline: baseline, on: &canvas)
        }
      }
    }
    guard !unit.isEmpty else { return }
    let points = look.points(.wheelUnit)
    let painter = TextPainter(look: look)
    let word = painter.word(unit, .wheelUnit, look.color(SystemColors.label))
    let baseline = word.baseline(from: radius - 0.6 * points, height: points * 1.2)
    painter.draw(word, x: rect.x + rect.width * 0.48, baseline: baseline, on: &canvas)
  }
}
