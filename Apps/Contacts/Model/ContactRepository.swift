/// All that screens ask about contacts, wherever they come from.
public protocol ContactRepository: Sendable {
  /// The contacts at hand, at once. Empty before the first refresh.
  /// - Throws: `.store`.
  func contacts() async throws(ContactsError) -> [Contact]

  /// Asks the directory, keeps what it gives, and returns what is at hand then.
  /// Calls that come while one is under way share its answer.
  /// - Throws: `.service`, and what was at hand stays as it was; or `.store`.
  func refresh() async throws(ContactsError) -> ContactsUpdate

  /// Finds one contact.
  ///
  /// Where it is not at hand and the directory was never read, the directory is asked first, so
  /// that a link works on a new device.
  /// - Returns: Nil for an id that nobody has.
  /// - Throws: As `refresh()` does.
  func contact(id: Contact.ID) async throws(ContactsError) -> Contact?

  /// Adds a contact of this device's own, under an id that was never used.
  /// - Throws: `.input`, or `.store`; nothing is changed then.
  func add(_ input: ContactInput) async throws(ContactsError) -> Contact

  /// Gives a contact other values; its id stays.
  /// - Throws: `.input`, or `.store`, with `.notFound` when there is no such contact (any more);
  ///   nothing is changed then.
  func update(
    id: Contact.ID,
    to input: ContactInput
  ) async throws(ContactsError) -> Contact

  /// Deletes a contact for good, unless the deletion is undone.
  /// - Returns: What `restore` needs.
  /// - Throws: `.store`, with `.notFound` when there is no such contact (any more).
  func delete(id: Contact.ID) async throws(ContactsError) -> ContactDeletion

  /// Undoes a deletion: the contact is as it was.
  /// - Throws: `.store`; it can be tried again then.
  func restore(_ deletion: ContactDeletion) async throws(ContactsError)

  /// Has `observer` called after each change of the contacts at hand, whoever made it, as long as
  /// the result is held.
  @MainActor
  func observe(_ observer: @escaping @MainActor () -> Void) -> ContactObservation

  /// What a person should hear about the storage, once.
  func takeNotice() async -> ContactStoreNotice?
}
