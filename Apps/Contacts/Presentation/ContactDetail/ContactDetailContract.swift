public import Foundation
public import Rostrum

/// What the presenter may ask of a contact's screen.
@MainActor
public protocol ContactDetailView: StateRendering where State == ContactDetailViewState {
  /// Opens an address outside of the app: `tel:`, `sms:` or `mailto:`.
  func open(_ url: URL)
}

/// What a contact's screen may ask of its flow.
@MainActor
public protocol ContactDetailNavigation: AnyObject {
  func showAllContacts()

  func editContact(_ id: String)
}
