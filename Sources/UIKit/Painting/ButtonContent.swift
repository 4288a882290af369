import TextLayout
import UIKitHosting
import VectorDrawing

/// The layout of a button's image and titles.
@MainActor
struct ButtonContent {
  private let place: NodePainter.Place
  private let style: ButtonStyleValue
  private let color: DrawingColor
  private let defaults: TextPainter.Defaults
  private let lines: TextLinesValue?
  private let subtitle: Word?
  private let image: ImageValue?
  /// The size of the image, or of the spinner in its place.
  private let imageSize: SizeValue
  private let painter: NodePainter

  init(
    _ place: NodePainter.Place,
    _ style: ButtonStyleValue,
    _ color: DrawingColor,
    _ painter: NodePainter
  ) {
    self.place = place
    self.painter = painter
    self.style = style
    self.color = color
    let node = place.node
    let look = place.look
    let ink = node.isEnabled ? node.textColor.map(look.textColor) ?? color : color
    defaults = painter.defaults(of: place, ink)
    let em = defaults.size
    lines = node.lines
    image = node.image
    subtitle = style.subtitle.flatMap { $0.isEmpty ? nil : $0 }.map {
      TextPainter(look: look).word($0, .buttonSubtitle, ink.withAlpha(0.75))
    }
    imageSize =
      style.showsActivityIndicator
      ? SizeValue(width: 20, height: 20)
      : style.details?.imagePlace?.size ?? node.image.map {
        ImagePainter(look: look, color: color).size(of: $0, em: em)
      } ?? .zero
  }

  func draw(on canvas: inout Canvas) {
    let arrows = style.showsIndicator ? ButtonLayout.arrowsGap + 0.6 * defaults.size : 0
    let layout = ButtonLayout(
      image: imageSize,
      words: wordsSize,
      arrows: arrows,
      in: content,
      style,
      isRightToLeft: place.look.isRightToLeft
    )
    drawImage(layout.image, on: &canvas)
    drawWords(layout.words, on: &canvas)
    if let x = layout.arrows { drawArrows(x, on: &canvas) }
  }

  /// Draws the up and down arrows of a button whose menu is a selection.
  private func drawArrows(_ x: Double, on canvas: inout Canvas) {
    let size = defaults.size
    let rect = DrawingRect(
      x: x,
      y: (place.bounds.height - 0.9 * size) / 2,
      width: 0.6 * size,
      height: 0.9 * size
    )
    canvas.draw(.choice, in: rect, color)
  }

  private var wordsSize: SizeValue {
    var size = lines?.size ?? .zero
    if let subtitle {
      size.width = max(size.width, subtitle.width)
      size.height += (style.titlePadding ?? 0) + subtitle.font.size * 1.294
    }
    return size
  }

  private var content: DrawingRect {
    ButtonLayout.content(
      of: place.bounds,
      style,
      hasWords: wordsSize.width > 0,
      isRightToLeft: place.look.isRightToLeft
    )
  }

  private func drawImage(_ rect: DrawingRect, on canvas: inout Canvas) {
    if style.showsActivityIndicator {
      let spinner = style.activityColor.map(place.look.color) ?? color
      return painter.drawSpokes(rect, spinner, on: &canvas)
    }
    guard let image else { return }
    let shift = style.details?.imageShift ?? ShiftValue(x: 0, y: 0)
    var rect = rect
    rect.x += shift.x
    rect.y += shift.y
    var mode = ContentModeValue.scaleAspectFit
    if let own = style.details?.imagePlace {
      mode = own.mode
      let inner = content
      if own.fillsAcross { (rect.x, rect.width) = (inner.x, inner.width) }
      if own.fillsDown { (rect.y, rect.height) = (inner.y, inner.height) }
    }
    ImagePainter(look: place.look, color: color)
      .draw(image, mode, in: rect, em: defaults.size, on: &canvas)
  }

  private func drawWords(_ rect: DrawingRect, on canvas: inout Canvas) {
    let shift = style.details?.titleShift ?? ShiftValue(x: 0, y: 0)
    let painter = TextPainter(look: place.look)
    canvas.saving { canvas in
      canvas.move(by: rect.x + shift.x, rect.y + shift.y)
      guard let subtitle else {
        if let lines { painter.draw(lines, defaults, on: &canvas) }
        return
      }
      let title = lines?.size ?? .zero
      canvas.saving { canvas in
        canvas.move(by: offset(title.width, in: rect.width), 0)
        if let lines { painter.draw(lines, defaults, on: &canvas) }
      }
      let line = subtitle.font.size * 1.294
      let top = title.height + (style.titlePadding ?? 0)
      painter.draw(
        subtitle,
        x: offset(subtitle.width, in: rect.width),
        baseline: subtitle.baseline(from: top, height: line),
        on: &canvas
      )
    }
  }

  private func offset(_ width: Double, in room: Double) -> Double {
    switch style.titleAlignment {
    case .center: (room - width) / 2
    case .leading: place.look.isRightToLeft ? room - width : 0
    case .trailing: place.look.isRightToLeft ? 0 : room - width
    }
  }
}
