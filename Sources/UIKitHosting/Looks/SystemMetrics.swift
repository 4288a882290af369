/// Sizes of the system's own bars, lists and controls, in points.
///
/// Layout, painters and the style sheets of pages use them: in a style sheet the host replaces
/// `metric(switch-width)`.
package enum SystemMetrics {
  package enum Switch {
    package static let (width, height) = (51.0, 31.0)
    /// The distance from the leading edge to the thumb while it is on.
    package static let on = width - thumb - inset
    /// The diameter of the thumb.
    package static let thumb = 27.0
    /// The width of the thumb while it is pressed.
    package static let heldThumb = 31.0
    /// The distance from the edges to the thumb.
    package static let inset = 2.0
  }

  package enum Slider {
    package static let height = 34.0
    package static let track = 4.0
    package static let thumb = 28.0
    /// The distance between the track and an image beside it.
    package static let gap = 8.0
  }

  package enum Progress {
    package static let height = 4.0
    /// The height of the style `bar`.
    package static let thinHeight = 2.5
  }

  package enum Segments {
    package static let height = 32.0
    package static let radius = 9.0
    /// The distance from the edges to the segments.
    package static let inset = 2.0
    /// The corner radius of the selected segment's background.
    package static let chosenRadius = 7.0
    /// The distance from the edges of a segment to its title.
    package static let padding = 10.0
    /// The inset of the separator beside a segment from its edges.
    package static let lineInset = 8.0
  }

  package enum Stepper {
    package static let (width, height) = (94.0, 32.0)
    package static let radius = 8.0
    package static let symbol = 18.0
    package static let lineInset = 8.0
  }

  package enum Spinner {
    package static let side = 20.0
    package static let largeSide = 37.0
  }

  package enum PageControl {
    package static let height = 26.0
    package static let dot = 8.0
    /// The distance between two dots.
    package static let gap = 8.0
    /// The distance from the sides of the background to the dots.
    package static let padding = 12.0
  }

  package enum Button {
    /// The insets of the content from the edges.
    package enum Insets {
      package static let large = (vertical: 15.0, horizontal: 20.0)
      package static let medium = (vertical: 7.0, horizontal: 12.0)
      package static let small = (vertical: 5.0, horizontal: 10.0)
      /// The insets of a button without a configuration.
      package static let bare = (vertical: 6.0, horizontal: 0.0)
    }

    /// The corner radii by size, unless the style sets them.
    package enum Radius {
      package static let large = 12.0
      package static let medium = 6.0
      package static let small = 14.0
    }

    /// The corner radii by corner style.
    package enum CornerStyle {
      package static let large = 14.0
      package static let medium = 8.0
      package static let small = 4.0
    }
  }

  package enum SearchField {
    package static let height = 36.0
    package static let radius = 10.0
    /// The distance from the sides of a bar to the field.
    package static let side = 16.0
    /// The distance from the top of a bar to the field.
    package static let top = 1.0
    /// The distance between the field and a button beside it.
    package static let gap = 12.0
    /// The distance from the sides of a bar to a field beside a title.
    package static let sideInRow = 8.0
  }

  package enum Alert {
    package static let width = 270.0
    package static let radius = 14.0
    package static let top = 19.0
    package static let bottom = 20.0
    package static let side = 16.0
    /// The distance between title and message.
    package static let gap = 2.0
    package static let action = 44.0
    package static let fieldGap = 8.0
    package static let fieldRadius = 7.0
    package static let fieldPadding = 7.0
  }

  package enum ActionSheet {
    package static let radius = 13.0
    package static let top = 14.0
    package static let bottom = 12.0
    package static let action = 57.0
    /// The distance from the edges of the window, and between the actions and the cancel action.
    package static let margin = 8.0
  }

  package enum Index {
    package static let width = 15.0
    package static let lineHeight = 14.0
  }

  /// Navigation bars, toolbars and their buttons.
  package enum Bar {
    /// The distance from the sides of a bar to its buttons.
    package static let side = 8.0
    /// The distance between a title and the buttons beside it.
    package static let gap = 6.0
    /// The height of a button in a bar of sufficient height, and its minimum width.
    package static let button = 44.0
    /// The distance from the sides of a button to its content.
    package static let buttonPadding = 8.0
    /// The points by which a back button's chevron extends beyond the edge of the bar's content.
    package static let overhang = 1.0
    /// The width of a back button's chevron at the default text size, and at most.
    package static let (chevron, largestChevron) = (27.2, 32.0)
    /// The stroke width of a back button's symbol.
    package static let chevronWeight = 2.1
    /// The distance from the sides of a bar to a large title, and below it.
    package static let (largeTitleSide, largeTitleBottom) = (16.0, 8.0)
    /// The heights of a toolbar, and of a navigation bar's row of title and buttons: on phones, on
    /// iPads, and in compact height.
    package static let (row, padRow, compactRow) = (44.0, 50.0, 32.0)
  }

  package enum TabBar {
    package static let (row, compactRow) = (49.0, 32.0)
    /// The size of an image's area above its title.
    package static let icon = 28.0
    package static let (symbol, compactSymbol) = (26.0, 20.0)
    /// The maximum width of an image.
    package static let (picture, compactPicture) = (48.0, 28.0)
    /// The distance from the sides and the bottom of a tab to its content, and between image and
    /// title.
    package static let padding = 2.0
    /// The distance between image and title in the inline layout.
    package static let inlineGap = 7.0
    /// The minimum width of a tab, and the distance between two, in the inline layout.
    package static let (inlineWidth, inlineDistance) = (76.0, 34.0)
    package static let badge = 18.0
    package static let badgePadding = 5.0
    /// The distance from the middle of a tab to its badge.
    package static let badgeStart = 6.0
    /// The distance from the top of a tab to its badge.
    package static let badgeTop = 2.0
  }

  package enum Sheet {
    /// The distance from the presenter's top to the sheet.
    package static let step = 10.0
    /// The factor by which the presenter of a large sheet is scaled.
    package static let scale = 0.92
    /// The fraction of the window's height that the medium detent takes.
    package static let mediumPart = 0.52
    /// The maximum width of a page sheet on a tablet.
    package static let pageWidth = 704.0
    /// The maximum size of a form sheet on a tablet.
    package static let (formWidth, formHeight) = (540.0, 620.0)
    package static let (grabberWidth, grabberHeight, grabberTop) = (36.0, 5.0, 5.0)
    /// The side length of the square whose corner is a popover's arrow.
    package static let arrow = 18.0
  }

  package enum Menu {
    package static let width = 250.0
    package static let row = 44.0
    /// The distance from the edges of a window to a menu, and from its source.
    package static let margin = 8.0
    /// The distance between sections.
    package static let gap = 8.0
    /// The distance from the sides of an item to its content, and above and below its title.
    package static let (side, padding) = (16.0, 11.0)
    /// The distance to the content if any item has a mark, and from the side to a mark.
    package static let (markedSide, markSide) = (38.0, 14.0)
    package static let mark = 14.0
    /// The minimum width of an image.
    package static let icon = 22.0
  }

  package enum Table {
    /// The minimum height of a row that is sized by its content.
    package static let row = 44.0
    /// The distance from the leading edge of a row to the separator below it.
    package static let lineStart = 16.0
    /// The distance from the edge of a row to an accessory, and from there to the content.
    package static let (accessorySide, accessoryGap) = (16.0, 2.0)
    package static let chevron = (width: 8.0, height: 14.0)
    package static let check = (width: 15.0, height: 14.0)
    package static let (detail, detailSymbol) = (44.0, 22.0)
    package static let (grip, gripWidth, gripHeight, gripLine) = (48.0, 21.0, 12.0, 2.0)
    /// The size of the control before the content in editing mode, and of the circle in it.
    package static let (control, circle) = (36.0, 22.0)
    /// The distance from the leading edge to the circle of a delete control, and of a selection
    /// control.
    package static let (controlSide, selectionSide) = (11.0, 16.0)
    package static let (signLength, signWidth) = (11.0, 2.0)
    package static let (action, actionPadding) = (74.0, 14.0)
  }

  package enum Picker {
    package static let height = 216.0
    /// The height of a row, in multiples of the text size.
    package static let row = 1.53
    /// The distance from the sides of the picker to the band of the selected row.
    package static let bandSide = 9.0
    /// The distance from the sides of a wheel to its titles, in multiples of the text size.
    package static let padding = 0.55
  }

  package enum Field {
    package static let padding = 7.0
    package static let searchPadding = 8.0
    /// The distance between the parts of a field.
    package static let gap = 6.0
    package static let clearButton = 28.0
  }

  /// Factors by their names in style sheets.
  package static let factors: [String: Double] = [
    "sheet-scale": Sheet.scale, "sheet-medium": Sheet.mediumPart,
    "picker-row": Picker.row, "picker-padding": Picker.padding,
  ]

  /// The sizes by their names in style sheets.
  package static let named: [String: Double] = [
    "switch-width": Switch.width, "switch-height": Switch.height, "switch-thumb": Switch.thumb,
    "switch-held-thumb": Switch.heldThumb, "switch-inset": Switch.inset,
    "switch-on": Switch.on,
    "switch-held-on": Switch.width - Switch.heldThumb - Switch.inset,
    "slider-height": Slider.height, "slider-track": Slider.track, "slider-thumb": Slider.thumb,
    "slider-gap": Slider.gap,
    "progress-height": Progress.height, "progress-thin-height": Progress.thinHeight,
    "segments-inset": Segments.inset,
    "segment-height": Segments.height - 2 * Segments.inset,
    "segment-padding": Segments.padding,
    "segment-line-inset": Segments.lineInset,
    "stepper-width": Stepper.width, "stepper-height": Stepper.height,
    "stepper-half": Stepper.width / 2,
    "stepper-symbol": Stepper.symbol, "stepper-line-inset": Stepper.lineInset,
    "spinner-side": Spinner.side, "spinner-large-side": Spinner.largeSide,
    "page-control-height": PageControl.height,
    "page-control-padding": PageControl.padding, "page-dot": PageControl.dot,
    "page-dot-gap": PageControl.gap,
    "page-dots-padding": (PageControl.height - PageControl.dot) / 2,
    "button-large-y": Button.Insets.large.vertical,
    "button-large-x": Button.Insets.large.horizontal,
    "button-y": Button.Insets.medium.vertical, "button-x": Button.Insets.medium.horizontal,
    "button-small-y": Button.Insets.small.vertical,
    "button-small-x": Button.Insets.small.horizontal,
    "button-bare-y": Button.Insets.bare.vertical,
    "button-large-radius": Button.Radius.large,
    "button-small-radius": Button.Radius.small,
    "corners-large": Button.CornerStyle.large, "corners-medium": Button.CornerStyle.medium,
    "corners-small": Button.CornerStyle.small,
    "search-height": SearchField.height,
    "search-side": SearchField.side, "search-top": SearchField.top, "search-gap": SearchField.gap,
    "search-side-in-row": SearchField.sideInRow,
    "alert-width": Alert.width, "alert-top": Alert.top,
    "alert-bottom": Alert.bottom, "alert-side": Alert.side, "alert-gap": Alert.gap,
    "alert-action": Alert.action, "alert-field-gap": Alert.fieldGap,
    "alert-field-padding": Alert.fieldPadding,
    "action-sheet-radius": ActionSheet.radius, "action-sheet-top": ActionSheet.top,
    "action-sheet-bottom": ActionSheet.bottom, "action-sheet-action": ActionSheet.action,
    "action-sheet-margin": ActionSheet.margin,
    "index-width": Index.width, "index-line-height": Index.lineHeight,
    "bar-side": Bar.side, "bar-gap": Bar.gap, "bar-button": Bar.button,
    "bar-button-padding": Bar.buttonPadding, "bar-overhang": -Bar.overhang,
    "large-title-side": Bar.largeTitleSide, "large-title-bottom": Bar.largeTitleBottom,
    "toolbar-height": Bar.row,
    "tab-row": TabBar.row, "tab-compact-row": TabBar.compactRow, "tab-icon": TabBar.icon,
    "tab-symbol": TabBar.symbol, "tab-compact-symbol": TabBar.compactSymbol,
    "tab-picture": TabBar.picture, "tab-compact-picture": TabBar.compactPicture,
    "tab-padding": TabBar.padding, "tab-inline-gap": TabBar.inlineGap,
    "tab-inline-width": TabBar.inlineWidth, "tab-inline-distance": TabBar.inlineDistance,
    "tab-badge": TabBar.badge, "tab-badge-padding": TabBar.badgePadding,
    "tab-badge-start": TabBar.badgeStart, "tab-badge-top": TabBar.badgeTop,
    "sheet-step": Sheet.step,
    "sheet-page-width": Sheet.pageWidth,
    "sheet-form-width": Sheet.formWidth, "sheet-form-height": Sheet.formHeight,
    "grabber-width": Sheet.grabberWidth, "grabber-height": Sheet.grabberHeight,
    "grabber-top": Sheet.grabberTop, "popover-arrow": Sheet.arrow,
    "popover-arrow-middle": -Sheet.arrow / 2,
    "menu-row": Menu.row, "menu-margin": Menu.margin, "menu-gap": Menu.gap,
    "menu-side": Menu.side, "menu-padding": Menu.padding,
    "menu-marked-side": Menu.markedSide, "menu-mark-side": Menu.markSide, "menu-mark": Menu.mark,
    "menu-icon": Menu.icon,
    "line-start": Table.lineStart,
    "accessory-side": Table.accessorySide, "accessory-gap": Table.accessoryGap,
    "detail-width": Table.detail, "detail-symbol": Table.detailSymbol,
    "grip-width": Table.grip, "grip-line-width": Table.gripWidth,
    "grip-height": Table.gripHeight, "grip-line": Table.gripLine,
    "row-control": Table.control, "row-circle": Table.circle,
    "selection-side": Table.selectionSide,
    "selection-gap": Table.control - Table.circle - Table.selectionSide,
    "sign-length": Table.signLength, "sign-width": Table.signWidth,
    "row-action": Table.action, "row-action-padding": Table.actionPadding,
    "picker-height": Picker.height, "picker-band-side": Picker.bandSide,
    "field-padding": Field.padding, "search-padding": Field.searchPadding,
    "field-gap": Field.gap, "clear-button": Field.clearButton,
  ]
}
