public import Rostrum

/// The view of the login.
@MainActor
public protocol LoginView: StateRendering where State == LoginViewState {
  /// Announces a text to users of screen readers.
  func announce(_ text: String)
}

/// The navigation of the login.
@MainActor
public protocol LoginNavigation: AnyObject {
  /// Ends the login, after success or cancellation.
  func loginEnded()
}
