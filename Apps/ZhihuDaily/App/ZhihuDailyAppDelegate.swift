import Foundation
import Rostrum
public import UIKit
import ZhihuDailyModel

/// The app's composition root: one on a device, shared by its scenes.
///
/// Derive from it to say where the paper is.
open class ZhihuDailyAppDelegate: UIResponder, UIApplicationDelegate {
  private weak var application: UIApplication?
  private var repositories: NewsRepositories?

  /// Where the paper is; asked for once, when the first scene opens.
  open var configuration: ZhihuDailyConfiguration { .local }

  open func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    self.application = application
    let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    scene.delegateClass = ZhihuDailySceneDelegate.self
    return scene
  }

  /// All that this device knows, the same for each of its scenes.
  func repositories(in environment: AppEnvironment) -> NewsRepositories {
    if let repositories { return repositories }
    let configuration = configuration
    let repositories = NewsRepositories(
      folder: environment.documents.appending(path: "News", directoryHint: .isDirectory),
      service: HTTPNewsService(
        base: configuration.server,
        form: configuration.form,
        transport: configuration.transport
      ),
      transport: configuration.transport,
      now: environment.now,
      imageLimits: configuration.imageLimits,
      log: configuration.storageLog
    )
    self.repositories = repositories
    return repositories
  }

  /// The databases are open while one of the scenes is awake.
  func sceneFellAsleep() {
    guard let repositories, !isAwake else { return }
    Task { await repositories.close() }
  }

  private var isAwake: Bool {
    application?.connectedScenes.contains {
      $0.activationState == .foregroundActive || $0.activationState == .foregroundInactive
    } == true
  }
}
