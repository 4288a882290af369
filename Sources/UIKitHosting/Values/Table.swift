public struct ScrollValue: Sendable, Equatable {
  public var isScrollEnabled: Bool
  public var isPaging: Bool
  public var bounces: Bool
  public var insets: EdgesValue
  /// A Boolean value that indicates whether every step is observed, not only the rest.
  public var reportsSteps: Bool
  /// A Boolean value that indicates whether the beginning and the end of drags are reported.
  public var reportsDrags: Bool
  public var showsIndicators: Bool
  /// A Boolean value that indicates whether a drag dismisses the keyboard.
  public var dismissesKeyboard: Bool
  /// The length of a page in points; nil for the visible length.
  public var pageLength: Double?
  /// A Boolean value that indicates whether content insets are adjusted by the safe area.
  public var adjustsContentInset: Bool
  /// The content size in points if the scene lays out the content; nil if the display measures it.
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

/// The dimensions of a whole table.
///
/// Rows exist as nodes only near the viewport, each at its frame. Displays report every step of
/// scrolling.
public struct TableValue: Sendable, Equatable {
  public enum Style: UInt8, Sendable, CaseIterable {
    case plain, grouped, insetGrouped
  }

  public var style: Style
  /// The number of rows in each section.
  public var sections: [Int]
  /// The height of all sections in points, without the table's header and footer.
  public var sectionsHeight: Double
  /// The height of rows that were not shown yet, in points.
  public var estimatedRowHeight: Double
  public var hasSeparators: Bool
  public var isEditing: Bool
  public var allowsSelection: Bool
  /// The number of row drops that the scene has answered, with any result.
  ///
  /// A display that has shown a row where it was dropped shows the scene's order from then on.
  public var answeredMoves: Int
  /// The colour of separators; nil for the system's.
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

/// The positions within a section of a table.
public struct SectionValue: Sendable, Equatable {
  /// The index of the section.
  public var index: Int
  /// The distance from the top of the section to its header, in points.
  public var headerTop: Double
  /// The distance from the top of the section to its first row, in points.
  public var rowsTop: Double
  /// The height of all rows in points, including those that do not exist.
  public var rowsHeight: Double

  public init(index: Int, headerTop: Double = 0, rowsTop: Double = 0, rowsHeight: Double = 0) {
    self.index = index
    self.headerTop = headerTop
    self.rowsTop = rowsTop
    self.rowsHeight = rowsHeight
  }
}

/// The row that a cell currently shows.
public struct RowValue: Sendable, Equatable {
  public enum Accessory: UInt8, Sendable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  public enum EditControl: UInt8, Sendable, CaseIterable {
    case none, delete, insert
    /// A circle, filled while the row is selected.
    case select
  }

  /// The identity of the item, which it keeps when rows move.
  public var key: UInt32
  /// 0-based.
  public var section: Int
  /// 0-based, within the section.
  public var row: Int
  public var accessory: Accessory
  /// A Boolean value that indicates whether a tap anywhere on it has an effect.
  public var isSelectable: Bool
  public var isSelected: Bool
  /// A Boolean value that indicates whether it is in a sidebar, whose selected row is as prominent
  /// as a button.
  public var isInSidebar: Bool
  /// A Boolean value that indicates whether a tap toggles its selection, without deselecting
  /// others.
  public var togglesSelection: Bool
  public var highlights: Bool
  /// A Boolean value that indicates whether screen readers treat a selectable row as a button.
  public var isButton: Bool
  /// The control before the content in editing mode.
  public var editControl: EditControl
  /// A Boolean value that indicates whether the content is indented as for a control.
  public var isIndented: Bool
  /// A Boolean value that indicates whether a swipe may reveal actions on the leading edge.
  public var hasLeadingActions: Bool
  /// A Boolean value that indicates whether a swipe may reveal actions on the trailing edge.
  public var hasTrailingActions: Bool
  /// A Boolean value that indicates whether it has a reorder control.
  public var isMovable: Bool
  /// The colour of the reorder control; nil for the system's gray.
  public var gripColor: ColorValue?
  /// The distance from the trailing edge to the centre of the reorder control, in points; nil for
  /// the standard.
  public var gripInset: Double?
  /// A Boolean value that indicates whether a long press opens a menu.
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
