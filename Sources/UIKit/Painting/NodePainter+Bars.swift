import TextLayout
import UIKitHosting
import VectorDrawing

// Navigation bars, tab bars, toolbars, and their contents.

extension NodePainter {
  // MARK: Navigation bars

  func drawNavigationBar(_ place: Place, on canvas: inout Canvas) {
    let node = place.node
    let isOwn = node.barHeights.covered != nil
    guard !node.isBarHidden,
      let heights = isOwn ? node.barHeights : node.parent.flatMap({ tree[$0]?.barHeights })
    else { return }
    let top = place.bounds.height - heights.top
    let search = node.children.first { tree[$0]?.slot == .barSearch }
    let isSearching = search.map { tree[$0]?.isSelected == true } ?? false
    let large = heights.largeTitle
    let scrolled = max(0, content(below: place).flatMap { geometry.scrolledDistance(of: $0) } ?? 0)
    let gone = min(scrolled, large)
    let isFloating = scrolled > large + 0.5 || isOwn
    let height = place.bounds.height - (node.barAppearance == nil ? large : gone)
    drawGround(place, height, isFloating: isFloating, atFoot: true, on: &canvas)
    if let prompt = node.prompt, !prompt.isEmpty {
      let word = TextPainter(look: place.look).word(
        prompt,
        .barPrompt,
        place.look.color(SystemColors.label)
      )
      let rect = DrawingRect(x: 0, y: top, width: place.bounds.width, height: heights.prompt)
      TextPainter(look: place.look).draw(word, in: rect, on: &canvas)
    }
    let rowTop = top + heights.prompt
    if !isSearching {
      drawChildren(of: place, where: { $0.slot != .barSearch }, on: &canvas)
      let isCollapsed = large > 0 && gone >= large
      if large == 0 || isCollapsed {
        drawTitle(place, rowTop, heights.row, isFloating, on: &canvas)
      }
      if large > 0, !isCollapsed {
        drawLargeTitle(place, rowTop + heights.row, large - gone, isFloating, on: &canvas)
      }
    }
    if let search {
      canvas.saving { canvas in
        let y = rowTop + heights.row + large - gone
        let (left, right) = geometry.coveredSides(of: place.id)
        canvas.move(by: left, y)
        let size = SizeValue(width: place.bounds.width - left - right, height: heights.search)
        draw(search, place.look, size: size, on: &canvas)
      }
    }
  }

  private func drawTitle(
    _ place: Place,
    _ top: Double,
    _ height: Double,
    _ isFloating: Bool,
    on canvas: inout Canvas
  ) {
    guard !place.node.children.contains(where: { tree[$0]?.slot == .barTitleView }),
      let title = place.node.title, !title.isEmpty
    else { return }
    let look = isFloating ? place.node.barAppearance?.standard : place.node.barAppearance?.edge
    let word = word(title, place.look, look?.title, .barTitle)
    let (left, right) = sides(of: place)
    let gap = SystemMetrics.Bar.gap
    let width = min(word.width, max(0, right - left - 2 * gap))
    let middle = place.bounds.width / 2
    let x = min(max(middle - width / 2, left + gap), right - gap - width)
    let shift = look?.titleShift ?? ShiftValue(x: 0, y: 0)
    TextPainter(look: place.look).draw(
      word,
      x: x + shift.x,
      baseline: word.baseline(from: top + shift.y, height: height),
      width: width,
      on: &canvas
    )
  }

  /// Returns the edges of the space between a bar's buttons.
  private func sides(of place: Place) -> (left: Double, right: Double) {
    let covered = geometry.coveredSides(of: place.id)
    let side = SystemMetrics.Bar.side
    var (left, right) = (side + covered.left, place.bounds.width - side - covered.right)
    for child in place.node.children {
      guard let slot = tree[child]?.slot, slot != .barTitleView, slot != .barSearch,
        let rect = geometry.rect(of: child, in: place.id)
      else { continue }
      if (slot == .barTrailing) == place.look.isRightToLeft {
        left = max(left, rect.x + rect.width)
      } else {
        right = min(right, rect.x)
      }
    }
    return (left, right)
  }

