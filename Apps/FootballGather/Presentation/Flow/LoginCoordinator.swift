import Rostrum

/// The flow of the login; tabs replace it when a session begins.
final class LoginCoordinator: GatherFlow<Void> {
  /// A Boolean value that indicates whether a login has just expired or was revoked.
  var loginHasEnded = false

  override func start() {
    setRoot(screens.login(LoginPresenter(app: app, hasEnded: loginHasEnded)))
  }
}
