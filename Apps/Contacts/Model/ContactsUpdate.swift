/// What a refresh came to.
public struct ContactsUpdate: Sendable, Equatable {
  /// All contacts at hand, in no particular order.
  public var contacts: [Contact]
  /// How many of the directory's records could not be used.
  public var skipped: Int

  public init(contacts: [Contact], skipped: Int = 0) {
    self.contacts = contacts
    self.skipped = skipped
  }
}