  private func drawLargeTitle(
    _ place: Place,
    _ top: Double,
    _ height: Double,
    _ isFloating: Bool,
    on canvas: inout Canvas
  ) {
    guard let title = place.node.title, !title.isEmpty else { return }
    let look = isFloating ? place.node.barAppearance?.standard : place.node.barAppearance?.edge
    let covered = geometry.coveredSides(of: place.id)
    let side = SystemMetrics.Bar.largeTitleSide
    let (left, right) = (side + covered.left, place.bounds.width - side - covered.right)
    // A title enlarged by the user's text size shrinks to its usual size before it is truncated.
    let word = word(title, place.look, look?.largeTitle, .largeTitle)
      .shrunk(toFit: right - left, atLeast: SystemText.largeTitle.size)
    let width = min(word.width, right - left)
    let line = word.font.size * (SystemText.largeTitle.lineHeight ?? 1)
    let foot = top + height - SystemMetrics.Bar.largeTitleBottom
    canvas.saving { canvas in
      canvas.clip(
        to: DrawingPath(
          rect: DrawingRect(x: 0, y: top, width: place.bounds.width, height: height)
        )
      )
      TextPainter(look: place.look).draw(
        word,
        x: place.look.isRightToLeft ? right - width : left,
        baseline: word.baseline(from: foot - line, height: line),
        width: width,
        on: &canvas
      )
    }
  }

  /// Returns a title in the system font, with the attributes of an appearance.
  func word(
    _ text: String,
    _ look: Look,
    _ attributes: TextRun?,
    _ style: SystemText,
    weight: Int? = nil,
    color: DrawingColor? = nil
  ) -> Word {
    let painter = TextPainter(look: look)
    let ink = attributes?.color.map(look.textColor) ?? color ?? look.color(SystemColors.label)
    guard let font = attributes?.font else { return painter.word(text, style, weight: weight, ink) }
    return painter.word(text, font, size: look.points(font.pointSize), ink)
  }

  /// Returns the scrolling view below a bar.
  private func content(below bar: Place) -> NodeID? {
    guard let page = bar.node.parent.flatMap({ tree[$0] }),
      let screen = page.children.last(where: { tree[$0].map { !$0.kind.isBar } ?? false })
    else { return nil }
    return scrolling(in: screen, width: bar.bounds.width)
  }

  /// Returns the first scrolling view that is as wide as its page.
  private func scrolling(in id: NodeID, width: Double) -> NodeID? {
    guard let node = tree[id], !node.isHidden else { return nil }
    switch node.kind {
    case .table, .collection, .scrollView:
      return geometry.size(of: id).map { $0.width >= width - 1 } == true ? id : nil
    case .view, .stack:
      return node.children.lazy.compactMap { scrolling(in: $0, width: width) }.first
    default: return nil
    }
  }

  // MARK: Backgrounds

  /// Draws the background of a bar, and its edge line towards the content.
  private func drawGround(
    _ place: Place,
    _ height: Double,
    isFloating: Bool,
    atFoot: Bool,
    on canvas: inout Canvas
  ) {
    let look = place.look
    let hairline = look.hairline
    let ground = DrawingRect(x: 0, y: 0, width: place.bounds.width, height: height)
    let line = DrawingRect(
      x: 0,
      y: atFoot ? height - hairline : -hairline,
      width: ground.width,
      height: hairline
    )
    guard let appearance = place.node.barAppearance else {
      guard isFloating else { return }
      canvas.draw(.bar, in: ground, look)
      canvas.draw(.barLine, in: line, look)
      return
    }
    let shown = isFloating ? appearance.standard : appearance.edge
    if shown.isBlurred {
      canvas.draw(.bar, in: ground, look, fill: shown.color)
    } else if let color = shown.color {
      canvas.fill(ground, look.color(color))
    }
    if let image = shown.image {
      ImagePainter(look: look, color: look.color(.tint))
        .draw(image, .scaleToFill, in: ground, on: &canvas)
    }
    if let color = shown.line { canvas.fill(line, look.color(color)) }
  }

  // MARK: Buttons of bars

