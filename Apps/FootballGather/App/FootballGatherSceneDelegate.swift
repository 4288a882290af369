import FootballGatherModel
import FootballGatherPresentation
import FootballGatherUI
public import Rostrum
public import RostrumUIKit
public import UIKit

/// Starts the flow of Football Gather in a scene.
public final class FootballGatherSceneDelegate: RootSceneDelegate {
  private weak var app: FootballGatherAppDelegate?
  private let activity = SceneActivity()
  private var wasInBackground = false

  public override func start(
    on navigator: Navigator,
    in environment: AppEnvironment,
    scene: UIWindowScene
  ) {
    guard let app = UIApplication.shared.delegate as? FootballGatherAppDelegate else {
      preconditionFailure(
        "FootballGatherSceneDelegate needs a FootballGatherAppDelegate as the app's delegate."
      )
    }
    self.app = app
    let repositories = app.repositories(in: environment)
    let flow = FootballGatherCoordinator(
      screens: FootballGatherScreensFactory(),
      app: GatherServices(
        account: repositories.account,
        players: repositories.players,
        gathers: repositories.gathers,
        settings: repositories.settings,
        environment: environment,
        activity: activity
      )
    )
    // So that screen readers read in this language too.
    flow.onLanguage = { [weak window] in window?.accessibilityLanguage = $0 }
    if let window { flow.onTabs = MatchChrome(window: window).show }
    navigator.start(flow)
  }

  public override func route(for path: RoutePath) -> (any Route)? {
    FootballGatherRoute(path: path)
  }

  public override func sceneWillEnterForeground(_ scene: UIScene) {
    super.sceneWillEnterForeground(scene)
    activity.isInForeground = true
  }

  public override func sceneDidBecomeActive(_ scene: UIScene) {
    super.sceneDidBecomeActive(scene)
    app?.sceneDidBecomeActive(refreshes: wasInBackground)
    wasInBackground = false
  }

  public override func sceneDidEnterBackground(_ scene: UIScene) {
    super.sceneDidEnterBackground(scene)
    activity.isInForeground = false
    wasInBackground = true
    app?.sceneDidLeaveForeground()
  }

  public override func sceneDidDisconnect(_ scene: UIScene) {
    super.sceneDidDisconnect(scene)
    app?.sceneDidLeaveForeground()
  }
}
