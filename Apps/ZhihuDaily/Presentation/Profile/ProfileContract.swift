public import Rostrum

/// The view of the profile.
@MainActor
public protocol ProfileView: StateRendering where State == ProfileViewState {}

/// The navigation of the profile.
@MainActor
public protocol ProfileNavigation: Confirming {
  func logIn()
  func showFavourites()
  func showMessages()
  func showSettings()
}
