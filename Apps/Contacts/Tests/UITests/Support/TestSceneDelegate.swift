import ContactsApp
import Rostrum
import UIKit

/// A scene delegate with the clock of the test.
final class TestSceneDelegate: ContactsSceneDelegate {
  override func start(
    on navigator: Navigator,
    in environment: AppEnvironment,
    scene: UIWindowScene
  ) {
    var environment = environment
    if let app = UIApplication.shared.delegate as? TestAppDelegate { environment.clock = app.clock }
    super.start(on: navigator, in: environment, scene: scene)
  }
}
