/// An open menu.
public struct MenuValue: Sendable, Equatable {
  /// The title above the items.
  public var title: String?
  /// The source of the menu: a button, or a row.
  public var source: NodeID
  /// A Boolean value that indicates whether it is a context menu, whose source stays visible,
  /// instead of a pull-down menu.
  public var isContextual: Bool
  /// The background colour of the source's preview; nil for that of its container.
  public var liftColor: ColorValue?
  /// The target of a menu that is a bar of edit actions; nil for a list of items.
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

/// The rectangle at which a bar of edit actions points.
public struct MenuTarget: Sendable, Equatable {
  /// The direction in which the bar's arrow points.
  public enum Arrow: UInt8, Sendable, CaseIterable {
    /// Down if there is room above the rectangle, otherwise up.
    case automatic
    case up, down, left, right
  }

  /// The rectangle in points of the window.
  public var rect: RectValue
  public var arrow: Arrow

  public init(rect: RectValue, arrow: Arrow = .automatic) {
    self.rect = rect
    self.arrow = arrow
  }
}

/// An item of an open menu.
public struct MenuItemValue: Sendable, Equatable {
  public enum Kind: UInt8, Sendable, CaseIterable {
    case action
    /// An item of a single selection.
    case choice
    /// An item that opens a submenu.
    case submenu
    /// The title of the open submenu, which leads back to its parent.
    case back
    /// A placeholder for elements that the app has not provided yet.
    case loading
  }

  /// The size of an item.
  public enum Size: UInt8, Sendable, CaseIterable {
    /// A row.
    case large
    /// A part of a row, with its image above its title.
    case medium
    /// A part of a row, with only its image.
    case small
  }

  public enum State: UInt8, Sendable, CaseIterable {
    case off, on, mixed
  }

  public var kind: Kind
  public var subtitle: String?
  public var isDestructive: Bool
  public var state: State
  /// A Boolean value that indicates whether a section gap precedes it.
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

/// The way to open a control's menu.
public enum MenuOffer: UInt8, Sendable, CaseIterable {
  case none
  /// By a long press, a right click or the menu key.
  case onRequest
  /// Also by a tap.
  case onTap
  /// By a right click or the menu key; the app handles long presses.
  case onSecondaryClick
}
