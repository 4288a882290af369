/// Changes of a commit that a display shows as a movement.
///
/// The tree's state is final at once; only the picture takes its time.
public struct Animation: Sendable, Equatable {
  public enum Curve: Sendable, Equatable {
    case easeInOut, easeIn, easeOut, linear
    /// A Bézier curve from (0, 0) to (1, 1) with two control points: time, then place.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A damping of 1 comes to rest without swinging; the velocity is in whole ways per second.
    case spring(damping: Double, velocity: Double)
  }

  public var duration: Duration
  public var delay: Duration
  public var curve: Curve
  /// Whether nodes glide from where they were to where they are.
  public var movesFrames: Bool
  /// The nodes whose looks change: opacity, colours, corners, shadows and transforms.
  public var nodes: [NodeID]
  /// Whether it begins anew when it is over, until another one changes the same nodes.
  public var repeats: Bool
  /// How many times it is played where it does not repeat for ever.
  public var rounds: Int
  /// Whether it goes back the same way.
  public var autoreverses: Bool
  /// What becomes of the nodes' old picture.
  public var dissolve: Dissolve?

  /// How a node's old picture gives way to the new one.
  public enum Dissolve: Sendable, Equatable {
    /// It fades out, while the new one fades in.
    case cross
    /// It fades out over the new one, which fills its rectangle.
    case over
  }

  public init(
    duration: Duration,
    delay: Duration = .zero,
    curve: Curve = .easeInOut,
    movesFrames: Bool = false,
    nodes: [NodeID] = [],
    repeats: Bool = false,
    rounds: Int = 1,
    autoreverses: Bool = false,
    dissolve: Dissolve? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.movesFrames = movesFrames
    self.nodes = nodes
    self.repeats = repeats
    self.rounds = rounds
    self.autoreverses = autoreverses
    self.dissolve = dissolve
  }

  /// A point among a commit's changes from which nodes are seen to move on.
  public struct Start: Sendable, Equatable {
    /// How many changes come before.
    public var changes: Int
    public var nodes: [NodeID]

    public init(changes: Int, nodes: [NodeID]) {
      self.changes = changes
      self.nodes = nodes
    }
  }
}
