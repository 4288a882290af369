import AppTesting
import CategoriesModel
import CategoriesPresentation
import Foundation
import Rostrum
import RostrumUIKit
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// The app in its own window, with all screens watched.
@MainActor
struct Visit {
  let server = ScriptedServer()
  let screens = WatchedScreens()
  let navigator: Navigator
  let driver: SceneDriver

  init(_ environment: SceneEnvironment = .narrow) {
    let stage = UIKitStage()
    navigator = Navigator(stage: stage)
    driver = SceneDriver(rootViewController: stage.viewController, environment: environment)
    let service = HTTPCategoriesService(server: ScriptedServer.base, transport: server)
    navigator.start(
      CategoriesCoordinator(
        screens: screens,
        services: CategoriesServices(
          repository: LiveCategoryRepository(service: service, store: ScriptedFollowStore()),
          avatars: AvatarLoader(transport: server)
        ),
        environment: AppEnvironment(
          documents: URL(filePath: "/documents"),
          languages: ["en"],
          locale: Locale(identifier: "en"),
          timeZone: .gmt
        )
      )
    )
  }

  /// Waits until exactly the screens with these names are alive.
  func settles(_ names: String..., sourceLocation: String = #fileID) async throws {
    try await driver.eventually("alive: \(names), got \(screens.alive) (\(sourceLocation))") {
      screens.alive.sorted() == names.sorted()
    }
  }

  /// Leaves the app, and waits until none of its screens is alive.
  ///
  /// - Returns: The names of the screens that are still alive.
  func end() async -> [String] {
    navigator.close()
    driver.scene.disconnect()
    _ = await until { screens.alive.isEmpty }
    return screens.alive
  }
}
