import Foundation
import SamplerApp
import UIKit
import UIKitHosting
import UIKitTesting

extension SceneDriver {
  /// Opens the app on a new phone whose owner reads this language.
  static func samplerApp(
    _ language: String = "en",
    path: String? = nil
  ) -> SceneDriver {
    var phone = Device.forTests
    phone.languages = [language]
    phone.locale = Locale(identifier: language)
    return SceneDriver(delegateClass: SamplerAppDelegate.self, device: phone, path: path)
  }
}
