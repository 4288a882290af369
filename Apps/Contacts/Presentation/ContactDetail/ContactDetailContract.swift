public import Foundation
public import Rostrum

/// The view of a contact.
@MainActor
public protocol ContactDetailView: StateRendering where State == ContactDetailViewState {
  /// Opens an address outside of the app: `tel:`, `sms:` or `mailto:`.
  func open(_ url: URL)
}

/// The navigation of a contact's screen.
@MainActor
public protocol ContactDetailNavigation: AnyObject {
  func showAllContacts()

  func editContact(_ id: String)
}
