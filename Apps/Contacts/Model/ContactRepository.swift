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
  /// Where it is not at hand and no version of the directory either, the directory is asked
  /// first, so that a link works on a new device.
  /// - Returns: Nil for an id that nobody has.
  /// - Throws: As `refresh()` does.
  func contact(id: Contact.ID) async throws(ContactsError) -> Contact?

  /// What a person should hear about the storage, once.
  func takeNotice() async -> ContactStoreNotice?
}
