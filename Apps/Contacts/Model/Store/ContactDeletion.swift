/// A deleted contact, with the data to restore it.
///
/// Only the caller of the deletion has it: a store keeps nothing of a deleted contact but its id.
public struct ContactDeletion: Sendable, Equatable {
  public let contact: Contact
  /// A Boolean value that indicates whether the contact was added or edited on this device.
  let isOwn: Bool

  init(contact: Contact, isOwn: Bool) {
    self.contact = contact
    self.isOwn = isOwn
  }

  /// Creates the deletion of a contact that came from the directory and was never edited.
  public init(_ contact: Contact) {
    self.init(contact: contact, isOwn: false)
  }
}
