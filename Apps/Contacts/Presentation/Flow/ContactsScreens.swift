public import Rostrum

/// A factory of the screens of Contacts for one user interface.
@MainActor
public protocol ContactsScreens {
  func list(_ presenter: ContactListPresenter) -> any Screen
  func contact(_ presenter: ContactDetailPresenter) -> any Screen
  /// The placeholder beside the list while no contact is chosen.
  func nothingChosen(_ placeholder: PlaceholderViewData) -> any Screen
  func form(_ presenter: ContactFormPresenter) -> any Screen
}
