/// What became of a directory's records.
public struct ContactMapping: Sendable, Equatable {
  /// Why a record was left out.
  public enum Reason: Error, Sendable {
    case noID
    /// Absent, invisible, or not text.
    case noName
    case duplicateID
    /// A text is longer than a person could type it here.
    case tooLong
  }

  public struct Skipped: Sendable, Equatable {
    /// 0-based, in the order of the directory.
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
