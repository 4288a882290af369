import ContactsModel
import Locking
import Rostrum

/// A repository that returns the given responses, and can hold the directory's back one by one.
final class FakeRepository: ContactRepository {
  private struct State {
    var stored: [Result<[Contact], ContactsError>]
    var refreshed: [Result<ContactsUpdate, ContactsError>]
    var looked: [Result<Contact?, ContactsError>]
    var changed: [ContactsError?] = [nil]
    var notice: ContactStoreNotice?
    var calls: [String] = []
    var isHeld = false
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Locked<State>
  @MainActor private var observations: [WeakObservation] = []

  private struct WeakObservation {
    weak var observation: ContactObservation?
  }

  /// Creates a repository that returns each response once, and repeats the last.
  init(
    stored: Result<[Contact], ContactsError>...,
    refreshed: Result<ContactsUpdate, ContactsError>...,
    looked: Result<Contact?, ContactsError>...,
    notice: ContactStoreNotice? = nil
  ) {
    state = Locked(State(stored: stored, refreshed: refreshed, looked: looked, notice: notice))
  }

  /// Sets the outcomes of adding, updating, deleting and restoring, nil for success; each is used
  /// once, and the last is repeated.
  func changes(_ answers: ContactsError?...) {
    state.withLock { $0.changed = answers }
  }

  /// Sets the contacts of the next reads.
  func stored(_ contacts: [Contact]) {
    state.withLock { $0.stored = [.success(contacts)] }
  }

  /// Makes reads fail from now on.
  func storedFails(_ error: ContactsError) {
    state.withLock { $0.stored = [.failure(error)] }
  }

  /// Notifies observers of changed contacts.
  @MainActor
  func notifyOfChange() {
    for entry in observations { entry.observation?.notify() }
  }

  @MainActor
  var observerCount: Int { observations.count { $0.observation != nil } }

  var calls: [String] {
    state.withLock { $0.calls }
  }

  /// Holds back every response of the directory from now on.
  func hold() {
    state.withLock { $0.isHeld = true }
  }

  /// Releases the oldest response that is held back.
  func release() {
    state.withLock { $0.held.removeFirst() }.resume()
  }

  func contacts() async throws(ContactsError) -> [Contact] {
    try next(\.stored, "contacts").get()
  }

  func refresh() async throws(ContactsError) -> ContactsUpdate {
    let answer = next(\.refreshed, "refresh")
    await waitWhileHeld()
    // The directory's contacts are stored from then on.
    if case .success(let update) = answer { stored(update.contacts) }
    return try answer.get()
  }

  func contact(id: Contact.ID) async throws(ContactsError) -> Contact? {
    let answer = next(\.looked, "contact \(id)")
    await waitWhileHeld()
    return try answer.get()
  }

  func add(_ input: ContactInput) async throws(ContactsError) -> Contact {
    try await change("add \(input.name)")
    return Contact(id: "new", name: input.name, sortKey: input.name)
  }

  func update(
    id: Contact.ID,
    to input: ContactInput
  ) async throws(ContactsError) -> Contact {
    try await change("update \(id) \(input.name)")
    return Contact(id: id, name: input.name, sortKey: input.name)
  }

  func delete(id: Contact.ID) async throws(ContactsError) -> ContactDeletion {
    try await change("delete \(id)")
    return ContactDeletion([Contact.evan, .zhang, .chen].first { $0.id == id } ?? .evan)
  }

  func restore(_ deletion: ContactDeletion) async throws(ContactsError) {
    try await change("restore \(deletion.contact.id)")
  }

  @MainActor
  func observe(_ observer: @escaping @MainActor () -> Void) -> ContactObservation {
    let observation = ContactObservation(observer)
    observations.append(WeakObservation(observation: observation))
    return observation
  }

  private func change(_ call: String) async throws(ContactsError) {
    let error = state.withLock { state in
      state.calls.append(call)
      return state.changed.count > 1 ? state.changed.removeFirst() : state.changed[0]
    }
    await waitWhileHeld()
    if let error { throw error }
  }

  func takeNotice() async -> ContactStoreNotice? {
    state.withLock { state in
      defer { state.notice = nil }
      return state.notice
    }
  }

  private func next<Answer: Sendable>(
    _ answers: any WritableKeyPath<State, [Answer]> & Sendable,
    _ call: String
  ) -> Answer {
    state.withLock { state in
      state.calls.append(call)
      let rest = state[keyPath: answers]
      return rest.count > 1 ? state[keyPath: answers].removeFirst() : rest[0]
    }
  }

  private func waitWhileHeld() async {
    await withCheckedContinuation { continuation in
      let goes = state.withLock { state in
        if state.isHeld { state.held.append(continuation) }
        return !state.isHeld
      }
      if goes { continuation.resume() }
    }
  }
}
