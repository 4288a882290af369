public import Rostrum

/// What the presenter may ask of the list.
@MainActor
public protocol ContactListView: StateRendering where State == ContactListViewState {
  /// Says a text to those who cannot see the screen.
  func announce(_ text: String)
}

/// What the list may ask of its flow.
@MainActor
public protocol ContactListNavigation: AnyObject {
  func showContact(_ id: String)

  func addContact()

  /// Says, with nothing to decide, what a person should hear.
  func showNotice(title: String, text: String)
}
