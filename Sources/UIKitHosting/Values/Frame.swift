/// The rectangle that layout in the scene has given a node.
public struct FrameValue: Sendable, Equatable {
  /// The part of a frame that a display needs.
  public enum Place: Sendable, Equatable {
    /// None: the node has its place by its kind and slot.
    case implied
    /// The size; the display places the node by its slot, as in a bar.
    case size(SizeValue)
    /// The frame, from the top left corner of the parent's content, whatever the reading direction.
    case frame(RectValue)
  }

  public var place: Place
  /// The way it stays visible in content that scrolls.
  public var pin: PinValue?
  /// Its position from back to front; of equal ones, later siblings are in front.
  public var level = 0
  /// The parts of a node that scrolls, or has bars, that others cover; nil where they follow from its
  /// place.
  public var safeArea: EdgesValue?

  public init(_ place: Place = .implied) {
    self.place = place
  }
}

/// The way a node stays visible while content scrolls up and down: at the top or at the bottom of
/// what one sees, but never beyond a part of the content.
public struct PinValue: Sendable, Equatable {
  public enum Edge: UInt8, Sendable, CaseIterable {
    case top, bottom
  }

  public var edge: Edge
  /// Points of the content before the part that it stays in; where it rests, at the top.
  public var before: Double
  /// Points of the content behind that part; behind where it rests, at the bottom.
  public var after: Double

  public init(edge: Edge, before: Double, after: Double) {
    self.edge = edge
    self.before = before
    self.after = after
  }
}
