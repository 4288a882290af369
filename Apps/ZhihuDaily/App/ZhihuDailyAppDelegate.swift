import Foundation
import Rostrum
public import UIKit
import ZhihuDailyModel
import ZhihuDailyPresentation

/// The app's composition root, shared by all scenes of a device.
///
/// Override `configuration` in a subclass to set the address of the server.
open class ZhihuDailyAppDelegate: UIResponder, UIApplicationDelegate {
  private weak var application: UIApplication?
  private var device: NewsDevice?
  /// The repositories of each language.
  private var repositories: [String: NewsRepositories] = [:]

  /// The configuration, read when the first scene opens in a language.
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

  /// Returns the repositories in the user's language, shared by all scenes of the device.
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

  /// Closes the databases when no scene is in the foreground any more.
  func sceneDidLeaveForeground() {
    guard let device, !isInForeground else { return }
    Task { await device.close() }
  }

  private var isInForeground: Bool {
    application?.connectedScenes.contains {
      $0.activationState == .foregroundActive || $0.activationState == .foregroundInactive
    } == true
  }
}
