import Rostrum

/// The flow of the login; tabs replace it when a session begins.
final class LoginCoordinator: GatherFlow<Void> {
  /// The text about the end of the previous session; nil for none.
  var notice: String?

  override func start() {
    setRoot(screens.login(LoginPresenter(app: app, notice: notice)))
  }
}
