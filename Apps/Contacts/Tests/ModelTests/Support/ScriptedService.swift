import ContactsModel
import Synchronization

/// A service that returns the given responses in their order, repeats the last, and can hold them
/// back.
final class ScriptedService: ContactService {
  typealias Answer = Result<ContactFetch, ContactServiceError>

  private struct State {
    var answers: [Answer]
    var asked: [String?] = []
    var isHeld = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(_ answers: Answer...) {
    state = Mutex(State(answers: answers))
  }

  /// The version of each request, in order.
  var asked: [String?] {
    state.withLock { $0.asked }
  }

  func hold() {
    state.withLock { $0.isHeld = true }
  }

  func release() {
    let waiting = state.withLock { state in
      state.isHeld = false
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  func fetch(since version: String?) async throws(ContactServiceError) -> ContactFetch {
    let answer = state.withLock { state in
      state.asked.append(version)
      return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
    }
    await waitWhileHeld()
    return try answer.get()
  }

  private func waitWhileHeld() async {
    await withCheckedContinuation { continuation in
      let goes = state.withLock { state in
        if state.isHeld { state.waiting.append(continuation) }
        return !state.isHeld
      }
      if goes { continuation.resume() }
    }
  }
}
