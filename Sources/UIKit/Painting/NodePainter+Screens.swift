import UIKitHosting
import VectorDrawing

// Windows, pages, tabs, columns, sheets and alerts.

extension NodePainter {
  func drawWindow(_ place: Place, on canvas: inout Canvas) {
    canvas.fill(place.bounds, place.look.color(SystemColors.background))
    let children = place.node.children
    let large = children.lastIndex { isLargeCard($0) }
    if large != nil { canvas.fill(place.bounds, .black) }
    for (index, child) in children.enumerated() {
      guard index == 0, let large, large > 0 else {
        draw(child, in: place.id, place.look, on: &canvas)
        continue
      }
      // The presenter of a large sheet steps back.
      canvas.saving { canvas in
        canvas.move(by: place.bounds.width * 0.04, step)
        canvas.scale(by: 0.92, 0.92)
        canvas.clip(to: DrawingPath(place.bounds, radius: 10))
        draw(child, in: place.id, place.look, on: &canvas)
      }
    }
  }

  /// Points from the window's top to the presenter of a large sheet.
  private var step: Double { max(places.environment.safeArea.top, 10) }

  private func isLargeCard(_ id: NodeID) -> Bool {
    guard let sheet = tree[id]?.sheet, sheet.style.isCard else { return false }
    return (sheet.selectedDetent ?? sheet.detents.min() ?? .large) == .large
  }

  func drawNavigation(_ place: Place, on canvas: inout Canvas) {
    guard let top = place.node.children.last else { return }
    draw(top, in: place.id, place.look, on: &canvas)
  }

  /// Draws the topmost screen, which may be the results of a search, and the bars over it.
  func drawPage(_ place: Place, on canvas: inout Canvas) {
    let children = place.node.children.compactMap { tree[$0] }
    let screen = children.last { !$0.kind.isBar }
    let isGrouped = screen?.table.map { $0.style != .plain } ?? false
    let ground = isGrouped ? SystemColors.grouped : SystemColors.background
    canvas.fill(place.bounds, place.look.color(ground))
    if let screen { draw(screen.id, in: place.id, place.look, on: &canvas) }
    for bar in children where bar.kind.isBar { draw(bar.id, in: place.id, place.look, on: &canvas) }
  }

  func drawTabs(_ place: Place, on canvas: inout Canvas) {
    drawChildren(of: place, where: { $0.kind != .tabBar }, on: &canvas)
    drawChildren(of: place, where: { $0.kind == .tabBar }, on: &canvas)
  }

  func drawSplit(_ place: Place, on canvas: inout Canvas) {
    drawChildren(of: place, on: &canvas)
    let columns = place.node.children.filter { tree[$0]?.kind == .secondaryColumn }
    guard place.node.children.count > 1, let second = columns.first,
      let rect = places.rect(of: second, in: place.id)
    else { return }
    let hair = place.look.hair
    let x = place.look.isRightToLeft ? rect.x + rect.width : rect.x - hair
    let line = DrawingRect(x: x, y: 0, width: hair, height: place.bounds.height)
    canvas.fill(line, place.look.color(SystemColors.separator))
  }

  // MARK: Sheets

  func drawSheet(_ place: Place, on canvas: inout Canvas) {
    guard let sheet = place.node.sheet, let content = place.node.children.first,
      let panel = places.rect(of: content, in: place.id)
    else { return }
    let rect = DrawingRect(panel)
    var inner = place
    let isWhole =
      sheet.style == .fullScreen || sheet.style == .overFullScreen
      || sheet.style == .currentContext || sheet.style == .overCurrentContext
    inner.look.isRaised = !isWhole
    let detent = sheet.selectedDetent ?? sheet.detents.min() ?? .large
    let isUndimmed = sheet.largestUndimmedDetent.map { detent <= $0 } ?? false
    if !isWhole, !isUndimmed, sheet.style != .popover {
      canvas.fill(place.bounds, DrawingColor(red: 0, green: 0, blue: 0, alpha: 0.2))
    }
    if sheet.style.isCard, detent == .large, !isUndimmed, inner.look.style == .dark {
      // In the dark, black on black would not show that there is a screen below.
      let width = place.bounds.width
      let strip = DrawingRect(x: width * 0.04, y: step, width: width * 0.92, height: 22)
      canvas.fill(DrawingPath(strip, radii: [10, 10, 0, 0]), DrawingColor(rgba: 0xFFFF_FF33))
    }
    var radii = [0.0, 0, 0, 0]
    switch sheet.style {
    case .popover:
      radii = Array(repeating: sheet.cornerRadius ?? 13, count: 4)
      let shadow = DrawingShadow(
        offset: DrawingPoint(0, 10),
        blur: 50,
        color: DrawingColor(red: 0, green: 0, blue: 0, alpha: 0.25)
      )
      canvas.shadow(of: DrawingPath(rect, radii: radii), shadow)
      if let popover = sheet.popover { drawArrow(of: popover, inner.look, on: &canvas) }
    case .page, .form:
      let radius = sheet.cornerRadius ?? (detent == .medium ? 12 : 10)
      radii = [radius, radius, 0, 0]
    default: break
    }
    canvas.saving { canvas in
      canvas.clip(to: DrawingPath(rect, radii: radii))
      let isClear = sheet.style == .overFullScreen || sheet.style == .overCurrentContext
      let own = place.node.background.map { inner.look.color($0) }
      let ground = own ?? inner.look.color(SystemColors.background)
      if !isClear || own != nil { canvas.fill(rect, ground) }
      drawChildren(of: inner, on: &canvas)
      guard sheet.showsGrabber, sheet.style.isCard else { return }
      let grabber = DrawingRect(
        x: rect.x + rect.width / 2 - 18,
        y: rect.y + 5,
        width: 36,
        height: 5
      )
      canvas.fill(grabber, radius: 3, inner.look.color(SystemColors.tertiary))
    }
  }

  private func drawArrow(of popover: PopoverValue, _ look: Look, on canvas: inout Canvas) {
    let frame = popover.frame
    let point =
      switch popover.arrowEdge {
      case .top: DrawingPoint(frame.x + popover.arrowPosition, frame.y)
      case .bottom: DrawingPoint(frame.x + popover.arrowPosition, frame.y + frame.height)
      case .left: DrawingPoint(frame.x, frame.y + popover.arrowPosition)
      case .right: DrawingPoint(frame.x + frame.width, frame.y + popover.arrowPosition)
      }
    let half = 9 * 2.0.squareRoot()
    var path = DrawingPath()
    path.move(to: DrawingPoint(point.x - half, point.y))
    path.addLine(to: DrawingPoint(point.x, point.y - half))
    path.addLine(to: DrawingPoint(point.x + half, point.y))
    path.addLine(to: DrawingPoint(point.x, point.y + half))
    path.close()
    canvas.fill(path, look.color(SystemColors.elevated))
  }
}

extension SheetValue.Style {
  var isCard: Bool { self == .page || self == .form }
}

extension NodeKind {
  var isBar: Bool { self == .navigationBar || self == .toolbar }
}

extension DrawingRect {
  init(_ rect: RectValue) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
