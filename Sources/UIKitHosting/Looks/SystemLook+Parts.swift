// The parts of the system's interface. SystemColors contains the colours that follow the user's
// contrast.

extension SystemLook {
  private static let disabledInk = SystemLook(ink: .color(SystemColors.tertiary))

  // MARK: Buttons

  package static let button = SystemLook(
    corners: .radius(SystemMetrics.Button.Radius.medium),
    ink: .color(.tint)
  )
  .when(.pressed, SystemLook(opacity: 0.35))
  .when(.disabled, disabledInk)

  package static let grayButton = SystemLook(
    fill: .color(SystemColors.fill),
    ink: .byStyle(light: .color(.tint), dark: .mix(.tint, part: 0.8, SystemColors.white))
  )
  package static let tintedButton = SystemLook(fill: .mix(.tint, part: 0.16, SystemColors.clear))
  /// A little darker than the tint, so that white text on it is legible.
  package static let filledButton = SystemLook(
    fill: .mix(.tint, part: 0.84, SystemColors.black),
    ink: .white
  )
  .when(
    .disabled,
    SystemLook(fill: .color(SystemColors.fill), ink: .color(SystemColors.tertiary))
  )

  // MARK: Switches, sliders and progress

  package static let switchTrack = SystemLook(
    fill: .color(SystemColors.switchOff),
    corners: .capsule
  )
  .when(.on, SystemLook(fill: .color(SystemColors.green), ownFill: "own-tint"))
  .when(.disabled, SystemLook(opacity: 0.5))
  package static let switchThumb = SystemLook(
    fill: .white,
    ownFill: "thumb",
    corners: .capsule,
    shadows: SystemShadow.switchThumb
  )
  package static let sliderThumb = SystemLook(
    fill: .white,
    ownFill: "thumb",
    corners: .capsule,
    shadows: SystemShadow.sliderThumb
  )
  package static let slider = SystemLook().when(.disabled, SystemLook(opacity: 0.5))
  package static let sliderTrack = SystemLook(fill: .color(SystemColors.sliderTrack))
  package static let progressTrack = SystemLook(
    fill: .color(SystemColors.progressTrack),
    ownFill: "rest",
    corners: .radius(SystemMetrics.Progress.height / 2)
  )
  package static let progressDone = SystemLook(fill: .color(.tint), ownFill: "done")

  // MARK: Segments, steppers and dots

  package static let segments = SystemLook(
    fill: .color(SystemColors.segments),
    corners: .radius(SystemMetrics.Segments.radius)
  )
  package static let chosenSegment = SystemLook(
    fill: .color(SystemColors.selectedSegment),
    ownFill: "own-tint",
    corners: .radius(SystemMetrics.Segments.chosenRadius),
    border: Border(width: 0.5, paint: .pair(0x0000_000A, 0x0000_0000)),
    shadows: SystemShadow.chosenSegment
  )
  package static let segment = SystemLook(
    corners: .radius(SystemMetrics.Segments.chosenRadius),
    ink: .color(SystemColors.label)
  )
  .when(.pressed, SystemLook(opacity: 0.35))
  .when(.disabled, disabledInk)
  package static let controlLine = SystemLook(fill: .color(SystemColors.controlLine))
  package static let stepper = SystemLook(
    fill: .color(SystemColors.segments),
    corners: .radius(SystemMetrics.Stepper.radius)
  )
  package static let stepperButton = SystemLook(
    corners: .radius(SystemMetrics.Stepper.radius),
    ink: .color(SystemColors.label)
  )
  .when(.pressed, SystemLook(fill: .pair(0x7676_802E, 0x7676_8052), opacity: 1))
  .when(.disabled, disabledInk)
  package static let pageDots = SystemLook(
    fill: .color(SystemColors.fill),
    corners: .radius(SystemMetrics.PageControl.height / 2)
  )
  package static let pageDot = SystemLook(
    fill: .color(SystemColors.pageDot),
    ownFill: "dot",
    corners: .radius(SystemMetrics.PageControl.dot / 2)
  )
  .when(.on, SystemLook(fill: .color(SystemColors.currentPageDot), ownFill: "current-dot"))
  package static let pageControl = SystemLook().when(.disabled, SystemLook(opacity: 0.4))

  /// The highlight of a view below the pointer.
  package static let pointerHighlight = SystemLook(fill: .pair(0x0000_001A, 0xFFFF_FF26))

  // MARK: Fields and pickers

