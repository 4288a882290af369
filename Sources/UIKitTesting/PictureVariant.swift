import Foundation
public import UIKit
public import UIKitHosting

/// A combination of a `PictureMatrix`: a device with user settings.
public struct PictureVariant: Sendable {
  /// The values that distinguish it from the other combinations; empty if there is only one.
  public var name: String
  public var screen: PictureDevice
  public var style: InterfaceStyle
  public var language: String
  public var textSize: SceneEnvironment.TextSize
  public var direction: UIUserInterfaceLayoutDirection

  public var environment: SceneEnvironment {
    SceneEnvironment(
      width: screen.width,
      height: screen.height,
      style: style,
      textSize: textSize,
      idiom: screen.idiom,
      safeArea: screen.safeArea
    )
  }

  /// Returns the variant's name prefixed with that of the screen.
  package func name(after screen: String) -> String {
    name.isEmpty ? screen : "\(screen)-\(name)"
  }

  /// A device with this language, with a new data folder for each access.
  public var device: Device {
    var device = Device.forTests
    device.languages = [language]
    device.locale = Locale(identifier: language.replacing("-", with: "_"))
    device.forcesRightToLeft = direction == .rightToLeft
    return device
  }
}
