import PatternGalleryModel
import PatternGalleryPresentation
import Rostrum
public import UIKit

/// The app's composition root, shared by all scenes of a device.
open class PatternGalleryAppDelegate: UIResponder, UIApplicationDelegate {
  private var store: CardStore?

  open func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    scene.delegateClass = PatternGallerySceneDelegate.self
    return scene
  }

  /// Returns the card of this device; renaming it in one scene updates the others.
  func store(in environment: AppEnvironment) -> CardStore {
    if let store { return store }
    let store = CardStore(card: .first(for: environment.languages))
    self.store = store
    return store
  }
}
