import UIKit

/// The tabs of the app, which give their screens the texts in the user's language.
final class JourneysTabBarController: UITabBarController {
  var texts = JourneyTexts(language: "en") {
    didSet {
      for case let navigation as UINavigationController in viewControllers ?? [] {
        switch navigation.viewControllers.first {
        case let list as JourneysViewController: list.texts = texts
        case let gallery as GalleryViewController: gallery.texts = texts
        default: break
        }
      }
    }
  }

  static func registerForNibs() {
    NibClass.register(JourneysTabBarController.self)
  }
}
