import Rostrum

// The context menu of a row: a preview of the contact, and the actions to reach it.
extension ContactListPresenter {
  /// Returns the contact of a row; nil for an id that is not, or no longer, in the listing.
  public func card(_ id: String) -> ContactCardViewData? {
    sections?.contacts[id].map { ContactCardViewData($0, texts) }
  }

  public func actionTapped(_ id: String, _ action: ContactCardViewData.Action.ID) {
    guard let contact = sections?.contacts[id],
      let url = ContactAddresses(contact).url(for: action)
    else { return }
    send(ifDetached: .vanish) { $0.open(url) }
  }
}
