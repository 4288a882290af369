internal import FootballGatherPresentation
internal import FootballGatherUI
internal import Rostrum
internal import RostrumUIKit
internal import UIKit

/// Football Gather with services in memory.
final class MemoryAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    scene.delegateClass = MemorySceneDelegate.self
    return scene
  }
}

final class MemorySceneDelegate: RootSceneDelegate {
  override func start(
    on navigator: Navigator,
    in environment: AppEnvironment,
    scene: UIWindowScene
  ) {
    let store = MemoryStore()
    navigator.start(
      FootballGatherCoordinator(
        screens: FootballGatherScreensFactory(),
        app: GatherServices(
          account: MemoryAccount(store: store),
          players: MemoryPlayers(store: store),
          gathers: MemoryGathers(store: store),
          settings: MemorySettings(store: store),
          environment: environment
        )
      )
    )
  }
}
