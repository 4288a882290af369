import TextLayout
import UIKitHosting
import VectorDrawing

/// The image, the title and the badge of a tab, in their places.
@MainActor
struct TabContent {
  /// The least width of a tab in the middle of a wide bar, and the distance between two, in points.
  static let leastWidth = 76.0
  static let gap = 34.0

  private let look: Look
  private let layout: TabLayoutValue
  private let color: DrawingColor
  private let title: Word?
  private let image: ImageValue?
  private let imageSize: SizeValue
  private let badge: Word?
  private let badgeFill: DrawingColor

  init(_ node: RenderTree.Node, _ layout: TabLayoutValue, _ painter: NodePainter, _ look: Look) {
    self.look = look
    self.layout = layout
    let ink =
      !node.isEnabled
      ? look.textColor(SystemColors.tertiary)
      : node.isSelected ? look.textColor(.tint) : look.textColor(SystemColors.tabTitle)
    let dress = node.itemDress?.edge
    let sizes: (points: Double, most: Double) =
      switch layout {
      case .stacked: node.image == nil ? (13, 16) : (10, 12)
      case .inline: (13, 16)
      case .compactInline: (12, 15)
      }
    title = node.text.flatMap { $0.isEmpty ? nil : $0 }.map {
      painter.word(
        $0,
        look,
        dress?.title,
        size: sizes.points,
        atMost: sizes.most,
        weight: 500,
        color: ink
      )
    }
    color = dress?.icon.map(look.color) ?? ink
    var image = node.image
    let side = layout == .compactInline ? 20.0 : 26
    imageSize = Self.size(of: &image, symbol: side, ImagePainter(look: look, color: color), layout)
    self.image = image
    badge = node.badge.map {
      let white = DrawingColor(rgba: 0xFFFF_FFFF)
      return TextPainter(look: look).word($0.text, FontValue(pointSize: 13), size: 13, white)
    }
    let red = look.color(node.badge?.color ?? SystemColors.red)
    badgeFill = red.mixed(0.84, with: .black)
  }

  /// The size of an image in its bar: of a picture its own, as far as there is room.
  private static func size(
    of image: inout ImageValue?,
    symbol side: Double,
    _ painter: ImagePainter,
    _ layout: TabLayoutValue
  ) -> SizeValue {
    guard var shown = image else { return .zero }
    guard case .encoded = shown.source else { return SizeValue(width: side, height: side) }
    if shown.mode == .automatic { shown.mode = .template }
    image = shown
    let own = painter.size(of: shown, em: 20)
    let most = layout == .compactInline ? (width: 28.0, height: 20.0) : (width: 48, height: 28)
    let factor = min(1, most.width / max(1, own.width), most.height / max(1, own.height))
    return SizeValue(width: own.width * factor, height: own.height * factor)
  }

  // MARK: - Widths

  private var badgeWidth: Double { badge.map { max(18, $0.width + 10) } ?? 0 }

  /// Points between image and title; a badge stands over both.
  private var titleGap: Double {
    if badge != nil { return badgeWidth - 12 }
    return image == nil || title == nil ? 0 : 7
  }

  /// The width of image and title beside each other.
  var width: Double { imageSize.width + titleGap + (title?.width ?? 0) }

  // MARK: - Drawing

  func draw(in rect: DrawingRect, on canvas: inout Canvas) {
    if layout == .stacked { drawStacked(rect, on: &canvas) } else { drawInline(rect, on: &canvas) }
  }

  private func drawInline(_ rect: DrawingRect, on canvas: inout Canvas) {
    let room = max(0, rect.width - 4 - imageSize.width - titleGap)
    let titleWidth = min(title?.width ?? 0, room)
    let whole = imageSize.width + titleGap + titleWidth
    // From the leading edge on.
    let start = (rect.width - whole) / 2
    func place(_ offset: Double, _ width: Double) -> Double {
      look.isRightToLeft ? rect.maxX - start - offset - width : rect.x + start + offset
    }
    drawImage(x: place(0, imageSize.width), middle: rect.y + rect.height / 2, on: &canvas)
    if let title {
      let x = place(imageSize.width + titleGap, titleWidth)
      let line = DrawingRect(x: x, y: rect.y, width: titleWidth, height: rect.height)
      TextPainter(look: look).draw(title, in: line, on: &canvas)
    }
    let x = place(imageSize.width - 11, badgeWidth)
    drawBadge(x: x, y: rect.y + rect.height / 2 - 15, width: badgeWidth, on: &canvas)
  }

  private func drawStacked(_ rect: DrawingRect, on canvas: inout Canvas) {
    // From the foot up: 2 points, the title's line of 1.2 times its size, 2 points, the image's place of 28.
    let line = title.map { $0.font.size * 1.2 } ?? 0
    if let title {
      let y = image != nil ? rect.maxY - 2 - line : rect.y + (rect.height + 2 - line) / 2
      let place = DrawingRect(x: rect.x + 2, y: y, width: rect.width - 4, height: line)
      TextPainter(look: look).draw(title, in: place, on: &canvas)
    }
    let foot = rect.maxY - 2 - (title == nil ? 0 : line + 2)
    let middle = rect.x + rect.width / 2
    drawImage(x: middle - imageSize.width / 2, middle: foot - 14, on: &canvas)
    let width = min(badgeWidth, rect.width / 2 - 6)
    let x = look.isRightToLeft ? middle - 6 - width : middle + 6
    drawBadge(x: x, y: rect.y + 2, width: width, on: &canvas)
  }

  private func drawImage(x: Double, middle y: Double, on canvas: inout Canvas) {
    guard let image else { return }
    let rect = DrawingRect(
      x: x,
      y: y - imageSize.height / 2,
      width: imageSize.width,
      height: imageSize.height
    )
    ImagePainter(look: look, color: color).draw(image, .scaleAspectFit, in: rect, on: &canvas)
  }

  private func drawBadge(x: Double, y: Double, width: Double, on canvas: inout Canvas) {
    guard let badge else { return }
    let place = DrawingRect(x: x, y: y, width: width, height: 18)
    canvas.fill(place, radius: 9, badgeFill)
    TextPainter(look: look).draw(badge, in: place.inset(by: 5, 0), on: &canvas)
  }
}
