import Rostrum

/// The flow of the login; tabs replace it when a session begins.
final class LoginCoordinator: GatherFlow<Void>, LoginNavigation {
  /// The text about the end of the previous session; nil for none.
  var notice: String?
  /// A Boolean value that indicates whether the app is used without an account, so that the user may
  /// cancel the login.
  var isOptional = false

  override func start() {
    let navigation = isOptional ? self : nil
    let login = screens.login(LoginPresenter(app: app, notice: notice, navigation: navigation))
    if isOptional { push(login) } else { setRoot(login) }
  }
}
