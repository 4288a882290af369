/// The state of a scene at one moment, for developers.
public struct SceneInspection: Encodable, Hashable, Sendable {
  /// The window and its descendants; nil for a scene without a window.
  public var views: InspectedNode?
  /// Reports of conflicting constraints.
  public var conflicts: [String]
  /// The flows of the app, with their screens and presenters; empty for an app without flows.
  public var flows: [InspectedNode]
  /// Screens, presenters and flows that have ended but are still in memory.
  public var leftovers: [String]

  public init(
    views: InspectedNode? = nil,
    conflicts: [String] = [],
    flows: [InspectedNode] = [],
    leftovers: [String] = []
  ) {
    self.views = views
    self.conflicts = conflicts
    self.flows = flows
    self.leftovers = leftovers
  }
}

/// A view, flow, screen or presenter, with its descendants.
public struct InspectedNode: Encodable, Hashable, Sendable {
  /// The name of its class.
  public var name: String
  /// The node that shows it.
  public var node: UInt32?
  /// The frame in points, from the window's top left corner; nil if it has none.
  public var frame: RectValue?
  /// The properties, such as `alpha = 0.5`.
  public var details: [String]
  /// The constraints that position a view, as equations.
  public var constraints: [String]
  public var children: [InspectedNode]

  public init(
    _ name: String,
    node: UInt32? = nil,
    frame: RectValue? = nil,
    details: [String] = [],
    constraints: [String] = [],
    children: [InspectedNode] = []
  ) {
    self.name = name
    self.node = node
    self.frame = frame
    self.details = details
    self.constraints = constraints
    self.children = children
  }
}

extension RectValue: Encodable {
  /// Encodes the rectangle as an array: x, y, width, height.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for number in [x, y, width, height] { try container.encode(number) }
  }
}
