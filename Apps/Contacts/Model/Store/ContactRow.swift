import GRDB

/// A row of the table `contact`.
struct ContactRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "contact"

  var id: String
  var name: String
  var sortKey: String
  var position: String
  var jobDescription: String
  var email: String
  var phone: String
  /// A Boolean value that indicates whether the contact was added or edited on this device; stored
  /// as 1 or 0.
  var isOwn: Bool

  init(_ contact: Contact, isOwn: Bool) {
    id = contact.id
    name = contact.name
    sortKey = contact.sortKey
    position = contact.position
    jobDescription = contact.jobDescription
    email = contact.email
    phone = contact.phone
    self.isOwn = isOwn
  }

  var contact: Contact {
    Contact(
      id: id,
      name: name,
      sortKey: sortKey,
      position: position,
      jobDescription: jobDescription,
      email: email,
      phone: phone
    )
  }
}
