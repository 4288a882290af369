import UIKitHosting
import VectorDrawing

/// Values of the render tree as CSS.
enum CSS {
  /// Returns a length in points, which are CSS pixels.
  static func length(_ points: Double) -> String {
    number(points) + "px"
  }

  /// Returns a text size in units that follow the user's text size, within the limits of its
  /// container.
  static func textLength(_ points: Double) -> String {
    "calc(\(number(points / 16)) * var(--text))"
  }

  /// Returns the shortest form of a number with at most four decimals.
  ///
  /// Infinite values and NaN count as 0.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let limited = min(max(value, -1e9), 1e9)
    let rounded = (limited * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  /// Returns the part of `border-image` after the image's address: slices in pixels, widths, and
  /// the way to resize.
  ///
  /// The middle of a border image is scaled along with its edges; without edges along an axis it
  /// would have the size of its pixels. There, the first pixel becomes an edge.
  static func capInsets(_ caps: CapInsets, scale: Double) -> String {
    var caps = caps
    if caps.tiles, scale != 1 {
      if caps.top + caps.bottom == 0 { caps.top = 1 / scale }
      if caps.left + caps.right == 0 { caps.left = 1 / scale }
    }
    let edges = [caps.top, caps.right, caps.bottom, caps.left]
    let slices = edges.map { number($0 * scale) }.joined(separator: " ")
    let widths = edges.map(length).joined(separator: " ")
    return "\(slices) fill / \(widths) / 0 \(caps.tiles ? "repeat" : "stretch")"
  }

  /// Returns a colour that follows the user's settings and its context.
  ///
  /// `light-dark()` follows the interface style. The user's contrast makes one of `--low` and
  /// `--high` empty, which removes its colour; the context does so with `--base` and `--raised`.
  static func color(_ color: ColorValue) -> String {
    if color == .tint { return "var(--tint)" }
    let normal = pair(color.light, color.dark, color.raisedDark)
    let high = highContrast(color)
    return normal == high ? normal : "var(--low,\(normal)) var(--high,\(high))"
  }

  /// Returns a colour for text.
  ///
  /// System colours have a variant for increased contrast. Text always uses it, since many of the
  /// normal variants are too pale to read.
  static func textColor(_ color: ColorValue) -> String {
    color == .tint
      ? "var(--tint-text)" : highContrast(color)
  }

  /// Returns a colour for a background.
  ///
  /// The system background depends on the elevation of its container: sheets raise it in dark mode.
  static func background(_ color: ColorValue) -> String {
    color == SystemColors.systemBackground ? "var(--background)" : self.color(color)
  }

  private static func highContrast(_ color: ColorValue) -> String {
    pair(color.lightHighContrast, color.darkHighContrast, color.raisedDarkHighContrast)
  }

  private static func pair(_ light: UInt32, _ dark: UInt32, _ raisedDark: UInt32) -> String {
    if light == dark, dark == raisedDark { return hex(light) }
    let ofPlace =
      dark == raisedDark ? hex(dark) : "var(--base,\(hex(dark))) var(--raised,\(hex(raisedDark)))"
    return "light-dark(\(hex(light)),\(ofPlace))"
  }

  /// Returns a colour with a light and a dark variant.
  static func lightDark(_ light: UInt32, _ dark: UInt32) -> String {
    "light-dark(\(hex(light)),\(hex(dark)))"
  }

  /// Returns `#rrggbb`, or `#rrggbbaa` for a translucent colour.
  static func hex(_ rgba: UInt32) -> String {
    let digits = rgba & 0xFF == 0xFF ? rgba >> 8 : rgba
    let count = rgba & 0xFF == 0xFF ? 6 : 8
    let text = String(digits, radix: 16)
    return "#" + String(repeating: "0", count: count - text.count) + text
  }
}
