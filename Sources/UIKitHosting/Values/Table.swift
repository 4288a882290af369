public struct ScrollValue: Sendable, Equatable {
  public var isScrollEnabled: Bool
  public var isPaging: Bool
  public var bounces: Bool
  public var insets: EdgesValue
  /// Whether the display reports every step of scrolling, rather than the end alone.
  public var reportsSteps: Bool
  /// Whether the scene is to know when a finger takes hold of the content and lets it go.
  public var reportsDrags: Bool
  public var showsIndicators: Bool
  /// Whether a finger that scrolls puts the keyboard away.
  public var dismissesKeyboard: Bool
  /// Points from one page to the next; nil for as much as one sees.
  public var pageLength: Double?
  /// Whether the content at rest is inset by what covers the view's edges.
  public var adjustsContentInset: Bool
  /// Points, where the scene lays the content out; nil where the display measures it.
  public var contentSize: SizeValue?

  public init(
    isScrollEnabled: Bool,
    isPaging: Bool,
    bounces: Bool,
    insets: EdgesValue,
    reportsSteps: Bool = false,
    reportsDrags: Bool = false,
    showsIndicators: Bool = true,
    dismissesKeyboard: Bool = false,
    pageLength: Double? = nil,
    adjustsContentInset: Bool = true,
    contentSize: SizeValue? = nil
  ) {
    self.isScrollEnabled = isScrollEnabled
    self.isPaging = isPaging
    self.bounces = bounces
    self.insets = insets
    self.reportsSteps = reportsSteps
    self.reportsDrags = reportsDrags
    self.showsIndicators = showsIndicators
    self.dismissesKeyboard = dismissesKeyboard
    self.pageLength = pageLength
    self.adjustsContentInset = adjustsContentInset
    self.contentSize = contentSize
  }
}

/// A whole table in numbers.
///
/// Rows exist as nodes only near the viewport, each at its frame. Displays report every step of scrolling.
public struct TableValue: Sendable, Equatable {
  public enum Style: UInt8, Sendable, CaseIterable {
    case plain, grouped, insetGrouped
  }

  public var style: Style
  /// The number of rows in each section.
  public var sections: [Int]
  /// Points: the height of all sections, without the table's header and footer.
  public var sectionsHeight: Double
  /// Points: the height of rows that were not shown yet.
  public var estimatedRowHeight: Double
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
    sections: [Int],
    sectionsHeight: Double,
    estimatedRowHeight: Double,
    hasSeparators: Bool,
    isEditing: Bool,
    allowsSelection: Bool,
    answeredMoves: Int = 0,
    separatorColor: ColorValue? = nil
  ) {
    self.style = style
    self.sections = sections
    self.sectionsHeight = sectionsHeight
    self.estimatedRowHeight = estimatedRowHeight
    self.hasSeparators = hasSeparators
    self.isEditing = isEditing
    self.allowsSelection = allowsSelection
    self.answeredMoves = answeredMoves
    self.separatorColor = separatorColor
  }
}

/// The places within a section of a table.
public struct SectionValue: Sendable, Equatable {
  /// The number of the section, from 0.
  public var index: Int
  /// Points from the top of the section to its header.
  public var headerTop: Double
  /// Points from the top of the section to its first row.
  public var rowsTop: Double
  /// Points: the height of all rows, those that do not exist included.
  public var rowsHeight: Double

  public init(index: Int, headerTop: Double = 0, rowsTop: Double = 0, rowsHeight: Double = 0) {
    self.index = index
    self.headerTop = headerTop
    self.rowsTop = rowsTop
    self.rowsHeight = rowsHeight
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
