/// The result of mapping a directory's records.
public struct ContactMapping: Sendable, Equatable {
  /// The reason for skipping a record.
  public enum Reason: Error, Sendable {
    case noID
    /// The name is absent, invisible, or not text.
    case noName
    case duplicateID
    /// A text is longer than the limit of typed input.
    case tooLong
  }

  public struct Skipped: Sendable, Equatable {
    /// The index of the record in the directory, 0-based.
    public var row: Int
    public var reason: Reason

    public init(row: Int, reason: Reason) {
      self.row = row
      self.reason = reason
    }
  }

  public var contacts: [Contact]
  public var skipped: [Skipped]

  public init(contacts: [Contact] = [], skipped: [Skipped] = []) {
    self.contacts = contacts
    self.skipped = skipped
  }
}
