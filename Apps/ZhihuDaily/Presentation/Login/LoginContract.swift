public import Rostrum

/// The view of the login.
@MainActor
public protocol LoginView: StateRendering, Announcing where State == LoginViewState {}

/// The navigation of the login.
@MainActor
public protocol LoginNavigation: AnyObject {
  /// Ends the login, after success or cancellation.
  func loginEnded()
}
