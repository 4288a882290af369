import PatternGalleryModel
public import UIKit

/// The app's composition root: one on a device, shared by its scenes.
open class PatternGalleryAppDelegate: UIResponder, UIApplicationDelegate {
  /// The card of this device: a name given in one scene is shown in the others.
  let store = CardStore(card: AppCard(id: "weather", name: "Weather", symbol: "sun.max.fill"))

  public required override init() {
    super.init()
  }

  open func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    scene.delegateClass = PatternGallerySceneDelegate.self
    return scene
  }
}
