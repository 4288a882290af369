import GRDB

/// A contact as the table `contact` has it.
struct ContactRow: Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "contact"

  var id: String
  var name: String
  var sortKey: String
  var position: String
  var jobDescription: String
  var email: String
  var phone: String

  init(_ contact: Contact) {
    id = contact.id
    name = contact.name
    sortKey = contact.sortKey
    position = contact.position
    jobDescription = contact.jobDescription
    email = contact.email
    phone = contact.phone
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
