/// A service that answers on request, and ignores cancellation.
@MainActor
final class Gate<Value> {
  private var continuations: [CheckedContinuation<Void, Never>?] = []
  private var answers: [Int: Result<Value, any Error>] = [:]
  private(set) var startedCount = 0

  func request() async throws -> Value {
    let number = startedCount
    startedCount += 1
    await withCheckedContinuation { continuations.append($0) }
    guard let answer = answers[number] else { throw Unanswered() }
    return try answer.get()
  }

  /// Answers a request; 0-based, in the order of requests.
  func answer(_ number: Int, _ result: Result<Value, any Error>) {
    answers[number] = result
    continuations[number]?.resume()
    continuations[number] = nil
  }

  struct Unanswered: Error {}
}

struct Refusal: Error {}
