/// The contacts that a device keeps.
///
/// Knows no view and no directory. A person's own changes win: what was deleted here stays deleted, whatever a directory says.
public protocol ContactStore: Sendable {
  /// All contacts, in no particular order.
  /// - Throws: `.failed`, as every method does when the storage does not answer.
  func contacts() async throws(ContactStoreError) -> [Contact]

  /// - Returns: Nil for an id that is not there.
  func contact(id: Contact.ID) async throws(ContactStoreError) -> Contact?

  /// The directory's version that was merged last; nil before the first.
  func version() async throws(ContactStoreError) -> String?

  /// Takes over a directory as a whole and at once: its contacts are added or replaced, those
  /// that it no longer has are removed, those that were deleted here stay away.
  func merge(_ contacts: [Contact], version: String?) async throws(ContactStoreError)

  /// Deletes a contact for good: a later merge does not bring it back.
  /// - Throws: `.notFound`, when there is no such contact; nothing is changed then.
  func delete(id: Contact.ID) async throws(ContactStoreError)

  /// What a person should hear about the storage, once; nil when all is well.
  func takeNotice() async -> ContactStoreNotice?
}
