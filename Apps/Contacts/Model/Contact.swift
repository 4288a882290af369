import ModelKit

/// A person of the directory.
public struct Contact: Sendable, Hashable, Identifiable {
  /// The directory's key, which stays the same when other fields change.
  public let id: String
  /// The name, not empty and without surrounding white space.
  public var name: String
  /// The pronunciation of the name in lowercase ASCII letters (`NameReading`), for sorting.
  public var sortKey: String
  /// The position; may be empty, as may all following fields.
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

  /// The pronunciation as derived from the characters of the name, one syllable for each.
  public var derivedSortKey: String { NameReading.sortKey(for: name, reading: nil) }
}
