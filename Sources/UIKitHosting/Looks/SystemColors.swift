/// The colours of the system's own parts.
///
/// All displays use them: pages by a style sheet that the host generates, pictures by their
/// painters. `UIColor` takes the few from here that are equal in all appearances, such as `label`;
/// most of its colours differ, such as `separator`, and have their values in `UIColor+System.swift`.
package enum SystemColors {
  package static let tint = color(0x007A_FFFF, 0x0A84_FFFF, highContrast: 0x0040_DDFF, 0x409C_FFFF)
  package static let red = color(0xFF3B_30FF, 0xFF45_3AFF, highContrast: 0xD700_15FF, 0xFF69_61FF)
  package static let green = color(0x34C7_59FF, 0x30D1_58FF)
  package static let gray = color(0x8E8E_93FF, 0x9898_9FFF)
  package static let white = ColorValue(0xFFFF_FFFF)
  package static let black = ColorValue(0x0000_00FF)
  package static let clear = ColorValue(0)

  // MARK: Text

  package static let label = color(0x0000_00FF, 0xFFFF_FFFF)
  package static let secondary = color(
    0x3C3C_43CC,
    0xEBEB_F5B3,
    highContrast: 0x3C3C_43E6,
    0xEBEB_F5D9
  )
  package static let tertiary = color(0x3C3C_434D, 0xEBEB_F54D)
  package static let placeholder = color(0x3C3C_43A6, 0xEBEB_F599)
  package static let tabTitle = color(0x6C6C_70FF, 0x9898_9FFF)

  // MARK: Backgrounds

  package static let background = color(0xFFFF_FFFF, 0x0000_00FF, raised: 0x1C1C_1EFF)
  package static let grouped = color(0xF2F2_F7FF, 0x0000_00FF, raised: 0x1C1C_1EFF)
  package static let groupedCell = color(0xFFFF_FFFF, 0x1C1C_1EFF, raised: 0x2C2C_2EFF)
  /// The background of an app's views.
  ///
  /// Pages draw it as `background`, which sheets raise.
  package static let systemBackground = ColorValue(
    light: background.light,
    dark: background.dark,
    lightHighContrast: background.lightHighContrast,
    darkHighContrast: background.darkHighContrast,
    raisedDark: background.raisedDark,
    raisedDarkHighContrast: 0x2424_26FF
  )
  package static let elevated = color(0xFFFF_FFFF, 0x1C1C_1EFF)
  /// The background of highlighted rows.
  package static let pressed = color(0xD1D1_D6FF, 0x3A3A_3CFF)
  package static let fill = color(0x7878_8029, 0x7878_805C)
  /// The material of bars, nearly opaque, so that text behind a bar is faint also where a display does
  /// not blur it; opaque with increased contrast.
  package static let bar = color(0xF9F9_F9F0, 0x1D1D_1DF0, highContrast: 0xF9F9_F9FF, 0x1D1D_1DFF)
  package static let alert = color(0xF2F2_F2F0, 0x2C2C_2EF2, highContrast: 0xF2F2_F2FF, 0x2C2C_2EFF)
  /// The background of the host's own banners above an app, such as the offer to continue.
  package static let banner = color(0xE5E5_EAFF, 0x2C2C_2EFF)
  package static let cancelAction = color(0xFFFF_FFFF, 0x2C2C_2EFF)
  package static let menu = color(0xF5F5_F5D9, 0x3434_36E6, highContrast: 0xF5F5_F5FF, 0x2525_25FF)
  /// The gap between the sections of a menu.
  package static let menuGap = color(0x0000_0014, 0x0000_0040)
  /// The dimming view behind context menus.
  package static let menuDim = color(0x0000_0026, 0x0000_0073)

  // MARK: Lines

  package static let separator = color(
    0x3C3C_4349,
    0x5454_5899,
    highContrast: 0x3C3C_438C,
    0x5454_58E6
  )
  package static let menuLine = color(0x1111_113D, 0xFFFF_FF2E)
  package static let fieldLine = color(0x3C3C_4333, 0xEBEB_F533)
  /// The separator between segments, and between the buttons of a stepper.
  package static let controlLine = color(0x8E8E_934D, 0x8E8E_9366)

  // MARK: Controls

  /// The background of segmented controls and steppers.
  package static let segments = color(0x7676_801F, 0x7676_803D)
  package static let selectedSegment = color(0xFFFF_FFFF, 0x6363_66FF)
  /// The background of a wheel's selected row, and of a date picker's buttons.
  package static let wheel = color(
    0x7676_801F,
    0x7676_803D,
    highContrast: 0x7676_803D,
    0x7676_8070
  )
  package static let switchOff = color(0x7878_8029, 0x7878_8052)
  /// The track of a slider beyond its thumb.
  package static let sliderTrack = color(
    0x7878_8033,
    0x7878_805C,
    highContrast: 0x3C3C_4399,
    0xEBEB_F599
  )
  package static let progressTrack = color(0x7878_8033, 0x7878_805C)
  package static let grabber = color(
    0x3C3C_434D,
    0xEBEB_F54D,
    highContrast: 0x3C3C_43B3,
    0xEBEB_F5B3
  )
  package static let pageDot = color(0x0000_004D, 0xFFFF_FF4D)
  package static let currentPageDot = color(0x0000_00BF, 0xFFFF_FFFF)

  /// All colours by their names in style sheets.
  package static let named: [(name: String, color: ColorValue)] = [
    ("tint", tint), ("red", red), ("green", green), ("gray", gray),
    ("label", label), ("secondary", secondary), ("tertiary", tertiary),
    ("placeholder-text", placeholder), ("tab-title", tabTitle),
    ("background", background), ("grouped", grouped), ("grouped-cell", groupedCell),
    ("elevated", elevated), ("fill-pressed", pressed), ("fill", fill), ("bar", bar),
    ("alert", alert), ("banner", banner), ("cancel-action", cancelAction), ("menu", menu),
    ("menu-gap", menuGap),
    ("menu-dim", menuDim),
    ("separator", separator), ("menu-line", menuLine), ("field-line", fieldLine),
    ("control-line", controlLine),
    ("segments", segments), ("selected-segment", selectedSegment), ("wheel", wheel),
    ("switch-off", switchOff), ("slider-track", sliderTrack), ("progress-track", progressTrack),
    ("grabber", grabber), ("page-dot", pageDot), ("current-page-dot", currentPageDot),
  ]

  private static func color(
    _ light: UInt32,
    _ dark: UInt32,
    highContrast: UInt32? = nil,
    _ darkHighContrast: UInt32? = nil,
    raised: UInt32? = nil
  ) -> ColorValue {
    ColorValue(
      light: light,
      dark: dark,
      lightHighContrast: highContrast ?? light,
      darkHighContrast: darkHighContrast ?? dark,
      raisedDark: raised,
      raisedDarkHighContrast: raised
    )
  }
}
