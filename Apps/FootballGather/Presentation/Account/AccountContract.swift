public import Rostrum

/// The view of the account.
@MainActor
public protocol AccountView: StateRendering where State == AccountViewState {
  /// Announces a text to screen readers.
  func announce(_ text: String)
}

/// The navigation of the account.
@MainActor
public protocol AccountNavigation: Confirming {
  func chooseLanguage()
}
