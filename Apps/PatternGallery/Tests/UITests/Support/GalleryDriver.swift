import Foundation
import PatternGalleryApp
import PatternGalleryModel
import UIKit
import UIKitHosting
import UIKitTesting

final class TestAppDelegate: PatternGalleryAppDelegate {}

extension SceneDriver {
  /// Opens the gallery on a phone with this preferred language.
  static func gallery(_ language: String = "en", path: String? = nil) -> SceneDriver {
    var device = Device.forTests
    device.languages = [language]
    device.locale = Locale(identifier: language)
    return SceneDriver(delegateClass: TestAppDelegate.self, device: device, path: path)
  }
}

extension Pattern {
  /// The path of the pattern's screen.
  var path: String {
    switch self {
    case .mvc: "/patterns/mvc"
    case .mvcVariant: "/patterns/mvc-with-a-knowing-view"
    case .articleMVP: "/patterns/mvp-historical"
    case .mvp: "/patterns/mvp"
    case .mvvm: "/patterns/mvvm"
    case .viper: "/patterns/viper"
    case .vip: "/patterns/vip"
    case .mvpc: "/patterns/mvp-c"
    }
  }
}
