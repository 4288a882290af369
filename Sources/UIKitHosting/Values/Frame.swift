/// The position of a node from layout.
public struct FrameValue: Sendable, Equatable {
  /// The part of a frame that a display needs.
  public enum Place: Sendable, Equatable {
    /// None: the kind and slot of the node determine its frame.
    case implied
    /// The size; the display positions the node by its slot, as in a bar.
    case size(SizeValue)
    /// The frame, from the top left corner of the parent's content, in every writing direction.
    case frame(RectValue)
  }

  public var place: Place
  /// The pinning in scrolling content; nil for none.
  public var pin: PinValue?
  /// The order from back to front; of equal ones, later siblings are in front.
  public var level = 0
  /// The safe area insets of a node that scrolls or has bars; nil if they follow from its frame.
  public var safeArea: EdgesValue?

  public init(_ place: Place = .implied) {
    self.place = place
  }
}

/// The pinning of a node in vertically scrolling content: at the top or at the bottom of the
/// visible part, but within a part of the content.
public struct PinValue: Sendable, Equatable {
  public enum Edge: UInt8, Sendable, CaseIterable {
    case top, bottom
  }

  public var edge: Edge
  /// The height of the content before that part, in points; for the top edge, the node's natural
  /// position.
  public var before: Double
  /// The height of the content after that part, in points; for the bottom edge, below the node's
  /// natural position.
  public var after: Double

  public init(edge: Edge, before: Double, after: Double) {
    self.edge = edge
    self.before = before
    self.after = after
  }
}
