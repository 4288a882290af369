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
  /// How the nodes' old pictures give way to the new ones; nil where they do not.
  public var replacement: Replacement?

  /// How a node's old picture gives way to the new one.
  public enum Replacement: Sendable, Hashable {
    /// It fades out, while the new one fades in.
    case crossFade
    /// It fades out over the new one, which fills its rectangle.
    case fadeOver
    /// The new one comes from an edge and moves the old one away.
    case push(from: Edge)
    /// The new one comes from an edge, over the old one.
    case moveIn(from: Edge)
    /// The old one moves away from an edge, over the new one.
    case reveal(from: Edge)
    /// They are the sides of a card that turns; the edge comes to the front.
    case flip(from: Edge)
    /// The old one is a page that is turned over the top.
    case curlUp
    /// The new one is a page that comes down from the top.
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
