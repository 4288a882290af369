/// A store that lives as long as the process.
public actor InMemoryContactStore: ContactStore {
  private var rows: [Contact.ID: Contact] = [:]
  private var deleted: Set<Contact.ID> = []
  private var mergedVersion: String?

  public init(_ contacts: [Contact] = []) {
    for contact in contacts { rows[contact.id] = contact }
  }

  public func contacts() -> [Contact] {
    Array(rows.values)
  }

  public func contact(id: Contact.ID) -> Contact? {
    rows[id]
  }

  public func version() -> String? {
    mergedVersion
  }

  public func merge(_ contacts: [Contact], version: String?) {
    rows = [:]
    for contact in contacts where !deleted.contains(contact.id) { rows[contact.id] = contact }
    mergedVersion = version
  }

  public func delete(id: Contact.ID) throws(ContactStoreError) {
    guard rows.removeValue(forKey: id) != nil else { throw .notFound(id) }
    deleted.insert(id)
  }

  public func takeNotice() -> ContactStoreNotice? {
    nil
  }
}
