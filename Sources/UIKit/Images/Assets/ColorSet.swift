import Foundation
import UIKitHosting

/// The `Contents.json` of a colour set.
struct ColorSet: Decodable {
  private struct Content: Decodable {
    let color: ColorComponents?
  }

  private let colors: [AssetEntry<Content>]

  /// Returns the colour on a device; nil without a readable entry.
  func value(for idiom: UIUserInterfaceIdiom) -> ColorValue? {
    let entries = colors.compactMap { entry in
      entry.slot.isSupported ? entry.content.color?.value.map { (entry.slot.traits, $0) } : nil
    }
    func best(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> ColorValue? {
      let wanted = UITraitCollection {
        $0.userInterfaceIdiom = idiom
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = contrast
        $0.displayGamut = .SRGB
      }
      return entries.max { $0.0._fitness(for: wanted) < $1.0._fitness(for: wanted) }?.1
    }
    guard let light = best(.light, .normal), let dark = best(.dark, .normal),
      let highLight = best(.light, .high), let highDark = best(.dark, .high)
    else { return nil }
    return ColorValue(
      light: light.light,
      dark: dark.dark,
      lightHighContrast: highLight.lightHighContrast,
      darkHighContrast: highDark.darkHighContrast,
      raisedDark: dark.raisedDark,
      raisedDarkHighContrast: highDark.raisedDarkHighContrast
    )
  }
}

/// A colour in a colour set: components in a colour space, or a colour of the system.
private struct ColorComponents: Decodable {
  private let space: String?
  private let components: [String: Component]?
  private let reference: String?

  private enum CodingKeys: String, CodingKey {
    case components, reference
    case space = "color-space"
  }

  /// The colour; nil without one that can be read.
  var value: ColorValue? {
    if let reference {
      if let color = UIColor._system(named: reference) { return color._value }
      MissingImages.report("system colour", reference)
      return nil
    }
    guard let components else { return nil }
    let alpha = components["alpha"]?.fraction ?? 1
    if let white = components["white"]?.value {
      return UIColor(white: encoded(white), alpha: alpha)._value
    }
    guard let red = components["red"]?.value, let green = components["green"]?.value,
      let blue = components["blue"]?.value
    else { return nil }
    if space == "display-p3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)._value
    }
    return UIColor(
      red: encoded(red),
      green: encoded(green),
      blue: encoded(blue),
      alpha: alpha
    )._value
  }

  /// Returns a component of the colour's space in sRGB.
  ///
  /// The gray gamma of 2.2 is so close to the transfer function of sRGB that it counts as that.
  private func encoded(_ component: CGFloat) -> CGFloat {
    space?.contains("linear") == true ? UIColor._encoded(component) : component
  }
}

/// A component as Xcode writes it: 0.5, 128 or 0x80, as a text or a number.
private struct Component: Decodable {
  private let text: String

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self.text = text
    } else {
      // Numbers are fractions: bytes are written as texts.
      text = String(describing: try value.decode(Double.self))
    }
  }

  /// The component from 0 to 1; nil if it is no number.
  var value: CGFloat? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if let byte = Int(text) { return CGFloat(byte) / 255 }
    return Double(text).map { CGFloat($0) }
  }

  /// The component of an opacity, in which 1 is opaque.
  var fraction: CGFloat? { text == "1" ? 1 : value }
}
