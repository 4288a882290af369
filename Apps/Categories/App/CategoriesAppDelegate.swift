import CategoriesModel
import CategoriesPresentation
import Foundation
public import UIKit

/// The app's composition root, shared by all scenes of a device.
///
/// Override `configuration` in a subclass to set the server.
open class CategoriesAppDelegate: UIResponder, UIApplicationDelegate {
  /// The services of each language.
  private var services: [String: CategoriesServices] = [:]
  private var shared: (followed: FollowedUsers, avatars: AvatarLoader)?

  /// The configuration, read when the first scene opens.
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

  /// Returns the services of the device's scenes in one language.
  func services(in documents: URL, language: String) -> CategoriesServices {
    if let services = services[language] { return services }
    let configuration = configuration
    let service = HTTPCategoriesService(
      server: configuration.server,
      transport: configuration.transport,
      language: language,
      log: configuration.log
    )
    let (followed, avatars) = shared(in: documents, configuration)
    let services = CategoriesServices(
      repository: LiveCategoryRepository(service: service, followed: followed),
      avatars: avatars
    )
    self.services[language] = services
    return services
  }

  /// Returns the objects that scenes of all languages share.
  private func shared(
    in documents: URL,
    _ configuration: CategoriesConfiguration
  ) -> (FollowedUsers, AvatarLoader) {
    if let shared { return shared }
    let store = FileFollowStore(
      file: documents.appendingPathComponent("follows.json"),
      log: configuration.storageLog
    )
    let shared = (FollowedUsers(store: store), AvatarLoader(transport: configuration.transport))
    self.shared = shared
    return shared
  }
}
