import UIKitHosting

/// The views of nodes, of which displays that draw by themselves ask the geometry.
@MainActor
struct NodePlaces {
  /// The environment of the scene.
  let environment: SceneEnvironment
  private let views: [NodeID: UIView]
  /// Of nodes that are not in the tree.
  let traits: UITraitCollection

  /// Of the nodes of a scene.
  init(of scene: _SceneRuntime) {
    environment = scene.environment
    views = scene.views
    traits = scene.traits
  }

  init(_ views: [NodeID: UIView], traits: UITraitCollection, in environment: SceneEnvironment) {
    self.views = views
    self.traits = traits
    self.environment = environment
  }

  /// The size of a node's view in points; nil for a node that is not in the tree.
  func size(of id: NodeID) -> SizeValue? {
    views[id].map { SizeValue(width: Double($0._frame.width), height: Double($0._frame.height)) }
  }

  /// The rectangle of a node's view in what an ancestor shows, from the ancestor's top left corner, without
  /// transforms.
  ///
  /// - Returns: Nil for a node without a view in the ancestor's.
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

  /// Points by which content of a scroll view, table or collection view is scrolled from where it rests at
  /// the top; negative while it is pulled down.
  func scrolledDistance(of id: NodeID) -> Double? {
    guard let view = views[id] as? UIScrollView else { return nil }
    return Double(view.contentOffset.y + view.adjustedContentInset.top)
  }

  /// Points of a scroll view, table or collection view that bars cover at its top while it is not scrolled.
  func coveredTop(of id: NodeID) -> Double {
    (views[id] as? UIScrollView).map { Double($0.adjustedContentInset.top) } ?? 0
  }

  /// Points at the left and the right of a node's view that the edges of the device cover, by the last layout.
  func coveredSides(of id: NodeID) -> (left: Double, right: Double) {
    guard let view = views[id] else { return (0, 0) }
    let covered = LayoutInsets(view._safeArea, isRightToLeft: view._readsFromTheRight)
    return (covered.left, covered.right)
  }

  /// Points between the left and the right of a table and its sections.
  func sectionInsets(of id: NodeID?) -> (left: Double, right: Double) {
    guard let table = id.flatMap({ views[$0] }) as? UITableView else { return (0, 0) }
    let (leading, trailing) = table._sectionInsets
    return table._readsFromTheRight
      ? (Double(trailing), Double(leading)) : (Double(leading), Double(trailing))
  }

  /// Whether text and rows of a node run from the right.
  func readsFromTheRight(_ id: NodeID) -> Bool {
    views[id]?._readsFromTheRight ?? false
  }

  /// The traits of a node's view.
  func traits(of id: NodeID) -> UITraitCollection {
    views[id]?._traits ?? traits
  }

  /// Points of the body style at the reader's size of text.
  var bodySize: Double {
    Double(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize)
  }
}
