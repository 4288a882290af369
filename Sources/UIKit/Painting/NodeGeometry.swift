import UIKitHosting

/// The views of nodes, whose geometry is used by displays that draw themselves.
@MainActor
struct NodeGeometry {
  /// The environment of the scene.
  let environment: SceneEnvironment
  private let views: [NodeID: UIView]
  /// The traits for nodes that are not in the tree.
  let traits: UITraitCollection

  /// Creates the geometry of a scene's nodes.
  init(of scene: _SceneRuntime) {
    environment = scene.environment
    views = scene.allViews
    traits = scene.traits
  }

  init(_ views: [NodeID: UIView], traits: UITraitCollection, in environment: SceneEnvironment) {
    self.views = views
    self.traits = traits
    self.environment = environment
  }

  /// Returns the top left corner of a window in its scene.
  func origin(ofWindow id: NodeID) -> (x: Double, y: Double) {
    let origin = views[id]?._frame.origin ?? .zero
    return (Double(origin.x), Double(origin.y))
  }

  /// Returns the size of a node's view in points; nil for a node that is not in the tree.
  func size(of id: NodeID) -> SizeValue? {
    views[id].map { SizeValue(width: Double($0._frame.width), height: Double($0._frame.height)) }
  }

  /// Returns the rectangle of a node's view in an ancestor's visible area, relative to the
  /// ancestor's top left corner, without transforms.
  ///
  /// - Returns: Nil if the node has no view in the ancestor's view.
  /// - Complexity: O(n) for n views between both.
  func rect(of id: NodeID, in ancestor: NodeID) -> RectValue? {
    guard let view = views[id], let end = views[ancestor] else { return nil }
    var rect = view._shownFrame
    var parent = view._superview
    while let current = parent {
      rect.origin.x -= current.bounds.minX
      rect.origin.y -= current.bounds.minY
      if current === end { return RectValue(rect) }
      rect.origin.x += current._shownFrame.minX
      rect.origin.y += current._shownFrame.minY
      parent = current._superview
    }
    return nil
  }

  /// Returns the distance in points by which a scroll view, table or collection view is scrolled
  /// from its top position; negative while it is pulled down.
  func scrolledDistance(of id: NodeID) -> Double? {
    guard let view = views[id] as? UIScrollView else { return nil }
    return Double(view.contentOffset.y + view.adjustedContentInset.top)
  }

  /// Returns the inset in points that bars cover at the top of a scroll view, table or collection
  /// view that is not scrolled.
  func coveredTop(of id: NodeID) -> Double {
    (views[id] as? UIScrollView).map { Double($0.adjustedContentInset.top) } ?? 0
  }

  /// Returns the left and right insets of a node's view that the device's edges cover, in points,
  /// as of the last layout.
  func coveredSides(of id: NodeID) -> (left: Double, right: Double) {
    guard let view = views[id] else { return (0, 0) }
    let covered = LayoutInsets(view._safeArea, isRightToLeft: view._usesRightToLeftLayout)
    return (covered.left, covered.right)
  }

  /// Returns the left and right insets of a table's sections, in points.
  func sectionInsets(of id: NodeID?) -> (left: Double, right: Double) {
    guard let table = id.flatMap({ views[$0] }) as? UITableView else { return (0, 0) }
    let (leading, trailing) = table._sectionInsets
    return table._usesRightToLeftLayout
      ? (Double(trailing), Double(leading)) : (Double(leading), Double(trailing))
  }

  /// Returns whether a node is laid out from right to left.
  func isRightToLeft(_ id: NodeID) -> Bool {
    views[id]?._usesRightToLeftLayout ?? false
  }

  /// Returns the traits of a node's view.
  func traits(of id: NodeID) -> UITraitCollection {
    views[id]?._traits ?? traits
  }

  /// The size of the body text style in points, for the preferred text size.
  var bodySize: Double {
    Double(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize)
  }
}
