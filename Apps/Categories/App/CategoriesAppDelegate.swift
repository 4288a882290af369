import CategoriesModel
import CategoriesPresentation
import Foundation
public import UIKit

/// The app's composition root: one on a device, shared by its scenes.
///
/// Derive from it to say where the server is.
open class CategoriesAppDelegate: UIResponder, UIApplicationDelegate {
  private var services: [String: CategoriesServices] = [:]

  /// Where the server is; asked for once, when the first scene opens.
  open var configuration: CategoriesConfiguration { .local }

  open func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    scene.delegateClass = CategoriesSceneDelegate.self
    return scene
  }

  /// What this device knows, the same for each of its scenes in one language.
  func services(in documents: URL, language: String) -> CategoriesServices {
    if let services = services[language] { return services }
    let configuration = configuration
    let service = HTTPCategoriesService(
      server: configuration.server,
      transport: configuration.transport,
      language: language,
      log: configuration.log
    )
    let store = FileFollowStore(
      file: documents.appendingPathComponent("follows.json"),
      log: configuration.storageLog
    )
    let services = CategoriesServices(
      repository: LiveCategoryRepository(service: service, store: store),
      avatars: AvatarLoader(transport: configuration.transport)
    )
    self.services[language] = services
    return services
  }
}
