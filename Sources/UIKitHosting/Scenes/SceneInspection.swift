/// The parts of a scene at one moment, for developers.
public struct SceneInspection: Encodable, Hashable, Sendable {
  /// The window and all views below it; nil for a scene without one.
  public var views: InspectedNode?
  /// Reports of constraints that contradict each other.
  public var conflicts: [String]
  /// The flows of the app, with their screens and presenters; empty for an app without any.
  public var flows: [InspectedNode]
  /// Screens, presenters and flows that have ended and are still in memory.
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

/// A view, flow, screen or presenter, with those below it.
public struct InspectedNode: Encodable, Hashable, Sendable {
  /// The name of its class.
  public var name: String
  /// The node of a display that shows it.
  public var node: UInt32?
  /// In points, from the window's top left corner; nil for what has no place.
  public var frame: RectValue?
  /// One property each: `alpha = 0.5`.
  public var details: [String]
  /// Constraints that place a view, as equations.
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
  /// As an array: x, y, width, height.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for number in [x, y, width, height] { try container.encode(number) }
  }
}
