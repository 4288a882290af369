import DeviceKeychain
import FootballGatherModel
import Foundation
import Rostrum
public import UIKit

/// The app's composition root, shared by the scenes of a device.
///
/// Subclass it to configure the server.
open class FootballGatherAppDelegate: UIResponder, UIApplicationDelegate {
  private weak var application: UIApplication?
  private var repositories: GatherRepositories?

  /// The configuration; read once, when the first scene opens.
  open var configuration: FootballGatherConfiguration { .local }

  open func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    self.application = application
    let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    scene.delegateClass = FootballGatherSceneDelegate.self
    return scene
  }

  /// Returns the repositories of this device, which all its scenes share.
  func repositories(in environment: AppEnvironment) -> GatherRepositories {
    if let repositories { return repositories }
    let configuration = configuration
    let client = GatherAPIClient(
      base: configuration.server,
      transport: configuration.transport,
      now: environment.now,
      clock: environment.clock,
      pauses: configuration.pauses
    )
    let repositories = GatherRepositories(
      folder: environment.documents.appending(path: "Gather", directoryHint: .isDirectory),
      keychain: keychain(beside: environment.documents),
      client: client,
      now: environment.now,
      clock: environment.clock,
      log: configuration.storageLog
    )
    self.repositories = repositories
    return repositories
  }

  /// Sends unsent changes to the server; those that cannot be sent now are kept for later.
  /// - Parameter refreshes: Whether to fetch the lists anew, after time in the background.
  func sceneDidBecomeActive(refreshes: Bool) {
    keepDatabaseWithScenes()
    guard let repositories else { return }
    Task {
      _ = try? await repositories.gathers.send()
      if refreshes { await repositories.refresh() }
    }
  }

  func sceneDidLeaveForeground() {
    keepDatabaseWithScenes()
  }

  /// Keeps the database open while one of the scenes is in the foreground.
  private func keepDatabaseWithScenes() {
    guard let repositories else { return }
    Task {
      if isInForeground { await repositories.wake() } else { await repositories.close() }
    }
  }

  private var isInForeground: Bool {
    application?.connectedScenes.contains {
      $0.activationState == .foregroundActive || $0.activationState == .foregroundInactive
    } == true
  }

  private func keychain(beside documents: URL) -> any Keychain {
    #if !os(Linux)
    SecurityKeychain(service: "rostrum.football-gather")
    #else
    FileKeychain(
      folder: documents.deletingLastPathComponent()
        .appending(path: "Library/Keychain", directoryHint: .isDirectory)
    )
    #endif
  }
}
