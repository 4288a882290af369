public import Rostrum
public import RostrumUIKit
import SamplerPresentation
import SamplerUI
public import UIKit

/// Starts the flow of Sampler in a scene.
public final class SamplerSceneDelegate: RootSceneDelegate {
  public override func start(
    on navigator: Navigator,
    in environment: AppEnvironment,
    scene: UIWindowScene
  ) {
    guard let app = UIApplication.shared.delegate as? SamplerAppDelegate else {
      preconditionFailure(
        "SamplerSceneDelegate needs another delegate of the app: "
          + "SamplerAppDelegate."
      )
    }
    navigator.start(
      SamplerCoordinator(
        screens: SamplerScreensFactory(),
        repository: app.repository(in: environment.documents),
        environment: environment
      )
    )
  }

  public override func route(for path: RoutePath) -> (any Route)? {
    SamplerRoute(path: path)
  }
}
