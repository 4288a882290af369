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

  /// Touches a control that listens to touches, and moves as the phases say:
  /// `[.down, .dragExit, .upOutside]`.
  ///
  /// Moves that the control does not listen to are not told, as on any display.
  ///
  /// - Throws: `DriverError` where it does not listen, or a phase does not count.
  public func touch(_ label: String, _ phases: [TouchPhase]) throws {
    let element = try element(label)
    for phase in phases {
      let wanted = display.tree[element.id].map(touches) ?? []
      guard !wanted.isEmpty else {
        throw DriverError.notFound("touches that \(element) listens to", screen: screen)
      }
      let isMove = phase == .dragInside || phase == .dragOutside
      if isMove, !wanted.contains(TouchPhases(phase)) { continue }
      try perform(.touch(element.id, phase), "\(phase) on \(element)")
    }
  }

  private func touches(_ node: RenderTree.Node) -> TouchPhases {
    for case .touches(let phases) in node.attributes { return phases }
    return []
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
