/// A copy of a scene's tree that is updated by commits, as a display shows it.
public struct RenderTree: Sendable {
  public struct Node: Sendable {
    public let id: NodeID
    public let kind: NodeKind
    public internal(set) var parent: NodeID?
    public internal(set) var children: [NodeID] = []
    /// The newest value of each attribute, in the order in which they were first set.
    public internal(set) var attributes: [Attribute] = []

    fileprivate mutating func set(_ attribute: Attribute) {
      let key = attribute.key
      if let index = attributes.firstIndex(where: { $0.key == key }) {
        attributes[index] = attribute
      } else {
        if attributes.isEmpty { attributes.reserveCapacity(Self.usualAttributes) }
        attributes.append(attribute)
      }
    }

    /// The number of attributes for which memory is reserved with the first one.
    private static let usualAttributes = 8
  }

  /// The windows, from back to front.
  public private(set) var roots: [NodeID] = []
  public private(set) var nodes: [NodeID: Node] = [:]
  /// The number of the newest commit that was applied.
  public private(set) var number: UInt64 = 0

  public init() {}

  /// The rearmost window.
  public var root: NodeID? { roots.first }

  public subscript(id: NodeID) -> Node? {
    nodes[id]
  }

  public mutating func apply(_ commit: Commit) {
    if commit.isSnapshot {
      roots = []
      nodes = [:]
    }
    for change in commit.changes { apply(change) }
    number = commit.number
  }

  private mutating func apply(_ change: Change) {
    switch change {
    case .insert(let id, let kind, let parent, let index):
      precondition(nodes[id] == nil, "Expected a new node, got \(id) again.")
      nodes[id] = Node(id: id, kind: kind, parent: parent)
      if let parent {
        nodes[parent]?.children.insert(id, at: index)
      } else {
        roots.insert(id, at: index)
      }
    case .remove(let id):
      if let parent = nodes[id]?.parent {
        nodes[parent]?.children.removeAll { $0 == id }
      }
      forget(id)
    case .move(let id, let parent, let index):
      if let old = nodes[id]?.parent {
        nodes[old]?.children.removeAll { $0 == id }
      }
      nodes[id]?.parent = parent
      if let parent {
        nodes[parent]?.children.insert(id, at: index)
      } else {
        roots.removeAll { $0 == id }
        roots.insert(id, at: index)
      }
    case .set(let id, _, let attribute):
      guard let place = nodes.index(forKey: id) else {
        preconditionFailure("Expected a known node, got \(id) with \(attribute).")
      }
      nodes.values[place].set(attribute)
    }
  }

  private mutating func forget(_ id: NodeID) {
    guard let node = nodes.removeValue(forKey: id) else { return }
    for child in node.children { forget(child) }
    if node.parent == nil { roots.removeAll { $0 == id } }
  }
}
