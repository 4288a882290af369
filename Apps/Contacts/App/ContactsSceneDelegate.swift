import ContactsPresentation
import ContactsUI
public import Rostrum
public import RostrumUIKit
public import UIKit

/// Starts the flow of Contacts in a scene.
open class ContactsSceneDelegate: RootSceneDelegate {
  private weak var app: ContactsAppDelegate?

  open override func start(
    on navigator: Navigator,
    in environment: AppEnvironment,
    scene: UIWindowScene
  ) {
    guard let app = UIApplication.shared.delegate as? ContactsAppDelegate else {
      preconditionFailure(
        "ContactsSceneDelegate needs a ContactsAppDelegate as the app's delegate."
      )
    }
    self.app = app
    navigator.start(
      ContactsCoordinator(
        screens: ContactsScreensFactory(),
        repository: app.repository(
          in: environment.documents,
          language: ContactsTexts.language(for: environment.languages)
        ),
        environment: environment
      )
    )
  }

  public override func route(for path: RoutePath) -> (any Route)? {
    ContactsRoute(path: path)
  }

  public override func sceneDidEnterBackground(_ scene: UIScene) {
    super.sceneDidEnterBackground(scene)
    app?.sceneDidLeaveForeground()
  }

  public override func sceneDidDisconnect(_ scene: UIScene) {
    super.sceneDidDisconnect(scene)
    app?.sceneDidLeaveForeground()
  }
}
