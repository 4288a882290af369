import FootballGatherModel
import FootballGatherPresentation
import FootballGatherTesting
import FootballGatherUI
import Rostrum
import RostrumUIKit
import UIKit

/// An app delegate whose model is shared with the test; screens and flows are the real ones.
final class ModelAppDelegate: UIResponder, UIApplicationDelegate {
  /// The phone of the next app; the app takes it at launch and retains it.
  static var nextPhone: TestPhone?

  let phone: TestPhone
  var repositories: GatherRepositories { phone.repositories }

  override init() {
    guard let phone = Self.nextPhone else {
      preconditionFailure("Set nextPhone before the app starts.")
    }
    Self.nextPhone = nil
    self.phone = phone
    super.init()
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let scene = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    scene.delegateClass = ModelSceneDelegate.self
    return scene
  }
}

final class ModelSceneDelegate: RootSceneDelegate {
  override func start(
    on navigator: Navigator,
    in environment: AppEnvironment,
    scene: UIWindowScene
  ) {
    guard let app = UIApplication.shared.delegate as? ModelAppDelegate else {
      preconditionFailure("ModelSceneDelegate needs a ModelAppDelegate as the app's delegate.")
    }
    var environment = environment
    environment.now = { [server = app.phone.server] in server.now }
    let services = GatherServices(
      account: app.repositories.account,
      players: app.repositories.players,
      gathers: app.repositories.gathers,
      settings: app.repositories.settings,
      environment: environment
    )
    navigator.start(
      FootballGatherCoordinator(screens: FootballGatherScreensFactory(), app: services)
    )
  }

  override func route(for path: RoutePath) -> (any Route)? {
    FootballGatherRoute(path: path)
  }
}
