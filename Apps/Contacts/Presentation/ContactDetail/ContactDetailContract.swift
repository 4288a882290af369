public import Rostrum

/// What the presenter may ask of a contact's screen.
@MainActor
public protocol ContactDetailView: StateRendering where State == ContactDetailViewState {}

/// What a contact's screen may ask of its flow.
@MainActor
public protocol ContactDetailNavigation: AnyObject {
  func showAllContacts()

  func editContact(_ id: String)
}
