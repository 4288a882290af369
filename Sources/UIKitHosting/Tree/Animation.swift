/// An animation of changes of a commit.
///
/// The tree has its final state immediately; only the picture is animated.
public struct Animation: Sendable, Equatable {
  public enum Curve: Sendable, Equatable {
    case easeInOut, easeIn, easeOut, linear
    /// A Bézier curve from (0, 0) to (1, 1) with two control points: time, then progress.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A spring; a damping of 1 does not oscillate, and the velocity is in total distances per
    /// second.
    case spring(damping: Double, velocity: Double)
  }

  public var duration: Duration
  public var delay: Duration
  public var curve: Curve
  /// A Boolean value that indicates whether nodes move from their previous frames to their current
  /// ones.
  public var movesFrames: Bool
  /// The nodes whose looks change: opacity, colours, corners, shadows and transforms.
  public var nodes: [NodeID]
  /// A Boolean value that indicates whether it repeats until another animation changes the same
  /// nodes.
  public var repeats: Bool
  /// The number of times that it is played unless it repeats forever.
  public var rounds: Int
  /// A Boolean value that indicates whether it also plays in reverse.
  public var autoreverses: Bool
  /// The transition from the nodes' old pictures to the new ones; nil for none.
  public var replacement: Replacement?

  /// A transition from a node's old picture to its new one.
  public enum Replacement: Sendable, Hashable {
    /// The old picture fades out, while the new one fades in.
    case crossFade
    /// The old picture fades out over the new one, which fills its rectangle.
    case fadeOver
    /// The new picture comes from an edge and pushes the old one away.
    case push(from: Edge)
    /// The new picture comes from an edge, over the old one.
    case moveIn(from: Edge)
    /// The old picture moves away from an edge, over the new one.
    case reveal(from: Edge)
    /// The pictures are the sides of a card that turns; the edge comes to the front.
    case flip(from: Edge)
    /// The old picture is a page that turns up at the top.
    case curlUp
    /// The new picture is a page that turns down from the top.
    case curlDown

    public enum Edge: UInt8, Sendable, CaseIterable {
      case top, left, bottom, right
    }
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
    replacement: Replacement? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.movesFrames = movesFrames
    self.nodes = nodes
    self.repeats = repeats
    self.rounds = rounds
    self.autoreverses = autoreverses
    self.replacement = replacement
  }

  /// A position among a commit's changes at which the animation of nodes starts.
  public struct Start: Sendable, Equatable {
    /// The number of preceding changes.
    public var changes: Int
    public var nodes: [NodeID]

    public init(changes: Int, nodes: [NodeID]) {
      self.changes = changes
      self.nodes = nodes
    }
  }
}
