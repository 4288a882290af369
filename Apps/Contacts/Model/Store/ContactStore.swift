/// The store of a device's contacts.
///
/// Depends on no view and no directory. **The user's own changes take precedence over the
/// directory:**
/// - An *added* contact remains, though no directory has it.
/// - An *edited* contact remains as it was edited, even if the directory changes or removes it.
/// - A *deleted* contact remains deleted: only its id is kept, as a tombstone.
/// - *Undoing* a deletion removes the tombstone and restores the contact with the user's changes,
///   even if the directory was merged meanwhile.
public protocol ContactStore: Sendable {
  /// Returns all contacts, in no particular order.
  /// - Throws: `.failed`, as every method does if the storage fails.
  func contacts() async throws(ContactStoreError) -> [Contact]

  /// - Returns: The contact; nil if there is none with this id.
  func contact(id: Contact.ID) async throws(ContactStoreError) -> Contact?

  /// Returns the directory's version of the last merge; nil before the first merge, and after an
  /// undo that may have restored values that differ from that version.
  func version() async throws(ContactStoreError) -> String?

  /// Merges a whole directory in a single step.
  ///
  /// Its contacts are added or replaced, and contacts that it no longer has are removed; the user's
  /// own changes take precedence.
  func merge(_ contacts: [Contact], version: String?) async throws(ContactStoreError)

  /// Adds a contact of this device.
  /// - Throws: `.exists` if its id is taken, in which case nothing was changed.
  func insert(_ contact: Contact) async throws(ContactStoreError)

  /// Replaces a contact by an edited one with the same id.
  /// - Throws: `.notFound` if the contact does not exist, in which case nothing was changed.
  func update(_ contact: Contact) async throws(ContactStoreError)

  /// Deletes a contact; no later merge restores it.
  /// - Returns: The value for `restore`.
  /// - Throws: `.notFound` if the contact does not exist, in which case nothing was changed.
  @discardableResult
  func delete(id: Contact.ID) async throws(ContactStoreError) -> ContactDeletion

  /// Undoes a deletion; has no effect if it was undone before.
  func restore(_ deletion: ContactDeletion) async throws(ContactStoreError)

  /// Returns a notice about the storage for the user, once; nil if there is none.
  func takeNotice() async -> ContactStoreNotice?
}
