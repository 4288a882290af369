import Rostrum

/// The flow before somebody is known; it makes way for the tabs when somebody is.
final class LoginCoordinator: GatherFlow<Void> {
  /// Whether a login has just ended by itself.
  var loginHasEnded = false

  override func start() {
    setRoot(screens.login(LoginPresenter(app: app, hasEnded: loginHasEnded)))
  }
}
