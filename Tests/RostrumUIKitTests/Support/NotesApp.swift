import Rostrum
import RostrumUIKit
import UIKit
import UIKitTesting

final class NotesAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NotesSceneDelegate.self
    return configuration
  }
}

final class NotesSceneDelegate: RootSceneDelegate {
  /// The delegate of the newest scene, which the test that opened it reads immediately.
  static weak var latest: NotesSceneDelegate?
  private(set) weak var flow: NotesFlow?
  private(set) var environment: AppEnvironment?

  override func start(
    on navigator: Navigator,
    in environment: AppEnvironment,
    scene: UIWindowScene
  ) {
    let flow = NotesFlow()
    self.flow = flow
    self.environment = environment
    Self.latest = self
    navigator.start(flow)
  }

  override func route(for path: RoutePath) -> (any Route)? {
    NoteRoute(path: path)
  }
}

/// The app in a scene, and the state that tests inspect.
@MainActor
struct NotesScene {
  let driver: SceneDriver
  let delegate: NotesSceneDelegate
  let flow: NotesFlow

  init(path: String? = nil, restorationData: Data? = nil) throws {
    driver = SceneDriver(
      delegateClass: NotesAppDelegate.self,
      path: path,
      restorationData: restorationData
    )
    guard let delegate = NotesSceneDelegate.latest, let flow = delegate.flow else {
      throw NotStarted()
    }
    self.delegate = delegate
    self.flow = flow
  }

  struct NotStarted: Error {}

  /// The titles on the root stack.
  var titles: [String] { navigation?.viewControllers.map { $0.title ?? "" } ?? [] }

  var navigation: UINavigationController? {
    delegate.window?.rootViewController as? UINavigationController
  }

  var path: String? { driver.display.address?.path }

  /// The titles in the topmost sheet.
  var sheetTitles: [String] {
    let sheet = navigation?.presentedViewController as? UINavigationController
    return sheet?.viewControllers.map { $0.title ?? "" } ?? []
  }

  /// The presenter of the topmost screen.
  var presenter: NotePresenter? {
    (delegate.navigator?.topScreen as? NoteViewController)?.presenter
  }
}
