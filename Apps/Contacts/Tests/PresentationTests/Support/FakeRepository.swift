import ContactsModel
import Synchronization

/// Answers as told, and can hold the directory's answers back one by one.
final class FakeRepository: ContactRepository {
  private struct State {
    var stored: [Result<[Contact], ContactsError>]
    var refreshed: [Result<ContactsUpdate, ContactsError>]
    var looked: [Result<Contact?, ContactsError>]
    var notice: ContactStoreNotice?
    var calls: [String] = []
    var isHeld = false
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  /// Of several answers each is given once, the last for ever.
  init(
    stored: Result<[Contact], ContactsError>...,
    refreshed: Result<ContactsUpdate, ContactsError>...,
    looked: Result<Contact?, ContactsError>...,
    notice: ContactStoreNotice? = nil
  ) {
    state = Mutex(State(stored: stored, refreshed: refreshed, looked: looked, notice: notice))
  }

  var calls: [String] {
    state.withLock { $0.calls }
  }

  /// Holds back every answer of the directory from now on.
  func hold() {
    state.withLock { $0.isHeld = true }
  }

  /// Lets the oldest answer that is held back go.
  func release() {
    state.withLock { $0.held.removeFirst() }.resume()
  }

  func contacts() async throws(ContactsError) -> [Contact] {
    try next(\.stored, "contacts").get()
  }

  func refresh() async throws(ContactsError) -> ContactsUpdate {
    let answer = next(\.refreshed, "refresh")
    await waitWhileHeld()
    return try answer.get()
  }

  func contact(id: Contact.ID) async throws(ContactsError) -> Contact? {
    let answer = next(\.looked, "contact \(id)")
    await waitWhileHeld()
    return try answer.get()
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
