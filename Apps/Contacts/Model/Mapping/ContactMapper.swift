import ModelKit

/// A mapper from a directory's records to contacts, in which an invalid record affects no other.
public enum ContactMapper {
  /// - Returns: The contacts in the order of their records, and the reason for each skipped record.
  ///   Of several records with the same id the first is used.
  /// - Complexity: O(*n*). Runs off the caller's actor, since a directory may be large.
  @concurrent
  public static func contacts(from records: [ContactRecord]) async -> ContactMapping {
    var mapping = ContactMapping()
    var ids: Set<String> = []
    for (row, record) in records.enumerated() {
      switch contact(from: record, known: ids) {
      case .success(let contact):
        ids.insert(contact.id)
        mapping.contacts.append(contact)
      case .failure(let reason):
        mapping.skipped.append(.init(row: row, reason: reason))
      }
    }
    return mapping
  }

  private static func contact(
    from record: ContactRecord,
    known ids: Set<String>
  ) -> Result<Contact, ContactMapping.Reason> {
    guard let id = record.text(.id) else { return .failure(.noID) }
    guard let name = record.text(.name), CleanText.isVisible(name) else {
      return .failure(.noName)
    }
    guard !ids.contains(id) else { return .failure(.duplicateID) }
    guard isShort(record) else { return .failure(.tooLong) }
    return .success(
      Contact(
        id: id,
        name: name,
        sortKey: NameReading.sortKey(for: name, reading: record.text(.reading)),
        position: record.text(.position) ?? "",
        jobDescription: record.text(.jobDescription) ?? "",
        email: record.text(.email) ?? "",
        phone: record.text(.phone) ?? ""
      )
    )
  }

  /// Returns whether a record respects the limits of typed input.
  private static func isShort(_ record: ContactRecord) -> Bool {
    ContactRecord.Field.allCases.allSatisfy { field in
      let limit = ContactInput.Field(rawValue: field.rawValue)?.limit ?? 200
      return CleanText.fits(record.text(field) ?? "", limit: limit)
    }
  }
}
