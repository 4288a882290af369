/// Which part holds which, and the calls of the path in it, ready to show.
///
/// Parts stand below each other. Arrows of strong references run on their trailing side, those of
/// weak ones on the leading side, each in a lane of its own.
public struct GraphViewData: Hashable, Sendable {
  public struct Node: Hashable, Sendable, Identifiable {
    public var id: String
    public var name: String
    /// The numbers of its steps, such as "2, 3"; nil where it has none that is lit.
    public var steps: String?
    /// Whether the lit path goes through it.
    public var isLit: Bool
    public var isSelected: Bool
    /// The node in words.
    public var label: String
  }

  public struct Edge: Hashable, Sendable {
    /// 0-based, in the order of the nodes.
    public var from: Int
    public var to: Int
    public var isStrong: Bool
    /// Whether a lit call goes along it.
    public var isLit: Bool
    /// 0-based, the nearest to the nodes first.
    public var lane: Int
  }

  public var nodes: [Node]
  public var edges: [Edge]
  /// The legend of solid and dashed arrows.
  public var legend: String
  public var code: CodeViewData
}

/// An excerpt of a source file beside the graph.
public struct CodeViewData: Hashable, Sendable {
  public var title: String
  public var code: String
}
