import ContactsModel
import Rostrum
import Synchronization

/// A store whose writes can be made to fail.
final class FailingStore: ContactStore {
  private let inner: InMemoryContactStore
  private let fails = Mutex(false)

  init(_ contacts: [Contact]) {
    inner = InMemoryContactStore(contacts)
  }

  var isFull: Bool {
    get { fails.withLock { $0 } }
    set { fails.withLock { $0 = newValue } }
  }

  func contacts() async throws(ContactStoreError) -> [Contact] {
    await inner.contacts()
  }

  func contact(id: Contact.ID) async throws(ContactStoreError) -> Contact? {
    await inner.contact(id: id)
  }

  func version() async throws(ContactStoreError) -> String? {
    await inner.version()
  }

  func merge(_ contacts: [Contact], version: String?) async throws(ContactStoreError) {
    try check()
    await inner.merge(contacts, version: version)
  }

  func insert(_ contact: Contact) async throws(ContactStoreError) {
    try check()
    try await inner.insert(contact)
  }

  func update(_ contact: Contact) async throws(ContactStoreError) {
    try check()
    try await inner.update(contact)
  }

  func delete(id: Contact.ID) async throws(ContactStoreError) -> ContactDeletion {
    try check()
    return try await inner.delete(id: id)
  }

  func restore(_ deletion: ContactDeletion) async throws(ContactStoreError) {
    try check()
    await inner.restore(deletion)
  }

  func takeNotice() async -> ContactStoreNotice? {
    nil
  }

  private func check() throws(ContactStoreError) {
    if isFull { throw .failed("disk full") }
  }
}
