public import Rostrum

/// What the presenter may ask of the reader's own.
@MainActor
public protocol ProfileView: StateRendering where State == ProfileViewState {}

/// What the reader's own may ask of its flow.
@MainActor
public protocol ProfileNavigation: Confirming {
  func logIn()
  func showFavourites()
  func showMessages()
  func showSettings()
}
