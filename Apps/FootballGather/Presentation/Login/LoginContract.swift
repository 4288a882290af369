public import Rostrum

/// The view of the login.
@MainActor
public protocol LoginView: StateRendering, Announcing where State == LoginViewState {
  /// Focuses a field, so that its text can be corrected.
  func focus(_ field: LoginViewState.Field)
}

/// The navigation of a login that the user may cancel; the app's flow replaces it when a session
/// begins.
@MainActor
public protocol LoginNavigation: AnyObject {
  /// Leaves without a login.
  func leave()
}
