public import Rostrum

/// What the presenter may ask of the login.
@MainActor
public protocol LoginView: StateRendering where State == LoginViewState {
  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)
}

/// What the login may ask of its flow.
@MainActor
public protocol LoginNavigation: AnyObject {
  /// Logged in, or given up.
  func loginEnded()
}
