public import Rostrum

/// What the presenter may ask of the account.
@MainActor
public protocol AccountView: StateRendering where State == AccountViewState {
  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)
}

/// What the account may ask of its flow.
@MainActor
public protocol AccountNavigation: Confirming {
  func chooseLanguage()
}
