public import Rostrum

/// What the presenter may ask of the account.
@MainActor
public protocol AccountView: StateRendering where State == AccountViewState {}

/// What the account may ask of its flow.
@MainActor
public protocol AccountNavigation: Confirming {
  func chooseLanguage()
}
