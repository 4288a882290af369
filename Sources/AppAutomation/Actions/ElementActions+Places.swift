import Foundation
import UIKit
import UIKitHosting
import UIKitTesting

// The places of elements, and the views that a finger reaches there.

extension ElementActions {
  /// Returns the nodes from one outwards.
  func path(from id: NodeID) -> [RenderTree.Node] { tree.path(from: id) }

  /// Returns the middle of the part of a node that its scroll views show.
  func middle(of id: NodeID) -> CGPoint? {
    let rects = runtime.shownRects()
    let path = path(from: id)
    guard let own = rect(of: path, in: rects) else { return nil }
    var visible = CGRect(own)
    for node in path.dropFirst() where node.kind.scrolls || node.kind == .window {
      if let rect = rects[node.id] { visible = visible.intersection(CGRect(rect)) }
    }
    let shown = visible.isNull || visible.isEmpty ? CGRect(own) : visible
    return CGPoint(x: shown.midX, y: shown.midY)
  }

  /// Returns the rectangle of the first node of a path; where displays place it, that of the next one.
  private func rect(of path: [RenderTree.Node], in rects: [NodeID: RectValue]) -> RectValue? {
    for node in path {
      guard let rect = rects[node.id] else { continue }
      if rect.width > 0, rect.height > 0 { return rect }
      // Only the system's parts have contents without frames of their own.
      if !path.contains(where: \.kind.isSystemPart) { return nil }
    }
    return nil
  }

  /// Returns whether a tap on an element would reach it.
  func isHittable(_ id: ElementRecord.ID) -> Bool {
    if case .key = id.part { return true }
    let node = NodeID(rawValue: id.node)
    let path = path(from: node)
    guard let window = path.last, window.kind == .window, !isCovered(path),
      let middle = middle(of: node), keyboard?.covers(middle.y, of: path) != true
    else { return false }
    let screen = CGRect(
      x: 0,
      y: 0,
      width: driver.environment.width,
      height: driver.environment.height
    )
    guard screen.contains(middle) else { return false }
    // Displays lay out the contents of the system's parts, so that points say nothing there.
    if path.contains(where: \.kind.isSystemPart) { return true }
    return isScrolledIn(path, middle) && runtime.touchReaches(node, x: middle.x, y: middle.y)
  }

  /// The keyboard of the device; nil if it is not shown, or covers nothing.
  var keyboard: KeyboardElements? {
    guard driver.environment.keyboard > 0 else { return nil }
    return KeyboardElements(tree: tree, typed: [:], screen: driver.environment)
  }

  /// Scrolls to a node, and returns the middle of its visible part.
  ///
  /// - Throws: `ActionError` if the node has none, or the keyboard covers it.
  func reach(_ id: NodeID) throws -> CGPoint {
    show(id)
    guard let place = middle(of: id) else { throw ActionError("The element has no frame.") }
    guard keyboard?.covers(place.y, of: path(from: id)) != true else {
      throw ActionError(ActionError.coveredByKeyboard)
    }
    return place
  }

  private func isScrolledIn(_ path: [RenderTree.Node], _ point: CGPoint) -> Bool {
    let rects = runtime.shownRects()
    return path.dropFirst().filter(\.kind.scrolls).allSatisfy { node in
      rects[node.id].map { CGRect($0).contains(point) } ?? true
    }
  }

  /// Whether an alert, a sheet or a menu is over a node.
  func isCovered(_ path: [RenderTree.Node]) -> Bool {
    let nodes = Set(path.map(\.id))
    for root in tree.roots.reversed() {
      for id in tree[root]?.children.reversed() ?? [] {
        if nodes.contains(id) { return false }
        // Touches beside a bar of edit actions reach what is there, and close it.
        guard let node = tree[id], !node.isHidden, !node.isEditMenu else { continue }
        if [.alert, .sheet, .menu].contains(node.kind), node.sheet?.largestUndimmedDetent == nil {
          return true
        }
      }
    }
    return false
  }

  /// Returns the innermost element at a point, the frontmost of several.
  func element(at point: ScreenPoint) throws -> ElementRecord.ID {
    guard let node = deepest(at: point) else { throw ActionError("Nothing is at the point.") }
    return ElementRecord.ID(node: node.rawValue)
  }

  private func deepest(at point: ScreenPoint) -> NodeID? {
    let rects = runtime.shownRects()
    let place = CGPoint(x: point.x, y: point.y)
    func search(_ id: NodeID) -> NodeID? {
      guard let node = tree[id], !node.isHidden else { return nil }
      // Bars are over the content of their page.
      let children = node.children.reversed()
      let bars = children.filter { tree[$0]?.kind.isBar == true }
      for child in bars + children.filter({ !bars.contains($0) }) {
        if let found = search(child) { return found }
      }
      return rects[id].map { CGRect($0).contains(place) } == true ? id : nil
    }
    return tree.roots.reversed().lazy.compactMap(search).first
  }

  /// Whether a node or one around it takes touches.
  func reportsTouches(from id: NodeID) -> Bool {
    path(from: id).contains { node in
      node.first { if case .pointers(let value) = $0 { value.contains(.reports) } else { nil } }
        ?? false
    }
  }

  /// Touches a point with some fingers, once or several times in quick succession.
  func touch(_ place: CGPoint, _ touches: Int, _ count: Int) {
    let down = (0..<touches).map { finger(.down, place, number: $0) }
    let up = down.map { finger(.up, CGPoint(x: $0.x, y: $0.y), number: Int($0.id) - 1) }
    for number in 0..<count {
      if number > 0 { driver.wait(.milliseconds(60)) }
      guard driver.point(down) else { return }
      driver.wait(.milliseconds(60))
      driver.point(up)
    }
  }

  func finger(_ phase: PointerSample.Phase, _ place: CGPoint, number: Int = 0) -> PointerSample {
    // Fingers of one gesture lie beside each other.
    PointerSample(
      id: UInt32(number) + 1,
      phase: phase,
      x: Double(place.x) + (phase == .down ? Double(number) * 30 : 0),
      y: Double(place.y)
    )
  }
}

extension NodeKind {
  var scrolls: Bool { [.scrollView, .table, .collection].contains(self) }

  var isBar: Bool { [.navigationBar, .toolbar, .tabBar].contains(self) }

  /// Whether displays lay out the contents.
  var isSystemPart: Bool {
    switch self {
    case .alert, .menu, .navigationBar, .toolbar, .tabBar, .segmentedControl, .stepper, .picker,
      .searchBar, .calendar, .webView:
      true
    default: false
    }
  }
}

extension CGRect {
  init(_ rect: RectValue) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
