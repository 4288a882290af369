import UIKitHosting
import VectorDrawing

/// The inherited context of a node: the reader's settings, and the tint.
struct Look {
  var style: InterfaceStyle
  var hasHighContrast: Bool
  /// Whether it is in what stands above the rest: sheets, popovers and alerts.
  var isRaised = false
  var tint = ColorValue.tint
  var isRightToLeft: Bool
  /// Points: the thinnest line, a pixel.
  var hair: Double
  /// Points for each point of a size that follows the reader's size of text.
  var textScale: Double

  /// The context of a tree of nodes.
  @MainActor
  init(_ traits: UITraitCollection, _ places: NodePlaces, _ root: NodeID, scale: Double) {
    style = traits.userInterfaceStyle == .dark ? .dark : .light
    hasHighContrast = traits.accessibilityContrast == .high
    isRaised = traits.userInterfaceLevel == .elevated
    isRightToLeft = places.readsFromTheRight(root)
    hair = 1 / max(1, scale)
    textScale = places.bodySize / 17
  }

  /// The context of what is in a node.
  func within(_ node: RenderTree.Node) -> Look {
    var look = self
    if let style = node.interfaceStyle { look.style = style }
    if let tint = node.tint { look.tint = tint }
    return look
  }

  /// The colour of what is no text.
  func color(_ value: ColorValue) -> DrawingColor {
    let value = value == .tint ? (tint == .tint ? SystemColors.tint : tint) : value
    return DrawingColor(rgba: pick(value, hasHighContrast: hasHighContrast))
  }

  /// The colour of text, which always is that of increased contrast, as others may be too pale to read.
  func textColor(_ value: ColorValue) -> DrawingColor {
    let value = value == .tint ? (tint == .tint ? SystemColors.tint : tint) : value
    return DrawingColor(rgba: pick(value, hasHighContrast: true))
  }

  private func pick(_ value: ColorValue, hasHighContrast: Bool) -> UInt32 {
    switch (style, hasHighContrast, isRaised) {
    case (.light, false, _): value.light
    case (.light, true, _): value.lightHighContrast
    case (.dark, false, false): value.dark
    case (.dark, true, false): value.darkHighContrast
    case (.dark, false, true): value.raisedDark
    case (.dark, true, true): value.raisedDarkHighContrast
    }
  }

  /// A colour in light and another in the dark.
  func color(light: UInt32, dark: UInt32) -> DrawingColor {
    DrawingColor(rgba: style == .light ? light : dark)
  }

  /// A size of the system's that follows the reader's size of text, up to a most.
  func points(_ size: Double, atMost most: Double = .infinity) -> Double {
    min(size * textScale, most)
  }
}

/// The colours of what the system draws, where they are not those of `UIColor`.
enum SystemColors {
  static let tint = ColorValue(
    light: 0x007A_FFFF,
    dark: 0x0A84_FFFF,
    lightHighContrast: 0x0040_DDFF,
    darkHighContrast: 0x409C_FFFF
  )
  static let red = ColorValue(
    light: 0xFF3B_30FF,
    dark: 0xFF45_3AFF,
    lightHighContrast: 0xD700_15FF,
    darkHighContrast: 0xFF69_61FF
  )
  static let label = ColorValue(
    light: 0x0000_00FF,
    dark: 0xFFFF_FFFF,
    lightHighContrast: 0x0000_00FF,
    darkHighContrast: 0xFFFF_FFFF
  )
  static let secondary = ColorValue(
    light: 0x3C3C_43CC,
    dark: 0xEBEB_F5B3,
    lightHighContrast: 0x3C3C_43E6,
    darkHighContrast: 0xEBEB_F5D9
  )
  static let tertiary = ColorValue(
    light: 0x3C3C_434D,
    dark: 0xEBEB_F54D,
    lightHighContrast: 0x3C3C_434D,
    darkHighContrast: 0xEBEB_F54D
  )
  static let separator = ColorValue(
    light: 0x3C3C_4349,
    dark: 0x5454_5899,
    lightHighContrast: 0x3C3C_438C,
    darkHighContrast: 0x5454_58E6
  )
  static let fill = both(light: 0x7878_8029, dark: 0x7878_805C)
  static let pressed = both(light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF)
  static let background = both(light: 0xFFFF_FFFF, dark: 0x0000_00FF, raised: 0x1C1C_1EFF)
  static let grouped = both(light: 0xF2F2_F7FF, dark: 0x0000_00FF, raised: 0x1C1C_1EFF)
  static let groupedCell = both(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF, raised: 0x2C2C_2EFF)
  static let elevated = both(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF)
  /// Of bars; what lies below is seen through it, blurred, without increased contrast.
  static let bar = ColorValue(
    light: 0xF9F9_F9B8,
    dark: 0x1D1D_1DB8,
    lightHighContrast: 0xF9F9_F9FF,
    darkHighContrast: 0x1D1D_1DFF
  )
  static let alert = ColorValue(
    light: 0xF2F2_F2F0,
    dark: 0x2C2C_2EF2,
    lightHighContrast: 0xF2F2_F2FF,
    darkHighContrast: 0x2C2C_2EFF
  )
  static let placeholder = both(light: 0x3C3C_43A6, dark: 0xEBEB_F599)
  static let tab = both(light: 0x6C6C_70FF, dark: 0x9898_9FFF)
  static let spinner = both(light: 0x8E8E_93FF, dark: 0x9898_9FFF)

  private static func both(light: UInt32, dark: UInt32, raised: UInt32? = nil) -> ColorValue {
    ColorValue(
      light: light,
      dark: dark,
      lightHighContrast: light,
      darkHighContrast: dark,
      raisedDark: raised,
      raisedDarkHighContrast: raised
    )
  }
}

extension DrawingColor {
  /// A mix in sRGB of two colours, of which this one counts by `part`.
  func mixed(_ part: Double, with other: DrawingColor) -> DrawingColor {
    func mix(_ a: Double, _ b: Double) -> Double { a * part + b * (1 - part) }
    return DrawingColor(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha)
    )
  }

  func withAlpha(_ factor: Double) -> DrawingColor {
    DrawingColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}
