import UIKitHosting
import VectorDrawing

/// The inherited drawing context of a node: the user's settings and the tint.
struct Look {
  var style: InterfaceStyle
  var hasHighContrast: Bool
  /// A Boolean value that indicates whether the node is on an elevated level: in a sheet, a popover
  /// or an alert.
  var isRaised = false
  var tint = ColorValue.tint
  var isRightToLeft: Bool
  /// The width of the thinnest line in points: a pixel.
  var hairline: Double
  /// The scale of sizes that follow the preferred text size.
  var textScale: Double

  /// Creates the context of a tree's root.
  @MainActor
  init(_ traits: UITraitCollection, _ geometry: NodeGeometry, _ root: NodeID, scale: Double) {
    style = traits.userInterfaceStyle == .dark ? .dark : .light
    hasHighContrast = traits.accessibilityContrast == .high
    isRaised = traits.userInterfaceLevel == .elevated
    isRightToLeft = geometry.isRightToLeft(root)
    hairline = 1 / max(1, scale)
    textScale = geometry.bodySize / 17
  }

  /// Returns the context of a node's content.
  func within(_ node: RenderTree.Node) -> Look {
    var look = self
    if let style = node.interfaceStyle { look.style = style }
    if let tint = node.tint { look.tint = tint }
    return look
  }

  /// Returns the resolved colour of content other than text.
  func color(_ value: ColorValue) -> DrawingColor {
    let value = value == .tint ? (tint == .tint ? SystemColors.tint : tint) : value
    return DrawingColor(rgba: pick(value, hasHighContrast: hasHighContrast))
  }

  /// Returns the resolved colour of text, always for increased contrast, since other colours may be
  /// too pale to read.
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

  /// Returns a system size that follows the preferred text size, up to a maximum.
  func points(_ size: Double, atMost most: Double = .infinity) -> Double {
    min(size * textScale, most)
  }
}

extension DrawingColor {
  /// Returns a mix of two colours in sRGB, with this one weighted by `part`.
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
