import UIKitHosting
import VectorDrawing

// Windows, pages, tabs, columns, sheets and alerts.

extension NodePainter {
  func drawWindow(_ place: Place, on canvas: inout Canvas) {
    // Only the rearmost window has a background of its own.
    if place.id == tree.root, place.node.background == nil {
      canvas.draw(.plainTable, in: place.bounds, place.look)
    }
    let children = place.node.children
    // On tablets sheets do not scale down their presenters.
    let large =
      geometry.traits.userInterfaceIdiom == .pad ? nil : children.lastIndex { isLargeCard($0) }
    if large != nil { canvas.fill(place.bounds, .black) }
    for (index, child) in children.enumerated() {
      guard index == 0, let large, large > 0 else {
        draw(child, in: place.id, place.look, on: &canvas)
        continue
      }
      // The presenter of a large sheet is scaled down.
      canvas.saving { canvas in
        let scale = SystemMetrics.Sheet.scale
        canvas.move(by: place.bounds.width * (1 - scale) / 2, step)
        canvas.scale(by: scale, scale)
        let radius = SystemLook.presenter.radius(in: place.bounds)
        canvas.clip(to: DrawingPath(place.bounds, radius: radius))
        draw(child, in: place.id, place.look, on: &canvas)
      }
    }
  }

  /// The distance from the window's top to the presenter of a large sheet, in points.
  private var step: Double {
    max(geometry.environment.safeArea.top, SystemMetrics.Sheet.step)
  }

  private func isLargeCard(_ id: NodeID) -> Bool {
    guard let sheet = tree[id]?.sheet, sheet.style.isCard else { return false }
    return (sheet.selectedDetent ?? sheet.detents.min() ?? .large) == .large
  }

  func drawNavigation(_ place: Place, on canvas: inout Canvas) {
    guard let top = place.node.children.last else { return }
    draw(top, in: place.id, place.look, on: &canvas)
  }

  /// Draws the topmost screen, which may be search results, and the bars over it.
  func drawPage(_ place: Place, on canvas: inout Canvas) {
    let children = place.node.children.compactMap { tree[$0] }
    let screen = children.last { !$0.kind.isBar }
    let isGrouped = screen?.table.map { $0.style != .plain } ?? false
    canvas.draw(isGrouped ? .groupedTable : .plainTable, in: place.bounds, place.look)
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
      let rect = geometry.rect(of: second, in: place.id)
    else { return }
    let hairline = place.look.hairline
    let x = place.look.isRightToLeft ? rect.x + rect.width : rect.x - hairline
    let line = DrawingRect(x: x, y: 0, width: hairline, height: place.bounds.height)
    canvas.draw(.separator, in: line, place.look)
  }

  // MARK: Sheets

  func drawSheet(_ place: Place, on canvas: inout Canvas) {
    guard let sheet = place.node.sheet, let content = place.node.children.first,
      let panel = geometry.rect(of: content, in: place.id)
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
      canvas.draw(.dim, in: place.bounds, place.look)
    }
    if sheet.style.isCard, detent == .large, !isUndimmed,
      geometry.traits.userInterfaceIdiom != .pad
    {
      drawPresenterEdge(place, inner.look, on: &canvas)
    }
    var radii = [0.0, 0, 0, 0]
    switch sheet.style {
    case .popover:
      var part = SystemLook.popover
      if let own = sheet.cornerRadius { part.corners = .radius(own) }
      radii = Array(repeating: part.radius(in: rect), count: 4)
      drawPopover(part, in: rect, inner.look, on: &canvas)
      if let popover = sheet.popover {
        drawArrow(of: popover, .popoverArrow, inner.look, on: &canvas)
      }
    case .page, .form:
      let part = detent == .medium ? SystemLook.mediumSheet : .sheet
      let radius = sheet.cornerRadius ?? part.radius(in: rect)
      let isFloating = geometry.traits.userInterfaceIdiom == .pad
      radii = isFloating ? Array(repeating: radius, count: 4) : [radius, radius, 0, 0]
    default: break
    }
    canvas.saving { canvas in
      canvas.clip(to: DrawingPath(rect, radii: radii))
      let isClear = sheet.style == .overFullScreen || sheet.style == .overCurrentContext
      let own = place.node.background
      if !isClear || own != nil { canvas.draw(.plainTable, in: rect, inner.look, fill: own) }
      drawChildren(of: inner, on: &canvas)
      guard sheet.showsGrabber, sheet.style.isCard else { return }
      typealias Metrics = SystemMetrics.Sheet
      let grabber = DrawingRect(
        x: rect.x + (rect.width - Metrics.grabberWidth) / 2,
        y: rect.y + Metrics.grabberTop,
        width: Metrics.grabberWidth,
        height: Metrics.grabberHeight
      )
      canvas.draw(.grabber, in: grabber, inner.look)
    }
  }

  /// Draws the top edge of a large sheet's presenter, which would be black on black in dark mode.
  private func drawPresenterEdge(_ place: Place, _ look: Look, on canvas: inout Canvas) {
    let part = SystemLook.presenterEdge
    guard let paint = part.fill else { return }
    let scale = SystemMetrics.Sheet.scale
    let width = place.bounds.width
    let strip = DrawingRect(x: width * (1 - scale) / 2, y: step, width: width * scale, height: 22)
    let radius = part.radius(in: strip)
    canvas.fill(DrawingPath(strip, radii: [radius, radius, 0, 0]), look.color(paint))
  }

  /// Draws the shadow of a popover and the hairline around it.
  func drawPopover(
    _ part: SystemLook = .popover,
    in rect: DrawingRect,
    _ look: Look,
    on canvas: inout Canvas
  ) {
    canvas.draw(part, in: rect, look)
    var edge = SystemLook.popoverEdge
    edge.corners = part.corners
    canvas.draw(edge, in: rect.inset(by: -look.hairline, -look.hairline), look)
  }

  func drawArrow(
    of popover: PopoverValue,
    _ part: SystemLook,
    _ look: Look,
    on canvas: inout Canvas
  ) {
    let frame = popover.frame
    let point =
      switch popover.arrowEdge {
      case .top: DrawingPoint(frame.x + popover.arrowPosition, frame.y)
      case .bottom: DrawingPoint(frame.x + popover.arrowPosition, frame.y + frame.height)
      case .left: DrawingPoint(frame.x, frame.y + popover.arrowPosition)
      case .right: DrawingPoint(frame.x + frame.width, frame.y + popover.arrowPosition)
      }
    let half = SystemMetrics.Sheet.arrow / 2 * 2.0.squareRoot()
    var path = DrawingPath()
    path.move(to: DrawingPoint(point.x - half, point.y))
    path.addLine(to: DrawingPoint(point.x, point.y - half))
    path.addLine(to: DrawingPoint(point.x + half, point.y))
    path.addLine(to: DrawingPoint(point.x, point.y + half))
    path.close()
    if let paint = part.fill { canvas.fill(path, look.color(paint)) }
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
