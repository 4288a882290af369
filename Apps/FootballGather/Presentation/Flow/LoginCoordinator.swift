import Rostrum

/// The flow before somebody is known; it makes way for the tabs when somebody is.
final class LoginCoordinator: GatherFlow<Void>, LoginNavigation {
  override func start() {
    setRoot(screens.login(LoginPresenter(app: app, navigation: self)))
  }
}
