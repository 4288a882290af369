/// The contacts that a device keeps.
///
/// Knows no view and no directory. **A person's own changes win over the directory:**
/// - What was *added* here stays, though no directory has it.
/// - What was *edited* here stays as it was edited, whatever a directory says of it later, also
///   when it no longer has it.
/// - What was *deleted* here stays away: its id is kept (a tombstone), nothing else of it.
/// - *Undoing* a deletion takes the tombstone away and brings the contact back as it was, with its
///   own changes, also if the directory was merged meanwhile.
public protocol ContactStore: Sendable {
  /// All contacts, in no particular order.
  /// - Throws: `.failed`, as every method does when the storage does not answer.
  func contacts() async throws(ContactStoreError) -> [Contact]

  /// - Returns: Nil for an id that is not there.
  func contact(id: Contact.ID) async throws(ContactStoreError) -> Contact?

  /// The directory's version that was merged last; nil before the first, and after an undo that
  /// may have brought back what that version says otherwise.
  func version() async throws(ContactStoreError) -> String?

  /// Takes over a directory as a whole and at once.
  ///
  /// Its contacts are added or replaced, those that it no longer has are removed; own changes win.
  func merge(_ contacts: [Contact], version: String?) async throws(ContactStoreError)

  /// Adds a contact of the device's own.
  /// - Throws: `.exists`, when its id is taken; nothing is changed then.
  func insert(_ contact: Contact) async throws(ContactStoreError)

  /// Replaces a contact by an edited one of the same id.
  /// - Throws: `.notFound`, when there is no such contact; nothing is changed then.
  func update(_ contact: Contact) async throws(ContactStoreError)

  /// Deletes a contact: no later merge brings it back.
  /// - Returns: What `restore` needs.
  /// - Throws: `.notFound`, when there is no such contact; nothing is changed then.
  @discardableResult
  func delete(id: Contact.ID) async throws(ContactStoreError) -> ContactDeletion

  /// Undoes a deletion; one that was undone before stays so.
  func restore(_ deletion: ContactDeletion) async throws(ContactStoreError)

  /// What a person should hear about the storage, once; nil when all is well.
  func takeNotice() async -> ContactStoreNotice?
}
