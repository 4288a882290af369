public import UIKitHosting

extension SceneDriver {
  /// Strokes what has this label, or the innermost view around it that takes such strokes.
  /// - Throws: `DriverError` where nothing there takes it.
  public func stroke(
    _ label: String,
    _ direction: StrokeDirections,
    touches: Int = 1
  ) throws {
    let element = try element(label)
    var node = display.tree[element.id]
    while let current = node, !takes(current, direction, touches) {
      node = current.parent.flatMap { display.tree[$0] }
    }
    guard let node else {
      throw DriverError.notFound("what takes a stroke on \(element)", screen: screen)
    }
    try perform(.stroke(node.id, direction, touches: touches), "a stroke on \(element)")
  }

  private func takes(
    _ node: RenderTree.Node,
    _ direction: StrokeDirections,
    _ touches: Int
  ) -> Bool {
    node.attributes.contains { attribute in
      guard case .strokes(let strokes) = attribute else { return false }
      return strokes.contains { $0.touches == touches && $0.directions.contains(direction) }
    }
  }
}
