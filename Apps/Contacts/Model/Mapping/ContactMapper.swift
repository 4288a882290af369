import ModelKit

/// Makes contacts of what a directory sent: a bad record costs itself, never the others.
public enum ContactMapper {
  /// - Returns: The good records in their order, and why each of the others was left out.
  ///   Of several with one id the first counts.
  /// - Complexity: O(*n*). Off the caller's actor, for a directory may be large.
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

  /// The limits of what is typed hold for what is sent.
  private static func isShort(_ record: ContactRecord) -> Bool {
    ContactRecord.Field.allCases.allSatisfy { field in
      let limit = ContactInput.Field(rawValue: field.rawValue)?.limit ?? 200
      return CleanText.fits(record.text(field) ?? "", limit: limit)
    }
  }
}
