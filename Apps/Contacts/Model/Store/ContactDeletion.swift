/// A contact that was deleted, with all that it takes to bring it back.
///
/// Only who deleted it has it: nothing of a deleted contact but its id stays in a store.
public struct ContactDeletion: Sendable, Equatable {
  public let contact: Contact
  /// Whether it was added or edited here.
  let isOwn: Bool

  init(contact: Contact, isOwn: Bool) {
    self.contact = contact
    self.isOwn = isOwn
  }

  /// The deletion of a contact that came from the directory and was never edited.
  public init(_ contact: Contact) {
    self.init(contact: contact, isOwn: false)
  }
}
