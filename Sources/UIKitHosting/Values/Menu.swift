/// An open menu.
public struct MenuValue: Sendable, Equatable {
  /// Stands above the items.
  public var title: String?
  /// What it was opened from: a button, or the row that it is about.
  public var source: NodeID
  /// Whether it is about its source, which then stays in sight, rather than hangs from it.
  public var isContextual: Bool

  public init(title: String?, source: NodeID, isContextual: Bool) {
    self.title = title
    self.source = source
    self.isContextual = isContextual
  }
}

/// One line of an open menu.
public struct MenuItemValue: Sendable, Equatable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    case action
    /// One of several of which one is on.
    case choice
    /// Opens the menu of its name.
    case submenu
    /// Names the menu that is open, and leads back to the one it is in.
    case back
  }
  public enum State: UInt8, Sendable, CaseIterable {
    case off, on, mixed
  }

  public var kind: Kind
  public var subtitle: String?
  public var isDestructive: Bool
  public var state: State
  /// Whether a gap is above it.
  public var startsSection: Bool

  public init(
    kind: Kind,
    subtitle: String? = nil,
    isDestructive: Bool = false,
    state: State = .off,
    startsSection: Bool = false
  ) {
    self.kind = kind
    self.subtitle = subtitle
    self.isDestructive = isDestructive
    self.state = state
    self.startsSection = startsSection
  }
}

/// Whether a control has a menu, and how it is opened.
public enum MenuOffer: UInt8, Sendable, CaseIterable {
  case none
  /// By a long press, a right click or the menu key.
  case onRequest
  /// By a tap too.
  case onTap
}
