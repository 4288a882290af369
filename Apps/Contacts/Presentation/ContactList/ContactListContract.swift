public import Foundation
public import Rostrum

/// The view of the list.
@MainActor
public protocol ContactListView: StateRendering, Announcing where State == ContactListViewState {
  /// Opens an address outside of the app: `tel:`, `sms:` or `mailto:`.
  func open(_ url: URL)
}

/// The navigation of the list.
@MainActor
public protocol ContactListNavigation: AnyObject {
  func showContact(_ id: String)

  func addContact()

  /// Shows an alert that only informs.
  func showNotice(title: String, text: String)
}
