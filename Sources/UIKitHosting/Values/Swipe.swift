/// The side of a row on which swipe actions are.
public enum SwipeEdge: UInt8, Sendable, CaseIterable {
  case leading, trailing
}

/// The revealed swipe actions of a row.
public struct SwipeActionsValue: Sendable, Equatable {
  public struct Action: Sendable, Equatable {
    public var title: String?
    public var image: ImageValue?
    public var isDestructive: Bool
    /// The background colour; nil for the style's own.
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
  /// The actions from the edge inwards; a full swipe performs the first.
  public var actions: [Action]
  public var performsFirstWithFullSwipe: Bool

  public init(edge: SwipeEdge, actions: [Action], performsFirstWithFullSwipe: Bool) {
    self.edge = edge
    self.actions = actions
    self.performsFirstWithFullSwipe = performsFirstWithFullSwipe
  }
}
