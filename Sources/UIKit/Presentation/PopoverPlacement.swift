import UIKitHosting

/// Places a popover beside its target, as far as there is room.
struct PopoverPlacement {
  /// The minimum distance between a popover and the edges of its window, in points.
  private static let margin: CGFloat = 10
  /// The length of the arrow, in points.
  private static let arrow: CGFloat = 12
  private static let edges: [(UIPopoverArrowDirection, PopoverValue.Edge)] = [
    (.up, .top), (.down, .bottom), (.left, .left), (.right, .right),
  ]

  /// The size of the window.
  let room: CGSize
  /// The rectangle that the popover points at.
  let target: CGRect
  /// The preferred size of the content.
  let preferredSize: CGSize
  /// The permitted directions of the arrow; if there are none, it points up.
  let permitted: UIPopoverArrowDirection

  /// The panel on the first permitted side that has room for all of it, else on the side with most
  /// room.
  var value: PopoverValue {
    let edge = edge
    let most = most(edge)
    let size = CGSize(
      width: max(0, min(preferredSize.width, most.width)),
      height: max(0, min(preferredSize.height, most.height))
    )
    var origin = CGPoint(
      x: clamped(target.midX, size.width, in: room.width),
      y: clamped(target.midY, size.height, in: room.height)
    )
    switch edge {
    case .top: origin.y = target.maxY + Self.arrow
    case .bottom: origin.y = target.minY - Self.arrow - size.height
    case .left: origin.x = target.maxX + Self.arrow
    case .right: origin.x = target.minX - Self.arrow - size.width
    }
    return PopoverValue(
      frame: RectValue(CGRect(origin: origin, size: size)),
      arrowEdge: edge,
      arrowPosition: Double(isVertical(edge) ? target.midX - origin.x : target.midY - origin.y)
    )
  }

  private var edge: PopoverValue.Edge {
    let edges = Self.edges.filter { permitted.contains($0.0) }.map(\.1)
    let all = edges.isEmpty ? [.top] : edges
    return all.first { free($0) >= needed($0) }
      ?? all.reduce(all[0]) { free($1) > free($0) ? $1 : $0 }
  }

  /// Returns the space between the target and the window's edge on the popover's side.
  private func free(_ edge: PopoverValue.Edge) -> CGFloat {
    switch edge {
    case .top: room.height - target.maxY
    case .bottom: target.minY
    case .left: room.width - target.maxX
    case .right: target.minX
    }
  }

  private func needed(_ edge: PopoverValue.Edge) -> CGFloat {
    (isVertical(edge) ? preferredSize.height : preferredSize.width) + Self.arrow + Self.margin
  }

  /// Returns the maximum size of a panel whose arrow is at an edge.
  private func most(_ edge: PopoverValue.Edge) -> CGSize {
    let length = free(edge) - Self.arrow - Self.margin
    return isVertical(edge)
      ? CGSize(width: room.width - 2 * Self.margin, height: length)
      : CGSize(width: length, height: room.height - 2 * Self.margin)
  }

  /// Returns whether the arrow points up or down.
  private func isVertical(_ edge: PopoverValue.Edge) -> Bool { edge == .top || edge == .bottom }

  /// Returns the start of a length that is centred on a position, clamped to the window's margins.
  private func clamped(_ middle: CGFloat, _ length: CGFloat, in whole: CGFloat) -> CGFloat {
    max(Self.margin, min(middle - length / 2, whole - length - Self.margin))
  }
}
