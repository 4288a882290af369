import Foundation
import SamplerModel
public import UIKit

/// The app's composition root: one on a device, shared by its scenes.
open class SamplerAppDelegate: UIResponder, UIApplicationDelegate {
  open func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    scene.delegateClass = SamplerSceneDelegate.self
    return scene
  }

  /// The items of this device.
  func repository(in documents: URL) -> any ItemRepository {
    FileItemRepository(
      file: documents.appendingPathComponent("items.json"),
      defaults: Item.samples
    )
  }
}
