public struct ScrollValue: Sendable, Equatable {
  public var isScrollEnabled: Bool
  public var isPaging: Bool
  public var bounces: Bool
  public var insets: EdgesValue
  /// Whether anybody hears of every step, and not of the rest alone.
  public var tellsSteps: Bool
  public var showsIndicators: Bool
  /// Whether a finger that scrolls puts the keyboard away.
  public var dismissesKeyboard: Bool
  /// Points from one page to the next; nil for as much as one sees.
  public var pageLength: Double?
  /// Whether content at rest keeps clear of what covers the view's edges.
  public var keepsClear: Bool
  /// Points, where the scene lays the content out; nil where the display measures it.
  public var contentSize: SizeValue?

  public init(
    isScrollEnabled: Bool,
    isPaging: Bool,
    bounces: Bool,
    insets: EdgesValue,
    tellsSteps: Bool = false,
    showsIndicators: Bool = true,
    dismissesKeyboard: Bool = false,
    pageLength: Double? = nil,
    keepsClear: Bool = true,
    contentSize: SizeValue? = nil
  ) {
    self.isScrollEnabled = isScrollEnabled
    self.isPaging = isPaging
    self.bounces = bounces
    self.insets = insets
    self.tellsSteps = tellsSteps
    self.showsIndicators = showsIndicators
    self.dismissesKeyboard = dismissesKeyboard
    self.pageLength = pageLength
    self.keepsClear = keepsClear
    self.contentSize = contentSize
  }
}

public enum ScrollPositionValue: UInt8, Sendable, CaseIterable {
  case none, top, middle, bottom
  /// A section, header and all, at the top.
  case section
}

/// A whole table in numbers.
///
/// Rows exist as nodes only near the viewport; the display asks for others by
/// `InputEvent.Action.showRows`.
public struct TableValue: Sendable, Equatable {
  public enum Style: UInt8, Sendable, CaseIterable {
    case plain, grouped, insetGrouped
  }

  public struct Section: Sendable, Equatable {
    public var rowCount: Int
    public var hasHeader: Bool
    public var hasFooter: Bool

    public init(rowCount: Int, hasHeader: Bool, hasFooter: Bool) {
      self.rowCount = rowCount
      self.hasHeader = hasHeader
      self.hasFooter = hasFooter
    }
  }

  public var style: Style
  public var sections: [Section]
  /// Points; for rows that were never measured.
  public var estimatedRowHeight: Double
  /// Points above each header, beside what displays put there themselves.
  public var headerTopPadding: Double
  public var hasSeparators: Bool
  public var isEditing: Bool
  public var allowsSelection: Bool
  /// How many drops of rows the scene has answered, whatever became of them.
  ///
  /// A display that has shown a row where it was dropped shows the scene's answer from then on.
  public var answeredMoves: Int
  /// Of the lines between rows; nil for the system's.
  public var separatorColor: ColorValue?

  public init(
    style: Style,
    sections: [Section],
    estimatedRowHeight: Double,
    hasSeparators: Bool,
    isEditing: Bool,
    allowsSelection: Bool,
    answeredMoves: Int = 0,
    headerTopPadding: Double = 0,
    separatorColor: ColorValue? = nil
  ) {
    self.style = style
    self.separatorColor = separatorColor
    self.headerTopPadding = headerTopPadding
    self.sections = sections
    self.estimatedRowHeight = estimatedRowHeight
    self.hasSeparators = hasSeparators
    self.isEditing = isEditing
    self.allowsSelection = allowsSelection
    self.answeredMoves = answeredMoves
  }
}

public struct SectionPosition: Sendable, Equatable {
  /// 0-based.
  public var index: Int

  public init(index: Int) {
    self.index = index
  }
}

/// Which row a cell shows now.
public struct RowValue: Sendable, Equatable {
  public enum Accessory: UInt8, Sendable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditControl: UInt8, Sendable, CaseIterable {
    case none, delete, insert
    /// A circle, filled while the row is selected.
    case select
  }

  /// Names the item, not the position: it goes with the item when rows move.
  public var key: UInt32
  /// 0-based.
  public var section: Int
  /// 0-based, within the section.
  public var row: Int
  public var accessory: Accessory
  /// Whether a tap anywhere on it does something.
  public var isSelectable: Bool
  public var isSelected: Bool
  /// Whether it is a row of a sidebar, whose chosen row is as prominent as a button.
  public var isInSidebar: Bool
  /// Whether a tap selects it beside others, or takes that back.
  public var togglesSelection: Bool
  public var highlights: Bool
  /// Whether a row that can be tapped is a button to who hears it.
  public var isButton: Bool
  /// Points; nil to fit its content.
  public var height: Double?
  /// What stands before the content while the table is edited.
  public var editControl: EditControl
  /// Whether the content keeps the room free that a control would take.
  public var isIndented: Bool
  /// Whether a swipe may lay actions open that stand on the leading edge.
  public var hasLeadingActions: Bool
  /// Whether a swipe may lay actions open that stand on the trailing edge.
  public var hasTrailingActions: Bool
  /// Whether it has a grip to be moved by.
  public var isMovable: Bool
  /// Nil for a grip in the system's gray.
  public var gripColor: ColorValue?
  /// Points from the trailing edge to the middle of the grip; nil for the standard.
  public var gripInset: Double?
  /// Whether a long press opens a menu.
  public var hasMenu: Bool

  public init(
    key: UInt32,
    section: Int,
    row: Int,
    accessory: Accessory = .none,
    isSelectable: Bool = true,
    isSelected: Bool = false,
    isInSidebar: Bool = false,
    togglesSelection: Bool = false,
    highlights: Bool = true,
    isButton: Bool = true,
    height: Double? = nil,
    editControl: EditControl = .none,
    isIndented: Bool = false,
    hasLeadingActions: Bool = false,
    hasTrailingActions: Bool = false,
    isMovable: Bool = false,
    gripColor: ColorValue? = nil,
    gripInset: Double? = nil,
    hasMenu: Bool = false
  ) {
    self.key = key
    self.section = section
    self.row = row
    self.accessory = accessory
    self.isSelectable = isSelectable
    self.isSelected = isSelected
    self.isInSidebar = isInSidebar
    self.togglesSelection = togglesSelection
    self.highlights = highlights
    self.isButton = isButton
    self.height = height
    self.editControl = editControl
    self.isIndented = isIndented
    self.hasLeadingActions = hasLeadingActions
    self.hasTrailingActions = hasTrailingActions
    self.isMovable = isMovable
    self.gripColor = gripColor
    self.gripInset = gripInset
    self.hasMenu = hasMenu
  }
}
