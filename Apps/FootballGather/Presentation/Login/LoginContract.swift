public import Rostrum

/// What the presenter may ask of the login.
///
/// The login asks nothing of its flow, which makes way when somebody is known.
@MainActor
public protocol LoginView: StateRendering where State == LoginViewState {
  /// Moves the keyboard to a field, so that it can be put right.
  func focus(_ field: LoginViewState.Field)

  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)
}