  func drawBarButton(_ place: Place, on canvas: inout Canvas) {
    let node = place.node
    guard node.children.isEmpty else { return drawChildren(of: place, on: &canvas) }
    let style = node.barButtonStyle
    guard style != .flexibleSpace, style != .fixedSpace else { return }
    let look = place.look
    let color = look.ink(.barButton, node.isEnabled ? nil : .disabled)
    let appearance = node.itemAppearance?.edge
    let title = node.text.flatMap { $0.isEmpty ? nil : $0 }.map {
      word(
        $0,
        look,
        node.isEnabled ? appearance?.title : nil,
        .barButton,
        weight: style == .done ? 600 : nil,
        color: color
      )
    }
    let middle = place.bounds.height / 2
    if style == .back { return drawBack(title, place, color, middle, on: &canvas) }
    let em = look.points(.barIcon)
    if let image = node.image {
      let ink = appearance?.icon.map(look.color) ?? color
      let painter = ImagePainter(look: look, color: ink)
      var image = image
      if image.mode == .automatic, case .encoded = image.source { image.mode = .template }
      let size = painter.size(of: image, em: em)
      let x = (place.bounds.width - size.width - (title?.width ?? 0)) / 2
      let rect = DrawingRect(
        x: x,
        y: middle - size.height / 2,
        width: size.width,
        height: size.height
      )
      painter.draw(image, .scaleAspectFit, in: rect, em: em, on: &canvas)
      if let title { draw(title, x: x + size.width, place, on: &canvas) }
    } else if let title {
      let width = min(title.width, place.bounds.width)
      draw(title, x: (place.bounds.width - width) / 2, place, on: &canvas)
    }
  }

  private func draw(_ title: Word, x: Double, _ place: Place, on canvas: inout Canvas) {
    let shift = place.node.itemAppearance?.edge.titleShift ?? ShiftValue(x: 0, y: 0)
    TextPainter(look: place.look).draw(
      title,
      x: x + shift.x,
      baseline: title.baseline(from: shift.y, height: place.bounds.height),
      width: place.bounds.width - x,
      on: &canvas
    )
  }

  /// Draws the chevron and the title behind it.
  private func drawBack(
    _ title: Word?,
    _ place: Place,
    _ color: DrawingColor,
    _ middle: Double,
    on canvas: inout Canvas
  ) {
    let look = place.look
    let side = look.points(SystemMetrics.Bar.chevron, atMost: SystemMetrics.Bar.largestChevron)
    let isReversed = look.isRightToLeft
    let x = isReversed ? place.bounds.width - side : 0
    let rect = DrawingRect(x: x, y: middle - side / 2, width: side, height: side)
    let painter = ImagePainter(look: look, color: color)
    if let indicator = place.node.itemAppearance?.edge.indicator {
      painter.draw(indicator, .scaleAspectFit, in: rect, on: &canvas)
    } else {
      painter.drawSymbol(
        "chevron.backward",
        nil,
        color,
        in: rect,
        lineWidth: SystemMetrics.Bar.chevronWeight,
        on: &canvas
      )
    }
    guard let title else { return }
    let overhang = SystemMetrics.Bar.overhang
    let room = place.bounds.width - side + 2 * overhang - SystemMetrics.Bar.buttonPadding
    let width = min(title.width, room)
    TextPainter(look: look).draw(
      title,
      x: isReversed ? place.bounds.width - side + overhang - width : side - overhang,
      baseline: title.baseline(from: 0, height: place.bounds.height),
      width: width,
      on: &canvas
    )
  }

  // MARK: Bottom bars

  func drawToolbar(_ place: Place, on canvas: inout Canvas) {
    drawGround(place, place.bounds.height, isFloating: true, atFoot: false, on: &canvas)
    drawChildren(of: place, on: &canvas)
  }

  func drawTabBar(_ place: Place, on canvas: inout Canvas) {
    drawGround(place, place.bounds.height, isFloating: true, atFoot: false, on: &canvas)
    let layout = place.node.tabLayout
    let tabs = place.node.children.compactMap { tree[$0] }.filter { $0.kind == .tabItem }
      .map { TabContent($0, layout, self, place.look) }
    let (left, right) = geometry.coveredSides(of: place.id)
    let room = place.bounds.width - left - right
    let isCentered = layout == .inline
    typealias Metrics = SystemMetrics.TabBar
    let gap = isCentered ? Metrics.inlineDistance : 0
    let widths = tabs.map {
      isCentered
        ? max(Metrics.inlineWidth, $0.width + 2 * Metrics.padding) : room / Double(tabs.count)
    }
    let whole = widths.reduce(0, +) + gap * Double(tabs.count - 1)
    var x = left + (room - whole) / 2
    for (tab, width) in zip(tabs, widths) {
      let rect = DrawingRect(
        x: place.look.isRightToLeft ? place.bounds.width - x - width : x,
        y: 0,
        width: width,
        height: layout == .compactInline ? Metrics.compactRow : Metrics.row
      )
      tab.draw(in: rect, on: &canvas)
      x += width + gap
    }
  }
}