  package static let roundedField = SystemLook(
    fill: .color(SystemColors.elevated),
    corners: .radius(6),
    border: Border(width: 1, paint: .color(SystemColors.fieldLine))
  )
  .when(.focused, SystemLook(border: Border(width: 1, paint: .color(.tint))))
  package static let lineField = SystemLook(
    border: Border(width: 1, paint: .color(SystemColors.label))
  )
  package static let bezelField = SystemLook(
    border: Border(width: 1, paint: .color(SystemColors.separator))
  )
  package static let searchField = SystemLook(
    fill: .color(SystemColors.fill),
    corners: .radius(SystemMetrics.SearchField.radius)
  )
  package static let alertField = SystemLook(
    fill: .color(SystemColors.elevated),
    corners: .radius(SystemMetrics.Alert.fieldRadius),
    border: Border(paint: .color(SystemColors.separator))
  )
  package static let fieldText = SystemLook(ink: .color(SystemColors.label))
    .when(.disabled, disabledInk)
  package static let searchPlaceholder = SystemLook(ink: .pair(0x3C3C_43B8, 0xEBEB_F599))
  package static let fieldSymbol = SystemLook(ink: .color(SystemColors.secondary))
  /// The input view at the bottom of the window, in place of the keyboard.
  package static let inputView = SystemLook(fill: .pair(0xE1E3_E8FF, 0x2A2A_2CFF))
  package static let clearButton = SystemLook(ink: .color(SystemColors.gray))
  package static let picker = SystemLook().when(.disabled, SystemLook(opacity: 0.4))
  package static let pickerBand = SystemLook(fill: .color(SystemColors.wheel), corners: .radius(8))

  // MARK: Bars

  package static let bar = SystemLook(
    fill: .material(SystemColors.bar, blur: 20, saturation: 1.8)
  )
  package static let barLine = SystemLook(fill: .color(SystemColors.separator))
  package static let barButton = SystemLook(ink: .color(.tint))
    .when(.pressed, SystemLook(opacity: 0.3))
    .when(.disabled, disabledInk)
  package static let tabItem = SystemLook(ink: .color(SystemColors.tabTitle))
    .when(.on, SystemLook(ink: .color(.tint)))
    .when(.disabled, disabledInk)
  /// A little darker than red, so that white text on it is legible.
  package static let tabBadge = SystemLook(
    fill: .mix(SystemColors.red, part: 0.84, SystemColors.black),
    ownFill: "own-fill",
    corners: .radius(SystemMetrics.TabBar.badge / 2),
    ink: .white
  )

  // MARK: Sheets, alerts and menus

  /// Darker in dark mode, where a sheet is hardly lighter than what it covers.
  package static let dim = SystemLook(fill: .pair(0x0000_0033, 0x0000_007A))
  package static let sheet = SystemLook(corners: .radius(10))
  package static let mediumSheet = SystemLook(corners: .radius(12))
  /// The presenter of a large sheet, which recedes.
  package static let presenter = SystemLook(corners: .radius(10))
  /// The top edge of the presenter in dark mode, where black on black would not show it.
  package static let presenterEdge = SystemLook(
    fill: .pair(0, 0xFFFF_FF33),
    corners: .radius(10)
  )
  package static let grabber = SystemLook(
    fill: .color(SystemColors.grabber),
    corners: .radius(3)
  )
  package static let popover = SystemLook(
    corners: .radius(13),
    shadows: [SystemShadow(0, 10, blur: 50, 0.25)]
  )
  /// The hairline around a popover in dark mode, where its shadow does not show on dark content.
  package static let popoverEdge = SystemLook(fill: .pair(0, 0xFFFF_FF33), corners: .radius(13))
  package static let popoverArrow = SystemLook(
    fill: .color(SystemColors.elevated),
    corners: .radius(3)
  )
  package static let alert = SystemLook(
    fill: .material(SystemColors.alert, blur: 40, saturation: 1.8),
    corners: .radius(SystemMetrics.Alert.radius)
  )
  package static let alertAction = SystemLook(ink: .color(.tint))
    .when(.pressed, SystemLook(fill: .pair(0x0000_001A, 0xFFFF_FF24)))
    .when(.disabled, disabledInk)
  package static let destructiveAction = SystemLook(ink: .color(SystemColors.red))
  package static let actionSheet = SystemLook(
    fill: .material(SystemColors.alert, blur: 40, saturation: 1.8),
    ink: .color(SystemColors.secondary)
  )
  package static let actionSheetAction = SystemLook(
    fill: .material(SystemColors.alert, blur: 40, saturation: 1.8)
  )
  .when(.pressed, SystemLook(fill: .pair(0xDCDC_DCFF, 0x3A3A_3CFF)))
  package static let cancelAction = SystemLook(
    fill: .color(SystemColors.cancelAction),
    corners: .radius(SystemMetrics.ActionSheet.radius)
  )
  package static let menu = SystemLook(
    fill: .material(SystemColors.menu, blur: 40, saturation: 1.8),
    corners: .radius(13),
    shadows: [SystemShadow(0, 0, blur: 60, 0.2), SystemShadow(0, 8, blur: 24, 0.12)]
  )
  package static let editMenu = SystemLook(
    fill: .material(SystemColors.menu, blur: 40, saturation: 1.8),
    corners: .radius(12)
  )
  package static let menuDim = SystemLook(
    fill: .material(SystemColors.menuDim, blur: 8, saturation: 1)
  )
  package static let menuTitle = SystemLook(ink: .color(SystemColors.secondary))
  package static let menuItem = SystemLook(ink: .color(SystemColors.label))
    .when(.pressed, SystemLook(fill: .pair(0x0000_0014, 0xFFFF_FF1F)))
    .when(.focused, SystemLook(fill: .pair(0x0000_000D, 0xFFFF_FF14), corners: .radius(12)))
    .when(.disabled, disabledInk)
  package static let menuLine = SystemLook(fill: .color(SystemColors.menuLine))
  package static let menuGap = SystemLook(fill: .color(SystemColors.menuGap))

