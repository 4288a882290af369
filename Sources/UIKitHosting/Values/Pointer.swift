/// An event of a finger, a pen or the mouse on a display.
public struct PointerSample: Sendable, Equatable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    case finger, pen, mouse
  }

  public enum Phase: UInt8, Sendable, CaseIterable {
    case down, moved, up
    /// Native scrolling or the system took the pointer over.
    case cancelled
    /// The mouse is over a view that observes hovering, with no button pressed.
    case hovered
    /// The mouse has left the view.
    case left
  }

  /// The identifier, constant while the pointer is down, and unique among the pointers that are
  /// down.
  public var id: UInt32
  public var kind: Kind
  public var phase: Phase
  /// The position in points from the window's left and top.
  public var x: Double
  public var y: Double

  public init(id: UInt32, kind: Kind = .finger, phase: Phase, x: Double, y: Double) {
    self.id = id
    self.kind = kind
    self.phase = phase
    self.x = x
    self.y = y
  }
}

/// The pointers that a display reports for a view, and the scrolling that it leaves to the view.
public struct PointersValue: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The display reports pointers, from down to up.
  public static let reports = PointersValue(rawValue: 1 << 0)
  /// A finger does not scroll the view's ancestors horizontally.
  public static let keepsAcross = PointersValue(rawValue: 1 << 1)
  /// A finger does not scroll the view's ancestors vertically.
  public static let keepsDown = PointersValue(rawValue: 1 << 2)
  /// Two fingers pinch, as do a wheel with the control key, and a trackpad.
  public static let pinches = PointersValue(rawValue: 1 << 3)
  /// The display reports the mouse while it is over the view with no button pressed.
  public static let hovers = PointersValue(rawValue: 1 << 4)
  /// The highlight effect under the mouse.
  public static let highlights = PointersValue(rawValue: 1 << 5)
  /// The lift effect under the mouse.
  public static let lifts = PointersValue(rawValue: 1 << 6)
  /// The mouse is a beam, as over text.
  public static let showsBeam = PointersValue(rawValue: 1 << 7)
  /// The mouse is hidden.
  public static let hidesMouse = PointersValue(rawValue: 1 << 8)
  /// Touches pass through the view itself, but not through its subviews, to the windows behind.
  public static let passes = PointersValue(rawValue: 1 << 9)
}
