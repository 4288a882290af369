import CategoriesPresentation
import CategoriesUI
public import Rostrum
public import RostrumUIKit
public import UIKit

/// The scene delegate, which starts the flow of Categories.
open class CategoriesSceneDelegate: RootSceneDelegate {
  open override func start(
    on navigator: Navigator,
    in environment: AppEnvironment,
    scene: UIWindowScene
  ) {
    guard let app = UIApplication.shared.delegate as? CategoriesAppDelegate else {
      preconditionFailure(
        "CategoriesSceneDelegate needs a CategoriesAppDelegate as the app's delegate."
      )
    }
    navigator.start(
      CategoriesCoordinator(
        screens: CategoriesScreensFactory(),
        services: app.services(
          in: environment.documents,
          language: CategoriesTexts.language(for: environment.languages)
        ),
        environment: environment
      )
    )
  }

  public override func route(for path: RoutePath) -> (any Route)? {
    CategoriesRoute(path: path)
  }
}
