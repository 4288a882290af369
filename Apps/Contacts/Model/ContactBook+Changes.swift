import ModelKit

// The user's changes: first the store, then a notification of all observers.
extension ContactBook {
  public func add(_ input: ContactInput) async throws(ContactsError) -> Contact {
    let contact = Contact(id: makeID(), input: try checked(input), reading: nil)
    try await change { store throws(ContactStoreError) in try await store.insert(contact) }
    return contact
  }

  public func update(
    id: Contact.ID,
    to input: ContactInput
  ) async throws(ContactsError) -> Contact {
    let input = try checked(input)
    guard let former = try await stored(id) else { throw .store(.notFound(id)) }
    // The directory may have provided the reading, which remains valid while the name is unchanged.
    let contact = Contact(
      id: id,
      input: input,
      reading: former.name == input.name ? former.sortKey : nil
    )
    try await change { store throws(ContactStoreError) in try await store.update(contact) }
    return contact
  }

  public func delete(id: Contact.ID) async throws(ContactsError) -> ContactDeletion {
    try await change { store throws(ContactStoreError) in try await store.delete(id: id) }
  }

  public func restore(_ deletion: ContactDeletion) async throws(ContactsError) {
    try await change { store throws(ContactStoreError) in try await store.restore(deletion) }
  }

  @MainActor
  public func observe(_ observer: @escaping @MainActor () -> Void) -> ContactObservation {
    changes.observe(observer)
  }

  private func checked(_ input: ContactInput) throws(ContactsError) -> ContactInput {
    let problems = input.problems
    guard problems.isEmpty else { throw .input(problems) }
    return input.cleaned
  }

  private func change<Value: Sendable>(
    _ body: (any ContactStore) async throws(ContactStoreError) -> Value
  ) async throws(ContactsError) -> Value {
    let value: Value
    do { value = try await body(store) } catch { throw .store(error) }
    await changes.notify()
    return value
  }
}

extension Contact {
  fileprivate init(id: String, input: ContactInput, reading: String?) {
    self.init(
      id: id,
      name: input.name,
      sortKey: NameReading.sortKey(for: input.name, reading: reading),
      position: input.position,
      jobDescription: input.jobDescription,
      email: input.email,
      phone: input.phone
    )
  }
}
