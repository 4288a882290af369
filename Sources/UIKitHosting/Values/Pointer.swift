/// A step of a finger, a pen or the mouse on a display.
public struct PointerSample: Sendable, Equatable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    case finger, pen, mouse
  }

  public enum Phase: UInt8, Sendable, CaseIterable {
    case down, moved, up
    /// Something else took it over: native scrolling, or the system.
    case cancelled
    /// The mouse is over something that listens to that, with no button down.
    case hovered
    /// The mouse has left what it was over.
    case left
  }

  /// The same for as long as it is down; another one for each that is down at the same time.
  public var id: UInt32
  public var kind: Kind
  public var phase: Phase
  /// Points from the window's left and top.
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

  /// Pointers are reported, from down to up.
  public static let reports = PointersValue(rawValue: 1 << 0)
  /// A finger does not scroll across what is around it.
  public static let keepsAcross = PointersValue(rawValue: 1 << 1)
  /// A finger does not scroll down or up what is around it.
  public static let keepsDown = PointersValue(rawValue: 1 << 2)
  /// Two fingers pinch; a wheel does so with the control key, and a trackpad.
  public static let pinches = PointersValue(rawValue: 1 << 3)
  /// The mouse is reported while it is over the view with no button down.
  public static let hovers = PointersValue(rawValue: 1 << 4)
  /// The view is shaded, as under the mouse.
  public static let highlights = PointersValue(rawValue: 1 << 5)
  /// The view is lifted, as under the mouse.
  public static let lifts = PointersValue(rawValue: 1 << 6)
  /// The mouse is a beam, as over text.
  public static let showsBeam = PointersValue(rawValue: 1 << 7)
  /// The mouse is not seen.
  public static let hidesMouse = PointersValue(rawValue: 1 << 8)
}
