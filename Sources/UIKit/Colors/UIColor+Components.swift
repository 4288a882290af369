public import Foundation
import UIKitHosting

extension UIColor {
  /// Creates a colour from Display P3 components from 0 to 1, clamped to the gamut of sRGB.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self._encoded(1.224_940_2 * r - 0.224_940_2 * g),
      green: Self._encoded(-0.042_057 * r + 1.042_057 * g),
      blue: Self._encoded(-0.019_637_6 * r - 0.078_636 * g + 1.098_273_6 * b),
      alpha: alpha
    )
  }

  /// The transfer function that sRGB and Display P3 share.
  private static func linear(_ component: CGFloat) -> CGFloat {
    component <= 0.040_45 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  static func _encoded(_ light: CGFloat) -> CGFloat {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Writes the components under the current traits to the pointers that are not nil.
  ///
  /// - Returns: Whether the color has such components: false for a pattern, for which nothing is
  ///   written.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard _pattern == nil else { return false }
    let components = components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Writes hue, saturation and brightness from 0 to 1; gray has the hue 0.
  ///
  /// - Returns: Whether the color has such components: false for a pattern.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard _pattern == nil else { return false }
    let components = components
    let (red, green, blue) = (components.red, components.green, components.blue)
    let most = max(red, green, blue)
    let span = most - min(red, green, blue)
    hue?.pointee = Self.hue(red, green, blue, most, span)
    saturation?.pointee = most > 0 ? span / most : 0
    brightness?.pointee = most
    alpha?.pointee = components.alpha
    return true
  }

  private static func hue(
    _ red: CGFloat,
    _ green: CGFloat,
    _ blue: CGFloat,
    _ most: CGFloat,
    _ span: CGFloat
  ) -> CGFloat {
    guard span > 0 else { return 0 }
    let sixths: CGFloat =
      switch most {
      case red: (green - blue) / span
      case green: (blue - red) / span + 2
      default: (red - green) / span + 4
      }
    return (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// Writes the brightness of a gray colour.
  ///
  /// - Returns: Whether the colour is a gray; for other colours nothing is written.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = components
    guard _pattern == nil, components.red == components.green, components.green == components.blue
    else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let rgba = resolvedColor(with: .current)._value.light
    func component(_ shift: UInt32) -> CGFloat { CGFloat((rgba >> shift) & 0xFF) / 255 }
    return (component(24), component(16), component(8), component(0))
  }

  // MARK: Older system colors

  /// The color of dark text on a light background, independent of the style.
  public class var darkText: UIColor { .black }

  /// The color of light text on a dark background, independent of the style.
  public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }

  @available(*, deprecated, renamed: "systemGroupedBackground")
  public class var groupTableViewBackground: UIColor { .systemGroupedBackground }
}
