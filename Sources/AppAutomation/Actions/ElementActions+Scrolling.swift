import Foundation
import UIKit
import UIKitHosting
import UIKitTesting

// Swipes and other gestures across elements.

extension ElementActions {
  /// Swipes across an element: for a recogniser of swipes, a row with actions, or what scrolls.
  func swipe(_ id: ElementRecord.ID, _ direction: SwipeDirection) throws {
    runtime.closeEditMenu()
    let node = NodeID(rawValue: id.node)
    let path = id.node == 0 ? frontmostPath : path(from: node)
    guard !path.isEmpty else { throw ActionError(AutomationReply.vanished) }
    let place = id.node == 0 ? nil : middle(of: node)
    for node in path {
      if node.kind == .wheel { return turn(node, direction) }
      if takesSwipe(node, direction) || node.kind == .slider, let place {
        return try dragAcross(place, direction, by: Self.reach)
      }
      if node.kind.isRow, let edge = edge(direction, in: path),
        driver.send(.revealActions(node.id, edge)),
        tree[node.id]?.swipeActions?.actions.isEmpty == false
      {
        return
      }
      if node.kind.scrolls, scrollPage(node, direction) { return }
    }
    if let place, let node = path.first, reportsTouches(from: node.id) {
      return try dragAcross(place, direction, by: Self.reach)
    }
    // Swiping down on a sheet dismisses it.
    if direction == .down, let sheet = path.first(where: { $0.kind == .sheet }) {
      driver.send(.dismiss(sheet.id))
    }
  }

  /// The length in points of a swipe that recognisers take.
  private static let reach = 150.0

  /// The path from the first view that scrolls on the frontmost screen, for a swipe on the app.
  private var frontmostPath: [RenderTree.Node] {
    func search(_ id: NodeID) -> NodeID? {
      guard let node = tree[id], !node.isHidden else { return nil }
      if node.kind.scrolls { return id }
      let children =
        node.kind == .navigation ? Array(node.children.suffix(1)) : node.children.reversed()
      return children.lazy.compactMap(search).first
    }
    let found = tree.roots.reversed().lazy.compactMap(search).first ?? tree.roots.last
    return found.map(path) ?? []
  }

  /// Turns a wheel by some rows.
  private func turn(_ wheel: RenderTree.Node, _ direction: SwipeDirection) {
    guard let count = wheel.wheel?.titles.count, count > 0 else { return }
    let rows = direction == .up ? Self.rows : direction == .down ? -Self.rows : 0
    let row = min(max(0, wheel.selectedRow + rows), count - 1)
    if row != wheel.selectedRow { driver.send(.pick(wheel.id, row: row)) }
  }

  /// The rows by which a swipe turns a wheel.
  private static let rows = 3

