/// An open menu.
public struct MenuValue: Sendable, Equatable {
  /// Stands above the items.
  public var title: String?
  /// What it was opened from: a button, or the row that it is about.
  public var source: NodeID
  /// Whether it is about its source, which then stays in sight, rather than hangs from it.
  public var isContextual: Bool
  /// The colour behind what is shown of the source; nil for that which it is seen on.
  public var liftColor: ColorValue?
  /// The place of a menu that is a bar of edit actions; nil for a menu of lines.
  public var target: MenuTarget?

  public init(
    title: String?,
    source: NodeID,
    isContextual: Bool,
    liftColor: ColorValue? = nil,
    target: MenuTarget? = nil
  ) {
    self.title = title
    self.source = source
    self.isContextual = isContextual
    self.liftColor = liftColor
    self.target = target
  }
}

/// The rectangle that a bar of edit actions points at.
public struct MenuTarget: Sendable, Equatable {
  /// The direction in which the bar's arrow points.
  public enum Arrow: UInt8, Sendable, CaseIterable {
    /// Down where there is room above the rectangle, else up.
    case automatic
    case up, down, left, right
  }

  /// In points of the window.
  public var rect: RectValue
  public var arrow: Arrow

  public init(rect: RectValue, arrow: Arrow = .automatic) {
    self.rect = rect
    self.arrow = arrow
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
    /// Stands for elements that the app has not provided yet.
    case loading
  }

  /// The room that an item takes.
  public enum Size: UInt8, Sendable, CaseIterable {
    /// A line.
    case large
    /// A part of a line, with its image above its title.
    case medium
    /// A part of a line, with its image alone.
    case small
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
  public var size: Size

  public init(
    kind: Kind,
    subtitle: String? = nil,
    isDestructive: Bool = false,
    state: State = .off,
    startsSection: Bool = false,
    size: Size = .large
  ) {
    self.kind = kind
    self.subtitle = subtitle
    self.isDestructive = isDestructive
    self.state = state
    self.startsSection = startsSection
    self.size = size
  }
}

/// Whether a control has a menu, and how it is opened.
public enum MenuOffer: UInt8, Sendable, CaseIterable {
  case none
  /// By a long press, a right click or the menu key.
  case onRequest
  /// By a tap too.
  case onTap
  /// By a right click or the menu key; a long press belongs to the app.
  case onSecondaryClick
}
