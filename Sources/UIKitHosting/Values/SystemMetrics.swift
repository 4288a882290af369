/// Sizes of the system's own controls, in points.
///
/// Layout, painters and the style sheets of pages have them from here: a style sheet writes `metric(switch-width)`,
/// which its host replaces.
package enum SystemMetrics {
  package enum Switch {
    package static let (width, height) = (51.0, 31.0)
    /// Of the thumb, a circle.
    package static let thumb = 27.0
    /// The width of the thumb under a finger.
    package static let heldThumb = 31.0
    /// From the edges to the thumb.
    package static let inset = 2.0
  }

  package enum Slider {
    package static let height = 34.0
    package static let track = 4.0
    package static let thumb = 28.0
    /// Between the track and an image beside it.
    package static let gap = 8.0
  }

  package enum Progress {
    package static let height = 4.0
    /// Of the style `bar`.
    package static let thinHeight = 2.5
  }

  package enum Segments {
    package static let height = 32.0
    package static let radius = 9.0
    /// From the edges to the segments.
    package static let inset = 2.0
    /// Of the background of the chosen segment.
    package static let chosenRadius = 7.0
    /// From the edges of a segment to its title.
    package static let padding = 10.0
    /// From the edges of a segment to the line beside it.
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
    /// Between two dots.
    package static let gap = 8.0
    /// From the sides of the background to the dots.
    package static let padding = 12.0
  }

  package enum Button {
    /// The insets of the content from the edges.
    package enum Insets {
      package static let large = (vertical: 15.0, horizontal: 20.0)
      package static let medium = (vertical: 7.0, horizontal: 12.0)
      package static let small = (vertical: 5.0, horizontal: 10.0)
      /// Of a button without a configuration.
      package static let bare = (vertical: 6.0, horizontal: 0.0)
    }

    /// The radii of the corners by size, where the style does not set them.
    package enum Radius {
      package static let large = 12.0
      package static let medium = 6.0
      package static let small = 14.0
    }

    /// The radii of the corners by corner style.
    package enum CornerStyle {
      package static let large = 14.0
      package static let medium = 8.0
      package static let small = 4.0
    }
  }

  package enum SearchField {
    package static let height = 36.0
    package static let radius = 10.0
    /// From the sides of a bar to the field.
    package static let side = 16.0
    /// From the top of a bar to the field.
    package static let top = 1.0
    /// Between the field and a button beside it.
    package static let gap = 12.0
    /// From the sides of a bar to a field beside a title.
    package static let sideInRow = 8.0
  }

  package enum Alert {
    package static let width = 270.0
    package static let radius = 14.0
    package static let top = 19.0
    package static let bottom = 20.0
    package static let side = 16.0
    /// Between title and message.
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
    /// From the edges of the window, and between the actions and the one that cancels.
    package static let margin = 8.0
  }

  package enum Index {
    package static let width = 15.0
    package static let lineHeight = 14.0
  }

  /// The sizes by their names in style sheets.
  package static let named: [String: Double] = [
    "switch-width": Switch.width, "switch-height": Switch.height, "switch-thumb": Switch.thumb,
    "switch-held-thumb": Switch.heldThumb, "switch-inset": Switch.inset,
    "switch-on": Switch.width - Switch.thumb - Switch.inset,
    "switch-held-on": Switch.width - Switch.heldThumb - Switch.inset,
    "slider-height": Slider.height, "slider-track": Slider.track, "slider-thumb": Slider.thumb,
    "slider-gap": Slider.gap,
    "progress-height": Progress.height, "progress-thin-height": Progress.thinHeight,
    "progress-radius": Progress.height / 2,
    "segments-radius": Segments.radius, "segments-inset": Segments.inset,
    "segment-height": Segments.height - 2 * Segments.inset,
    "segment-radius": Segments.chosenRadius, "segment-padding": Segments.padding,
    "segment-line-inset": Segments.lineInset,
    "stepper-width": Stepper.width, "stepper-height": Stepper.height,
    "stepper-half": Stepper.width / 2, "stepper-radius": Stepper.radius,
    "stepper-symbol": Stepper.symbol, "stepper-line-inset": Stepper.lineInset,
    "spinner-side": Spinner.side, "spinner-large-side": Spinner.largeSide,
    "page-control-height": PageControl.height, "page-control-radius": PageControl.height / 2,
    "page-control-padding": PageControl.padding, "page-dot": PageControl.dot,
    "page-dot-gap": PageControl.gap, "page-dot-radius": PageControl.dot / 2,
    "page-dots-padding": (PageControl.height - PageControl.dot) / 2,
    "button-large-y": Button.Insets.large.vertical,
    "button-large-x": Button.Insets.large.horizontal,
    "button-y": Button.Insets.medium.vertical, "button-x": Button.Insets.medium.horizontal,
    "button-small-y": Button.Insets.small.vertical,
    "button-small-x": Button.Insets.small.horizontal,
    "button-bare-y": Button.Insets.bare.vertical,
    "button-large-radius": Button.Radius.large, "button-radius": Button.Radius.medium,
    "button-small-radius": Button.Radius.small,
    "corners-large": Button.CornerStyle.large, "corners-medium": Button.CornerStyle.medium,
    "corners-small": Button.CornerStyle.small,
    "search-height": SearchField.height, "search-radius": SearchField.radius,
    "search-side": SearchField.side, "search-top": SearchField.top, "search-gap": SearchField.gap,
    "search-side-in-row": SearchField.sideInRow,
    "alert-width": Alert.width, "alert-radius": Alert.radius, "alert-top": Alert.top,
    "alert-bottom": Alert.bottom, "alert-side": Alert.side, "alert-gap": Alert.gap,
    "alert-action": Alert.action, "alert-field-gap": Alert.fieldGap,
    "alert-field-radius": Alert.fieldRadius, "alert-field-padding": Alert.fieldPadding,
    "action-sheet-radius": ActionSheet.radius, "action-sheet-top": ActionSheet.top,
    "action-sheet-bottom": ActionSheet.bottom, "action-sheet-action": ActionSheet.action,
    "action-sheet-margin": ActionSheet.margin,
    "index-width": Index.width, "index-line-height": Index.lineHeight,
  ]
}

/// A shadow of black.
package struct SystemShadow: Sendable {
  /// Points to the right and down.
  package let x: Double
  package let y: Double
  /// As in a style sheet: twice the standard deviation, in points.
  package let blur: Double
  /// From 0 to 1.
  package let alpha: Double

  private init(_ x: Double, _ y: Double, blur: Double, _ alpha: Double) {
    self.x = x
    self.y = y
    self.blur = blur
    self.alpha = alpha
  }

  package static let switchThumb = [
    SystemShadow(0, 3, blur: 8, 0.15), SystemShadow(0, 1, blur: 1, 0.16),
  ]
  package static let sliderThumb = [
    SystemShadow(0, 0.5, blur: 4, 0.12), SystemShadow(0, 6, blur: 13, 0.12),
  ]
  package static let chosenSegment = [
    SystemShadow(0, 3, blur: 8, 0.12), SystemShadow(0, 3, blur: 1, 0.04),
  ]

  /// The shadows by their names in style sheets, as `shadow(switch-thumb)`.
  package static let named: [String: [SystemShadow]] = [
    "switch-thumb": switchThumb, "slider-thumb": sliderThumb, "chosen-segment": chosenSegment,
  ]
}
