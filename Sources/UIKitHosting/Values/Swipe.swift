/// The side of a row that actions stand on.
public enum SwipeEdge: UInt8, Sendable, CaseIterable {
  case leading, trailing
}

/// The actions that a swipe on a row has laid open.
public struct SwipeActionsValue: Sendable, Equatable {
  public struct Action: Sendable, Equatable {
    public var title: String?
    public var image: ImageValue?
    public var isDestructive: Bool
    /// Nil for the style's own.
    public var color: ColorValue?

    public init(
      title: String?,
      image: ImageValue? = nil,
      isDestructive: Bool = false,
      color: ColorValue? = nil
    ) {
      self.title = title
      self.image = image
      self.isDestructive = isDestructive
      self.color = color
    }
  }

  public var edge: SwipeEdge
  /// From the edge inwards; the first is what a full swipe does.
  public var actions: [Action]
  public var performsFirstWithFullSwipe: Bool

  public init(edge: SwipeEdge, actions: [Action], performsFirstWithFullSwipe: Bool) {
    self.edge = edge
    self.actions = actions
    self.performsFirstWithFullSwipe = performsFirstWithFullSwipe
  }
}
