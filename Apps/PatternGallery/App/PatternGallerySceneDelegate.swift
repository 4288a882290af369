import PatternGalleryPresentation
import PatternGalleryUI
public import Rostrum
public import RostrumUIKit
public import UIKit

/// The scene delegate, which starts the flow of the gallery.
public final class PatternGallerySceneDelegate: RootSceneDelegate {
  public override func start(
    on navigator: Navigator,
    in environment: AppEnvironment,
    scene: UIWindowScene
  ) {
    guard let app = UIApplication.shared.delegate as? PatternGalleryAppDelegate else {
      preconditionFailure(
        "PatternGallerySceneDelegate needs a PatternGalleryAppDelegate as the app's delegate."
      )
    }
    navigator.start(
      PatternGalleryCoordinator(
        screens: PatternGalleryScreensFactory(),
        cards: PatternCards(),
        store: app.store(in: environment),
        environment: environment
      )
    )
  }

  public override func route(for path: RoutePath) -> (any Route)? {
    PatternGalleryRoute(path: path)
  }
}
