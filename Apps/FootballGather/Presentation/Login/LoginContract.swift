public import Rostrum

/// The view of the login.
///
/// The login has no navigation; the app's flow replaces it when a session begins.
@MainActor
public protocol LoginView: StateRendering, Announcing where State == LoginViewState {
  /// Focuses a field, so that its text can be corrected.
  func focus(_ field: LoginViewState.Field)
}
