/// The result of a refresh.
public struct ContactsUpdate: Sendable, Equatable {
  /// All stored contacts, in no particular order.
  public var contacts: [Contact]
  /// The number of the directory's records that could not be used.
  public var skipped: Int

  public init(contacts: [Contact], skipped: Int = 0) {
    self.contacts = contacts
    self.skipped = skipped
  }
}