  private func takesSwipe(_ node: RenderTree.Node, _ direction: SwipeDirection) -> Bool {
    let wanted: SwipeDirections =
      switch direction {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
    return node.attributes.contains { attribute in
      guard case .swipeGestures(let gestures) = attribute else { return false }
      return gestures.contains { $0.touches == 1 && $0.directions.contains(wanted) }
    }
  }

  private func dragAcross(_ place: CGPoint, _ direction: SwipeDirection, by length: Double) throws {
    let (x, y) = direction.vector
    let end = CGPoint(x: place.x + x * length, y: place.y + y * length)
    try? driver.drag([place, end], over: .milliseconds(150))
    driver.settle()
  }

  /// The edge of a row whose actions a swipe reveals.
  func edge(_ direction: SwipeDirection, in path: [RenderTree.Node]) -> SwipeEdge? {
    let list = path.lazy.compactMap { runtime._scrollView($0.id) }.first
    let isRightToLeft = list?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch direction {
    case .up, .down: return nil
    case .left: return isRightToLeft ? .leading : .trailing
    case .right: return isRightToLeft ? .trailing : .leading
    }
  }

  // MARK: - Scrolling

  /// Scrolls by what is visible, as a quick swipe does, or by a page.
  ///
  /// - Returns: False if the view has nothing more in this direction.
  private func scrollPage(_ node: RenderTree.Node, _ direction: SwipeDirection) -> Bool {
    guard let view = runtime._scrollView(node.id), view.isScrollEnabled else { return false }
    let (x, y) = direction.vector
    let size = view.bounds.size
    if scroll(node, view, byX: -x * size.width, y: -y * size.height) { return true }
    guard direction == .down,
      let control = node.children.compactMap({ tree[$0] }).first(where: {
        $0.kind == .refreshControl
      })
    else { return false }
    // Pulling the top of the content down refreshes it.
    return driver.send(.refresh(control.id))
  }

  /// Scrolls the innermost view that can.
  ///
  /// - Returns: False if none can.
  func scroll(_ path: [RenderTree.Node], byX x: Double, y: Double) -> Bool {
    path.contains { node in
      guard node.kind.scrolls, let view = runtime._scrollView(node.id), view.isScrollEnabled else {
        return false
      }
      return scroll(node, view, byX: x, y: y)
    }
  }

  private func scroll(
    _ node: RenderTree.Node,
    _ view: UIScrollView,
    byX x: Double,
    y: Double
  ) -> Bool {
    let insets = view.adjustedContentInset
    let old = view.contentOffset
    let limits = CGRect(
      x: -insets.left,
      y: -insets.top,
      width: max(0, view.contentSize.width + insets.left + insets.right - view.bounds.width),
      height: max(0, view.contentSize.height + insets.top + insets.bottom - view.bounds.height)
    )
    let new = CGPoint(
      x: min(max(old.x + x, limits.minX), limits.maxX),
      y: min(max(old.y + y, limits.minY), limits.maxY)
    )
    guard abs(new.x - old.x) > 0.5 || abs(new.y - old.y) > 0.5 else { return false }
    // Displays count from the resting position of the content.
    let shown = view._displayedOffset
    let place = (x: shown.x + new.x - old.x, y: shown.y + new.y - old.y)
    for phase in [InputEvent.ScrollPhase.began, .moved, .flung, .rested] {
      driver.send(.scroll(node.id, x: place.x, y: place.y, phase))
    }
    return true
  }

  /// Scrolls the views around a node so that it is visible.
  func show(_ id: NodeID) {
    for node in path(from: id).dropFirst() where node.kind.scrolls {
      let rects = runtime.shownRects()
      guard let rect = rects[id], let area = rects[node.id],
        let view = runtime._scrollView(node.id)
      else { continue }
      let insets = view.adjustedContentInset
      var visible = CGRect(area).inset(by: insets)
      if let keyboard, keyboard.covers(visible.maxY, of: path(from: node.id)) {
        visible.size.height = keyboard.frame.y - visible.minY
      }
      let frame = CGRect(rect)
      guard !visible.contains(CGPoint(x: frame.midX, y: frame.midY)) else { continue }
      _ = scroll(
        node,
        view,
        byX: visible.minX...visible.maxX ~= frame.midX ? 0 : frame.midX - visible.midX,
        y: visible.minY...visible.maxY ~= frame.midY ? 0 : frame.midY - visible.midY
      )
    }
  }

  // MARK: - Two fingers

  /// Moves two fingers from the middle of an element apart, or together with a scale below 1.
  func pinch(_ id: ElementRecord.ID, scale: Double) throws {
    try dragTwo(FingerPaths.pinch(around: middle(of: id), scale: scale))
  }

  /// Rotates two fingers around the middle of an element, by radians.
  func rotate(_ id: ElementRecord.ID, by angle: Double) throws {
    try dragTwo(FingerPaths.rotation(around: middle(of: id), by: angle))
  }

  private func middle(of id: ElementRecord.ID) throws -> ScreenPoint {
    guard let middle = middle(of: NodeID(rawValue: id.node)) else {
      throw ActionError("The element has no frame.")
    }
    return ScreenPoint(x: middle.x, y: middle.y)
  }

  private func dragTwo(_ steps: [[ScreenPoint]]) {
    let ways = (0..<2).map { finger in
      steps.map { CGPoint(x: $0[finger].x, y: $0[finger].y) }
    }
    try? driver.drag(ways, over: .milliseconds(16))
    driver.settle()
  }
}

extension SwipeDirection {
  /// The direction in which the finger moves.
  var vector: (x: Double, y: Double) {
    switch self {
    case .up: (0, -1)
    case .down: (0, 1)
    case .left: (-1, 0)
    case .right: (1, 0)
    }
  }
}