  // MARK: Lists

  package static let separator = SystemLook(fill: .color(SystemColors.separator))
  package static let groupedTable = SystemLook(fill: .color(SystemColors.grouped))
  package static let plainTable = SystemLook(fill: .color(SystemColors.background))
  package static let insetGroup = SystemLook(
    fill: .color(SystemColors.groupedCell),
    corners: .radius(10)
  )
  package static let row = SystemLook().when(
    .pressed,
    SystemLook(fill: .color(SystemColors.pressed))
  )
  package static let disclosure = SystemLook(ink: .color(SystemColors.tertiary))
  package static let accessory = SystemLook(fill: .color(.tint))
  package static let grip = SystemLook(ink: .color(SystemColors.tertiary))
  package static let deleteControl = SystemLook(fill: .color(SystemColors.red), corners: .capsule)
  package static let insertControl = SystemLook(fill: .color(SystemColors.green), corners: .capsule)
  package static let selectionCircle = SystemLook(
    corners: .capsule,
    border: Border(width: 1.5, paint: .color(SystemColors.tertiary))
  )
  .when(
    .on,
    SystemLook(fill: .color(.tint), border: Border(width: 1.5, paint: .color(.tint)))
  )
  /// Darker than on iOS, so that white text is legible.
  package static let rowAction = SystemLook(
    fill: .pair(0x6C6C_70FF, 0x6363_66FF),
    ownFill: "action",
    ink: .white
  )
  package static let destructiveRowAction = SystemLook(
    fill: .pair(0xD700_15FF, 0xD700_15FF),
    ownFill: "action"
  )
  package static let liftedRow = SystemLook(
    fill: .pair(0xFFFF_FFF2, 0x2C2C_2EF2)
  )

  /// The parts by their names in style sheets.
  package static let named: [String: SystemLook] = [
    "button": button, "gray-button": grayButton, "tinted-button": tintedButton,
    "filled-button": filledButton, "switch-track": switchTrack, "switch-thumb": switchThumb,
    "slider-thumb": sliderThumb, "slider": slider, "slider-track": sliderTrack,
    "progress-track": progressTrack, "progress-done": progressDone, "segments": segments,
    "chosen-segment": chosenSegment, "segment": segment, "control-line": controlLine,
    "stepper": stepper, "stepper-button": stepperButton, "page-dots": pageDots,
    "page-dot": pageDot, "page-control": pageControl,
    "pointer-highlight": pointerHighlight, "rounded-field": roundedField,
    "line-field": lineField, "bezel-field": bezelField, "search-field": searchField,
    "alert-field": alertField, "field-text": fieldText, "field-symbol": fieldSymbol,
    "search-placeholder": searchPlaceholder, "input-view": inputView,
    "clear-button": clearButton, "picker": picker, "picker-band": pickerBand, "bar": bar,
    "bar-line": barLine, "bar-button": barButton, "tab-item": tabItem, "tab-badge": tabBadge,
    "dim": dim, "sheet": sheet, "medium-sheet": mediumSheet, "presenter": presenter,
    "presenter-edge": presenterEdge,
    "grabber": grabber, "popover": popover, "popover-edge": popoverEdge,
    "popover-arrow": popoverArrow, "alert": alert, "alert-action": alertAction,
    "destructive-action": destructiveAction,
    "action-sheet": actionSheet, "action-sheet-action": actionSheetAction,
    "cancel-action": cancelAction, "menu": menu, "edit-menu": editMenu, "menu-dim": menuDim,
    "menu-title": menuTitle, "menu-item": menuItem, "menu-line": menuLine, "menu-gap": menuGap,
    "separator": separator, "grouped-table": groupedTable, "plain-table": plainTable,
    "inset-group": insetGroup, "row": row, "disclosure": disclosure, "accessory": accessory,
    "grip": grip, "delete-control": deleteControl, "insert-control": insertControl,
    "selection-circle": selectionCircle, "row-action": rowAction,
    "destructive-row-action": destructiveRowAction, "lifted-row": liftedRow,
  ]
}
