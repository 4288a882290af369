public import Foundation
import UIKit
public import UIKitHosting

extension SceneDriver {
  /// Swipes quickly across the element with this label, for the innermost enclosing view that
  /// recognises such swipes.
  ///
  /// - Throws: `DriverError` if no view does, or if the element is covered.
  public func swipe(
    _ label: String,
    _ direction: SwipeDirections,
    touches: Int = 1
  ) throws {
    try swipe(element(label), direction, touches: touches)
  }

  /// Swipes across an element with a recogniser of swipes.
  ///
  /// - Throws: `DriverError` if there is no such recogniser.
  public func swipe(
    _ element: Element,
    _ direction: SwipeDirections,
    touches: Int = 1
  ) throws {
    guard path(from: element).contains(where: { takes($0, direction, touches) }) else {
      throw DriverError.notFound("a recogniser of swipes on \(element)", screen: screen)
    }
    let frame = try frame(of: element)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let ways = (0..<touches).map { number in
      let start = CGPoint(x: middle.x, y: middle.y + CGFloat(number))
      return [start, start.moved(120, in: direction)]
    }
    try drag(ways, over: .milliseconds(150))
    settle()
  }

  /// Touches a control that tracks touches, and moves according to the phases:
  /// `[.down, .dragExit, .upOutside]`.
  ///
  /// - Throws: `DriverError` if it does not receive touches, or is covered.
  public func touch(_ label: String, _ phases: [TouchPhase]) throws {
    let frame = try frame(of: label)
    // A touch outside is farther away than the 70 points that count as inside.
    let inside = CGPoint(x: frame.midX, y: frame.midY)
    let outside = CGPoint(x: frame.midX, y: frame.maxY + 80)
    for phase in phases {
      switch phase {
      case .down:
        // The pause prevents a repeated touch.
        wait(.milliseconds(400))
        try put([finger(1, .down, inside)])
      case .downRepeat: try put([finger(1, .down, inside)])
      case .dragInside, .dragEnter: send([finger(1, .moved, inside)])
      case .dragOutside, .dragExit: send([finger(1, .moved, outside)])
      case .upInside: send([finger(1, .up, inside)])
      case .upOutside: send([finger(1, .up, outside)])
      case .cancel: send([finger(1, .cancelled, inside)])
      }
    }
    scene.commit()
  }

  /// Returns the nodes from that of an element outwards.
  private func path(from element: Element) -> [RenderTree.Node] {
    var nodes: [RenderTree.Node] = []
    var id: NodeID? = element.id
    while let node = id.flatMap({ display.tree[$0] }) {
      nodes.append(node)
      id = node.parent
    }
    return nodes
  }

  /// Returns the frame of an element in the window, or of the innermost enclosing view that
  /// has one.
  ///
  /// - Throws: `DriverError` if there is no such element.
  public func frame(of label: String, _ role: Role? = nil) throws -> CGRect {
    try frame(of: element(label, role))
  }

  private func frame(of element: Element) throws -> CGRect {
    let frames = (scene as? _SceneRuntime)?.frames() ?? [:]
    guard let frame = path(from: element).lazy.compactMap({ frames[$0.id] }).first else {
      throw DriverError.notFound("the frame of \(element)", screen: screen)
    }
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  private func takes(
    _ node: RenderTree.Node,
    _ direction: SwipeDirections,
    _ touches: Int
  ) -> Bool {
    node.attributes.contains { attribute in
      guard case .swipeGestures(let gestures) = attribute else { return false }
      return gestures.contains { $0.touches == touches && $0.directions.contains(direction) }
    }
  }
}

extension CGPoint {
  fileprivate func moved(_ distance: CGFloat, in direction: SwipeDirections) -> CGPoint {
    var (across, down): (CGFloat, CGFloat) = (0, 0)
    if direction.contains(.right) { across += distance }
    if direction.contains(.left) { across -= distance }
    if direction.contains(.down) { down += distance }
    if direction.contains(.up) { down -= distance }
    return CGPoint(x: x + across, y: y + down)
  }
}
