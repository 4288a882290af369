/// The data of the graph: the references between parts, and the calls of the path.
///
/// The parts form a column. Arrows of strong references run on its trailing side, those of weak
/// references on its leading side, each in its own lane.
public struct GraphViewData: Hashable, Sendable {
  public struct Node: Hashable, Sendable, Identifiable {
    public var id: String
    public var name: String
    /// The numbers of the highlighted steps, such as "2, 3"; nil if there are none.
    public var steps: String?
    /// A Boolean value that indicates whether the highlighted path includes the part.
    public var isHighlighted: Bool
    public var isSelected: Bool
    /// The accessibility label of the part.
    public var label: String
  }

  public struct Edge: Hashable, Sendable {
    /// The 0-based index of the node at which the arrow starts.
    public var from: Int
    public var to: Int
    public var isStrong: Bool
    /// A Boolean value that indicates whether a highlighted call follows this reference.
    public var isHighlighted: Bool
    /// The 0-based lane, counted from the nodes outwards.
    public var lane: Int
  }

  public var nodes: [Node]
  public var edges: [Edge]
  /// The legend of the arrows, the highlighted parts and their numbers.
  public var legend: String
  public var code: CodeViewData
}

/// An excerpt of a source file beside the graph.
public struct CodeViewData: Hashable, Sendable {
  public var title: String
  public var code: String
}
