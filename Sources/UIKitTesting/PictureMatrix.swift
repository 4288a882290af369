public import UIKit
public import UIKitHosting

/// All combinations of devices and user settings for which a screen is drawn.
///
/// ```swift
/// try PictureMatrix(languages: ["en", "zh-Hans"]).expectPictures(named: "Profile") {
///   ProfileViewController()
/// }
/// ```
///
/// The names of the golden pictures contain the values that differ: `Profile-dark-zh-Hans.png`.
public struct PictureMatrix: Sendable {
  public var devices: [PictureDevice]
  public var styles: [InterfaceStyle]
  /// BCP 47 tags, such as `zh-Hans`.
  public var languages: [String]
  public var textSizes: [SceneEnvironment.TextSize]
  /// The layout directions; with `.rightToLeft`, layouts run from right to left regardless of the
  /// language.
  public var directions: [UIUserInterfaceLayoutDirection]

  public init(
    devices: [PictureDevice] = [.phone],
    styles: [InterfaceStyle] = InterfaceStyle.allCases,
    languages: [String] = ["en"],
    textSizes: [SceneEnvironment.TextSize] = [.large],
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight]
  ) {
    self.devices = devices
    self.styles = styles
    self.languages = languages
    self.textSizes = textSizes
    self.directions = directions
  }

  /// All combinations; the values listed first vary slowest.
  ///
  /// - Complexity: O(n) for n combinations.
  public var variants: [PictureVariant] {
    var variants: [PictureVariant] = []
    for device in devices {
      for style in styles {
        for language in languages {
          for textSize in textSizes {
            for direction in directions {
              variants.append(
                PictureVariant(
                  name: name(device, style, language, textSize, direction),
                  screen: device,
                  style: style,
                  language: language,
                  textSize: textSize,
                  direction: direction
                )
              )
            }
          }
        }
      }
    }
    return variants
  }

  /// Returns the properties with several values, joined by hyphens.
  private func name(
    _ device: PictureDevice,
    _ style: InterfaceStyle,
    _ language: String,
    _ textSize: SceneEnvironment.TextSize,
    _ direction: UIUserInterfaceLayoutDirection
  ) -> String {
    let parts: [(count: Int, name: String)] = [
      (devices.count, device.name),
      (styles.count, "\(style)"),
      (languages.count, language),
      (textSizes.count, "\(textSize)"),
      (directions.count, direction == .rightToLeft ? "right-to-left" : "left-to-right"),
    ]
    return parts.filter { $0.count > 1 }.map(\.name).joined(separator: "-")
  }
}
