/// The contacts, as screens use them.
public protocol ContactRepository: Sendable {
  /// Returns the stored contacts; empty before the first refresh.
  /// - Throws: `.store`.
  func contacts() async throws(ContactsError) -> [Contact]

  /// Fetches and stores the directory's contacts, and returns all stored contacts.
  /// Concurrent calls share the result.
  /// - Throws: `.service`, in which case the stored contacts remain; or `.store`.
  func refresh() async throws(ContactsError) -> ContactsUpdate

  /// Returns a contact.
  ///
  /// Fetches the directory first if the contact is not stored and the directory was never fetched,
  /// so that a link works on a new device.
  /// - Returns: The contact; nil if there is none with this id.
  /// - Throws: The errors of `refresh()`.
  func contact(id: Contact.ID) async throws(ContactsError) -> Contact?

  /// Adds a contact of this device, with a new id.
  /// - Throws: `.input` or `.store`, in which case nothing was changed.
  func add(_ input: ContactInput) async throws(ContactsError) -> Contact

  /// Replaces the values of a contact; its id remains.
  /// - Throws: `.input` or `.store`, with `.notFound` if the contact does not exist; nothing was
  ///   changed in either case.
  func update(
    id: Contact.ID,
    to input: ContactInput
  ) async throws(ContactsError) -> Contact

  /// Deletes a contact permanently, unless the deletion is undone.
  /// - Returns: The value for `restore`.
  /// - Throws: `.store`, with `.notFound` if the contact does not exist.
  func delete(id: Contact.ID) async throws(ContactsError) -> ContactDeletion

  /// Undoes a deletion and restores the contact unchanged.
  /// - Throws: `.store`, in which case it can be retried.
  func restore(_ deletion: ContactDeletion) async throws(ContactsError)

  /// Calls `observer` after each change of the stored contacts, from any source, for the lifetime
  /// of the result.
  @MainActor
  func observe(_ observer: @escaping @MainActor () -> Void) -> ContactObservation

  /// Returns a notice about the storage for the user, once.
  func takeNotice() async -> ContactStoreNotice?
}
