/// One person of the directory.
public struct Contact: Sendable, Hashable, Identifiable {
  /// The directory's own key, the same when every other field changes.
  public let id: String
  /// Never empty, no blanks at either end.
  public var name: String
  /// The name as it is read aloud, in lower-case ASCII letters (`NameReading`), for sorting.
  public var sortKey: String
  /// May be empty, as may all that follow.
  public var position: String
  public var jobDescription: String
  public var email: String
  public var phone: String

  public init(
    id: String,
    name: String,
    sortKey: String,
    position: String = "",
    jobDescription: String = "",
    email: String = "",
    phone: String = ""
  ) {
    self.id = id
    self.name = name
    self.sortKey = sortKey
    self.position = position
    self.jobDescription = jobDescription
    self.email = email
    self.phone = phone
  }
}
