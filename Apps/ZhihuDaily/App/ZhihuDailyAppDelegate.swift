import Foundation
import Rostrum
public import UIKit
import ZhihuDailyModel
import ZhihuDailyPresentation

/// The app's composition root: one on a device, shared by its scenes.
///
/// Override `configuration` in a subclass to set the address of the paper.
open class ZhihuDailyAppDelegate: UIResponder, UIApplicationDelegate {
  private weak var application: UIApplication?
  private var device: NewsDevice?
  /// By language.
  private var repositories: [String: NewsRepositories] = [:]

  /// The address of the paper; read when the first scene opens in a language.
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

  /// All that this device knows in the reader's language, the same for each of its scenes.
  func repositories(in environment: AppEnvironment) -> NewsRepositories {
    let language = NewsTexts.language(for: environment.languages)
    if let known = repositories[language] { return known }
    let configuration = configuration
    let device = device(in: environment, configuration)
    let repositories = device.repositories(
      in: language,
      service: HTTPNewsService(
        base: configuration.server,
        form: configuration.form,
        language: language,
        transport: configuration.transport
      )
    )
    self.repositories[language] = repositories
    return repositories
  }

  private func device(
    in environment: AppEnvironment,
    _ configuration: ZhihuDailyConfiguration
  ) -> NewsDevice {
    if let device { return device }
    let device = NewsDevice(
      folder: environment.documents.appending(path: "News", directoryHint: .isDirectory),
      transport: configuration.transport,
      now: environment.now,
      imageLimits: configuration.imageLimits,
      log: configuration.storageLog
    )
    self.device = device
    return device
  }

  /// The databases are open while one of the scenes is awake.
  func sceneFellAsleep() {
    guard let device, !isAwake else { return }
    Task { await device.close() }
  }

  private var isAwake: Bool {
    application?.connectedScenes.contains {
      $0.activationState == .foregroundActive || $0.activationState == .foregroundInactive
    } == true
  }
}
