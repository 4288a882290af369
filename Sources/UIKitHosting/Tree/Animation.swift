/// Changes of a commit that a display shows as a movement.
///
/// The tree's state is final at once; only the picture takes its time.
public struct Animation: Sendable, Equatable {
  public enum Curve: Sendable, Equatable {
    case easeInOut, easeIn, easeOut, linear
    /// A damping of 1 comes to rest without swinging; the velocity is in whole ways per second.
    case spring(damping: Double, velocity: Double)
  }

  public var duration: Duration
  public var delay: Duration
  public var curve: Curve
  /// Whether nodes glide from where they were to where they are.
  public var movesFrames: Bool
  /// The nodes whose looks change: opacity and colours.
  public var nodes: [NodeID]

  public init(
    duration: Duration,
    delay: Duration = .zero,
    curve: Curve = .easeInOut,
    movesFrames: Bool = false,
    nodes: [NodeID] = []
  ) {
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.movesFrames = movesFrames
    self.nodes = nodes
  }
}
