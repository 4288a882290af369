/// Computes frames from the values that displays lay out by.
///
/// So `frame` means the same on every host. One engine serves one pass: it remembers what it has
/// measured.
@MainActor
public final class FrameEngine {
  /// Whether leading is right.
  public let isRightToLeft: Bool
  private var measured: [Question: SizeValue] = [:]

  private struct Question: Hashable {
    var item: ObjectIdentifier
    var width: Double?
    var safeArea: EdgesValue
  }

  public init(isRightToLeft: Bool = false) {
    self.isRightToLeft = isRightToLeft
  }

  /// Gives every item below `root` its frame; the root's own is the caller's.
  /// - Parameters:
  ///   - root: The item whose size is known, a window for example.
  ///   - size: That size.
  ///   - safeArea: What is covered by the device's edges, measured from the root's edges.
  /// - Complexity: O(items).
  public func layOut(_ root: any LayoutItem, size: SizeValue, safeArea: EdgesValue = .zero) {
    root.takeSafeArea(safeArea)
    let safeArea = root.innerSafeArea(safeArea)
    let space = Space(of: root.containerLayout, size: size, safeArea: safeArea)
    let contentSize = scrolledSize(of: root, size)
    for (child, frame) in frames(in: root, space) {
      let width = max(size.width, contentSize?.width ?? 0)
      let frame = physical(frame, of: child, width: width)
      child.takeFrame(frame)
      layOut(
        child,
        size: SizeValue(width: frame.width, height: frame.height),
        safeArea: safeArea.remaining(in: frame, of: size, isRightToLeft: isRightToLeft)
      )
    }
    if let contentSize { root.takeContentSize(contentSize) }
  }

  /// The size that an item asks for, its own length constraints aside.
  ///
  /// `width` is the width that the item has; nil while it is open.
  public func contentSize(of item: any LayoutItem, width: Double?) -> SizeValue {
    contentSize(of: item, width: width, safeArea: .zero)
  }

  /// The size that an item takes by its content and the lengths of a placement, where nothing else
  /// says one; `width` is the width that it has, nil while it is open.
  public func fittingSize(
    of item: any LayoutItem,
    _ placement: Placement,
    width: Double? = nil
  ) -> SizeValue {
    let space = Space(of: .overlay(margins: .zero), width: nil, height: nil, safeArea: .zero)
    let width = width ?? openWidth(of: item, placement, space)
    let height = openHeight(of: item, placement, width: width, space)
    return SizeValue(width: width, height: height)
  }

  /// The same for an item that will reach under what covers the device's edges.
  func contentSize(
    of item: any LayoutItem,
    width: Double?,
    safeArea: EdgesValue
  ) -> SizeValue {
    let question = Question(item: ObjectIdentifier(item), width: width, safeArea: safeArea)
    if let known = measured[question] { return known }
    let own = item.intrinsicSize(fitting: width, safeArea: safeArea)
    let space = Space(
      of: item.containerLayout,
      width: width,
      height: nil,
      safeArea: item.innerSafeArea(safeArea)
    )
    var inner = need(of: item, space)
    // What scrolls says nothing of how large that is in which it does.
    for child in item.layoutItems {
      if child.placement.horizontal.isUnbounded { inner.width = 0 }
      if child.placement.vertical.isUnbounded { inner.height = 0 }
    }
    let size = SizeValue(
      width: max(own.width ?? 0, inner.width),
      height: max(own.height ?? 0, inner.height)
    )
    measured[question] = size
    return size
  }

  // MARK: - By kind of container

  private func frames(in item: any LayoutItem, _ space: Space) -> [(any LayoutItem, RectValue)] {
    switch item.containerLayout {
    case .frames:
      item.layoutItems.map { ($0, $0.placement.frame(in: space) ?? .zero) }
    case .overlay:
      framesOfOverlay(item, space)
    case .line, .stack: framesOfLine(item, space)
    }
  }

  private func framesOfLine(
    _ item: any LayoutItem,
    _ space: Space
  ) -> [(any LayoutItem, RectValue)] {
    let links = lineFrames(Line(of: item, space))
    let others = item.layoutItems.filter { !$0.isCollapsed && $0.standsOutside }.map { child in
      (child, heldFrame(of: child, by: links, space))
    }
    return others + links
  }

  private func need(of item: any LayoutItem, _ space: Space) -> SizeValue {
    switch item.containerLayout {
    case .frames: .zero
    case .overlay: overlayNeed(of: item, space)
    case .line, .stack: lineNeed(Line(of: item, space))
    }
  }

  /// The size of what scrolls in an item of that size; nil where nothing does.
  private func scrolledSize(of item: any LayoutItem, _ size: SizeValue) -> SizeValue? {
    let children = item.layoutItems
    let horizontal = children.contains { $0.placement.horizontal.isUnbounded }
    guard horizontal || children.contains(where: { $0.placement.vertical.isUnbounded })
    else { return nil }
    var space = Space(of: item.containerLayout, size: size, safeArea: .zero)
    if horizontal { space.horizontal.length = nil }
    space.vertical.length = nil
    let need = need(of: item, space)
    return SizeValue(width: horizontal ? need.width : size.width, height: need.height)
  }

  private func physical(
    _ frame: RectValue,
    of item: any LayoutItem,
    width: Double
  ) -> RectValue {
    guard isRightToLeft, item.placement.frame == nil else { return frame }
    var frame = frame
    frame.x = width - frame.x - frame.width
    return frame
  }
}

extension LayoutItem {
  /// Whether it takes no part in a line or a stack.
  var standsOutside: Bool {
    let placement = placement
    return placement.isOverlay || placement.frame != nil
  }
}

extension EdgesValue {
  /// What is left of these insets inside a child with that frame.
  fileprivate func remaining(
    in frame: RectValue,
    of size: SizeValue,
    isRightToLeft: Bool
  ) -> EdgesValue {
    guard self != .zero else { return .zero }
    let right = size.width - frame.x - frame.width
    return EdgesValue(
      top: max(0, top - frame.y),
      leading: max(0, leading - (isRightToLeft ? right : frame.x)),
      bottom: max(0, bottom - (size.height - frame.y - frame.height)),
      trailing: max(0, trailing - (isRightToLeft ? frame.x : right))
    )
  }
}
