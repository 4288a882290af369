public import Rostrum

/// The view of the account.
@MainActor
public protocol AccountView: StateRendering, Announcing where State == AccountViewState {}

/// The navigation of the account.
@MainActor
public protocol AccountNavigation: Confirming {
  func chooseLanguage()

  /// The user without an account wants to log in or to register.
  func logIn()
}
