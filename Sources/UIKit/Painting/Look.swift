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

  /// A size of the system's that follows the reader's size of text, up to a most.
  func points(_ size: Double, atMost most: Double = .infinity) -> Double {
    min(size * textScale, most)
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
