/// A store in memory.
public actor InMemoryContactStore: ContactStore {
  private var rows: [Contact.ID: Contact] = [:]
  /// The ids of the contacts that were added or edited on this device.
  private var own: Set<Contact.ID> = []
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
    rows = rows.filter { own.contains($0.key) }
    for contact in contacts where !deleted.contains(contact.id) && !own.contains(contact.id) {
      rows[contact.id] = contact
    }
    mergedVersion = version
  }

  public func insert(_ contact: Contact) throws(ContactStoreError) {
    guard rows[contact.id] == nil else { throw .exists(contact.id) }
    rows[contact.id] = contact
    own.insert(contact.id)
  }

  public func update(_ contact: Contact) throws(ContactStoreError) {
    guard rows[contact.id] != nil else { throw .notFound(contact.id) }
    rows[contact.id] = contact
    own.insert(contact.id)
  }

  @discardableResult
  public func delete(id: Contact.ID) throws(ContactStoreError) -> ContactDeletion {
    guard let contact = rows.removeValue(forKey: id) else { throw .notFound(id) }
    deleted.insert(id)
    return ContactDeletion(contact: contact, isOwn: own.remove(id) != nil)
  }

  public func restore(_ deletion: ContactDeletion) {
    let id = deletion.contact.id
    guard deleted.remove(id) != nil else { return }
    rows[id] = deletion.contact
    if deletion.isOwn { own.insert(id) } else { mergedVersion = nil }
  }

  public func takeNotice() -> ContactStoreNotice? {
    nil
  }
}
