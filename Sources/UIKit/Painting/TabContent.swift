import TextLayout
import UIKitHosting
import VectorDrawing

/// The layout of a tab's image, title and badge.
@MainActor
struct TabContent {
  private typealias Metrics = SystemMetrics.TabBar

  private let look: Look
  private let layout: TabLayoutValue
  private let color: DrawingColor
  private let title: Word?
  private let image: ImageValue?
  private let imageSize: SizeValue
  private let badge: Word?
  private let badgeColor: ColorValue?

  init(_ node: RenderTree.Node, _ layout: TabLayoutValue, _ painter: NodePainter, _ look: Look) {
    self.look = look
    self.layout = layout
    let ink = look.ink(.tabItem, !node.isEnabled ? .disabled : node.isSelected ? .on : nil)
    let appearance = node.itemAppearance?.edge
    let style: SystemText =
      switch layout {
      case .stacked: node.image == nil ? .tabInlineTitle : .tabTitle
      case .inline: .tabInlineTitle
      case .compactInline: .tabCompactTitle
      }
    title = node.text.flatMap { $0.isEmpty ? nil : $0 }.map {
      painter.word(
        $0,
        look,
        appearance?.title,
        style,
        weight: SystemText.tabTitle.weight,
        color: ink
      )
    }
    color = appearance?.icon.map(look.color) ?? ink
    var image = node.image
    let side = layout == .compactInline ? Metrics.compactSymbol : Metrics.symbol
    imageSize = Self.size(of: &image, symbol: side, ImagePainter(look: look, color: color), layout)
    self.image = image
    badge = node.badge.map {
      TextPainter(look: look).word($0.text, .tabBadge, look.ink(.tabBadge))
    }
    badgeColor = node.badge?.color
  }

  /// Returns the size of an image in its bar: for pictures their own, as far as there is room.
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
    let own = painter.size(of: shown, em: SystemText.tabIcon.size)
    let most =
      layout == .compactInline
      ? (width: Metrics.compactPicture, height: Metrics.compactSymbol)
      : (width: Metrics.picture, height: Metrics.icon)
    let factor = min(1, most.width / max(1, own.width), most.height / max(1, own.height))
    return SizeValue(width: own.width * factor, height: own.height * factor)
  }

  // MARK: - Widths

  private var badgeWidth: Double {
    badge.map { max(Metrics.badge, $0.width + 2 * Metrics.badgePadding) } ?? 0
  }

  /// The spacing between image and title in points; a badge overlaps both.
  private var titleGap: Double {
    if badge != nil { return badgeWidth - 12 }
    return image == nil || title == nil ? 0 : Metrics.inlineGap
  }

  /// The width of image and title side by side.
  var width: Double { imageSize.width + titleGap + (title?.width ?? 0) }

  // MARK: - Drawing

  func draw(in rect: DrawingRect, on canvas: inout Canvas) {
    if layout == .stacked { drawStacked(rect, on: &canvas) } else { drawInline(rect, on: &canvas) }
  }

  private func drawInline(_ rect: DrawingRect, on canvas: inout Canvas) {
    let room = max(0, rect.width - 2 * Metrics.padding - imageSize.width - titleGap)
    let titleWidth = min(title?.width ?? 0, room)
    let whole = imageSize.width + titleGap + titleWidth
    // Positions start at the leading edge.
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
    // From the bottom: padding, title line, padding, image.
    let padding = Metrics.padding
    let line = title.map { $0.font.size * (SystemText.tabTitle.lineHeight ?? 1) } ?? 0
    if let title {
      let y =
        image != nil ? rect.maxY - padding - line : rect.y + (rect.height + padding - line) / 2
      let place = DrawingRect(
        x: rect.x + padding,
        y: y,
        width: rect.width - 2 * padding,
        height: line
      )
      TextPainter(look: look).draw(title, in: place, on: &canvas)
    }
    let foot = rect.maxY - padding - (title == nil ? 0 : line + padding)
    let middle = rect.x + rect.width / 2
    drawImage(x: middle - imageSize.width / 2, middle: foot - Metrics.icon / 2, on: &canvas)
    let start = Metrics.badgeStart
    let width = min(badgeWidth, rect.width / 2 - start)
    let x = look.isRightToLeft ? middle - start - width : middle + start
    drawBadge(x: x, y: rect.y + Metrics.badgeTop, width: width, on: &canvas)
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
    let place = DrawingRect(x: x, y: y, width: width, height: Metrics.badge)
    canvas.draw(.tabBadge, in: place, look, fill: badgeColor)
    TextPainter(look: look).draw(badge, in: place.inset(by: Metrics.badgePadding, 0), on: &canvas)
  }
}
