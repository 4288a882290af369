public import Foundation

/// A repository that reads contacts from a store and updates the store from a directory.
public actor ContactBook: ContactRepository {
  private let service: any ContactService
  let store: any ContactStore
  let makeID: @Sendable () -> Contact.ID
  let changes = ContactChanges()
  private var refreshing: Task<Result<ContactsUpdate, ContactsError>, Never>?
  /// A Boolean value that indicates whether the directory has responded since the start.
  ///
  /// A directory without versions leaves no other sign; without this, each lookup of an unknown id
  /// would send a request.
  private var hasRefreshed = false

  /// - Parameters:
  ///   - service: The directory.
  ///   - store: The store of this device.
  ///   - makeID: Creates an id for each new contact, different from all ids of the directory.
  public init(
    service: any ContactService,
    store: any ContactStore,
    makeID: @escaping @Sendable () -> Contact.ID = { UUID().uuidString }
  ) {
    self.service = service
    self.store = store
    self.makeID = makeID
  }

  public func contacts() async throws(ContactsError) -> [Contact] {
    do { return try await store.contacts() } catch { throw .store(error) }
  }

  public func refresh() async throws(ContactsError) -> ContactsUpdate {
    // An unstructured task, so that the result is stored even if the calling screen was closed.
    let task = refreshing ?? Task { await self.fetchAndMerge() }
    refreshing = task
    return try await task.value.get()
  }

  public func contact(id: Contact.ID) async throws(ContactsError) -> Contact? {
    if let contact = try await stored(id) { return contact }
    guard !hasRefreshed, try await version() == nil else { return nil }
    _ = try await refresh()
    return try await stored(id)
  }

  public func takeNotice() async -> ContactStoreNotice? {
    await store.takeNotice()
  }

  private func fetchAndMerge() async -> Result<ContactsUpdate, ContactsError> {
    defer { refreshing = nil }
    do throws(ContactsError) {
      let skipped = try await merge(fetch(since: version()))
      hasRefreshed = true
      return .success(ContactsUpdate(contacts: try await contacts(), skipped: skipped))
    } catch {
      return .failure(error)
    }
  }

  /// - Returns: The number of records that could not be used.
  private func merge(_ fetch: ContactFetch) async throws(ContactsError) -> Int {
    guard case .records(let records, let version) = fetch else { return 0 }
    let mapping = await ContactMapper.contacts(from: records)
    do {
      try await store.merge(mapping.contacts, version: version)
    } catch {
      throw .store(error)
    }
    await changes.notify()
    return mapping.skipped.count
  }

  private func fetch(since version: String?) async throws(ContactsError) -> ContactFetch {
    do { return try await service.fetch(since: version) } catch { throw .service(error) }
  }

  private func version() async throws(ContactsError) -> String? {
    do { return try await store.version() } catch { throw .store(error) }
  }

  func stored(_ id: Contact.ID) async throws(ContactsError) -> Contact? {
    do { return try await store.contact(id: id) } catch { throw .store(error) }
  }
}
