// Children that share one cell, and the lengths of a child across a line.

extension FrameEngine {
  /// What keeps to others comes after them.
  func framesOfOverlay(
    _ item: any LayoutItem,
    _ space: Space
  ) -> [(item: any LayoutItem, frame: RectValue)] {
    let children = item.layoutItems.filter { !$0.isCollapsed }
    var frames: [(item: any LayoutItem, frame: RectValue)] = []
    for child in children where !child.placement.isHeld {
      frames.append((child, overlayFrame(of: child, space)))
    }
    guard frames.count < children.count else { return frames }
    for child in children where child.placement.isHeld {
      frames.append((child, heldFrame(of: child, by: frames, space)))
    }
    return frames
  }

  func overlayFrame(of item: any LayoutItem, _ space: Space) -> RectValue {
    let placement = space.placement(of: item)
    if let frame = placement.frame(in: space) { return frame }
    let width = overlayWidth(of: item, placement, space)
    let height = overlayHeight(of: item, placement, width: width, space)
    return RectValue(
      x: space.horizontal.position(placement.horizontal, length: width),
      y: space.vertical.position(placement.vertical, length: height),
      width: width,
      height: height
    )
  }

  func overlayNeed(of item: any LayoutItem, _ space: Space) -> SizeValue {
    var need = SizeValue.zero
    for child in item.layoutItems where !child.isCollapsed {
      let placement = space.placement(of: child)
      if placement.isOverlay || placement.frame != nil { continue }
      let width = overlayWidth(of: child, placement, space)
      let height = overlayHeight(of: child, placement, width: width, space)
      need.width = max(need.width, space.horizontal.need(placement.horizontal, length: width))
      need.height = max(need.height, space.vertical.need(placement.vertical, length: height))
    }
    return need
  }

  /// The width between insets, or what the content asks for where insets leave it open; content
  /// never passes an inset.
  func overlayWidth(
    of item: any LayoutItem,
    _ placement: Placement,
    _ space: Space
  ) -> Double {
    let axis = placement.horizontal
    if let width = space.horizontal.givenLength(axis) { return width }
    if let width = space.horizontal.stretchedLength(axis) { return width }
    let width = max(
      openWidth(of: item, placement, space),
      space.horizontal.floor(axis) ?? 0
    )
    guard let room = space.horizontal.room(axis) else { return width }
    return min(width, max(room, axis.minimum ?? 0))
  }

  /// The height between insets, or what the content asks for at this width.
  func overlayHeight(
    of item: any LayoutItem,
    _ placement: Placement,
    width: Double,
    _ space: Space
  ) -> Double {
    if let height = space.vertical.stretchedLength(placement.vertical) { return height }
    return max(
      openHeight(of: item, placement, width: width, space),
      space.vertical.floor(placement.vertical) ?? 0
    )
  }

  /// The width that no inset decides.
  func openWidth(of item: any LayoutItem, _ placement: Placement, _ space: Space) -> Double {
    let axis = placement.horizontal
    if let width = space.horizontal.givenLength(axis) { return width }
    if let ratio = placement.aspectRatio {
      let vertical = placement.vertical
      let height = space.vertical.givenLength(vertical) ?? space.vertical.stretchedLength(vertical)
      if let height { return axis.clamp(height * ratio) }
    }
    let safeArea = space.safeArea(of: placement)
    return axis.clamp(contentSize(of: item, width: nil, safeArea: safeArea).width)
  }

  /// The height that no inset decides.
  func openHeight(
    of item: any LayoutItem,
    _ placement: Placement,
    width: Double,
    _ space: Space
  ) -> Double {
    let axis = placement.vertical
    if let height = space.vertical.givenLength(axis) { return height }
    if let ratio = placement.aspectRatio, ratio > 0 { return axis.clamp(width / ratio) }
    let safeArea = space.safeArea(of: placement)
    return axis.clamp(contentSize(of: item, width: width, safeArea: safeArea).height)
  }
}

extension FrameEngine {
  /// The frame of what stands beside a line, between the links that its insets are measured from.
  func heldFrame(
    of item: any LayoutItem,
    by links: [(item: any LayoutItem, frame: RectValue)],
    _ space: Space
  ) -> RectValue {
    func place(of link: UInt32?) -> RectValue? {
      link.flatMap { link in links.first { $0.item.placement.link == link }?.frame }
    }
    let (horizontal, vertical) = (item.placement.horizontal, item.placement.vertical)
    var inner = space
    let x = inner.horizontal.narrow(
      from: place(of: horizontal.leadingLink).map { $0.x + $0.width },
      to: place(of: horizontal.trailingLink)?.x
    )
    let y = inner.vertical.narrow(
      from: place(of: vertical.leadingLink).map { $0.y + $0.height },
      to: place(of: vertical.trailingLink)?.y
    )
    var frame = overlayFrame(of: item, inner)
    frame.x += x
    frame.y += y
    return frame
  }
}

extension FrameEngine.AxisSpace {
  /// Keeps what lies between two places, where there are such.
  /// - Returns: Where that begins.
  fileprivate mutating func narrow(from start: Double?, to end: Double?) -> Double {
    guard let length, start != nil || end != nil else { return 0 }
    self.length = max(0, (end ?? length) - (start ?? 0))
    return start ?? 0
  }
}

extension Placement {
  /// Whether an edge keeps to another child.
  fileprivate var isHeld: Bool {
    horizontal.leadingLink != nil || horizontal.trailingLink != nil
      || vertical.leadingLink != nil || vertical.trailingLink != nil
  }

  /// The frame by hand; nil where there is none.
  func frame(in space: FrameEngine.Space) -> RectValue? {
    guard let frame, frameGrowth != .zero else { return frame }
    let (width, height) = (space.horizontal.length ?? 0, space.vertical.length ?? 0)
    return RectValue(
      x: frame.x + frameGrowth.x * width,
      y: frame.y + frameGrowth.y * height,
      width: max(0, frame.width + frameGrowth.width * width),
      height: max(0, frame.height + frameGrowth.height * height)
    )
  }
}
