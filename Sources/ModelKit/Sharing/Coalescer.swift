/// Merges concurrent requests with the same key into one operation.
///
/// The operation is cancelled when its last requester has left, and only then.
package actor Coalescer<Key: Hashable & Sendable, Value: Sendable, Failure: Error> {
  package typealias Work = @Sendable () async -> Result<Value, Failure>
  private typealias Asker = CheckedContinuation<Result<Value, Failure>, Never>

  private struct Flight {
    let id: Int
    let task: Task<Void, Never>
    var askers: [Int: Asker] = [:]
  }

  private let cancellation: Failure
  private var flights: [Key: Flight] = [:]
  private var lastID = 0

  /// - Parameter cancellation: The error for a requester that has left.
  package init(cancellation: Failure) {
    self.cancellation = cancellation
  }

  /// Returns the number of requesters of a key.
  package func askers(of key: Key) -> Int { flights[key]?.askers.count ?? 0 }

  package func value(for key: Key, _ work: @escaping Work) async throws(Failure) -> Value {
    lastID += 1
    let id = lastID
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { join(key, id, $0, work) }
    } onCancel: {
      // Runs after `join`, because the actor is busy until then.
      Task { await self.leave(key, id) }
    }
    return try result.get()
  }

  private func join(_ key: Key, _ id: Int, _ asker: Asker, _ work: @escaping Work) {
    if flights[key] == nil {
      let task = Task { await self.finish(key, id, with: work()) }
      flights[key] = Flight(id: id, task: task)
    }
    flights[key]?.askers[id] = asker
  }

  private func leave(_ key: Key, _ id: Int) {
    guard let asker = flights[key]?.askers.removeValue(forKey: id) else { return }
    asker.resume(returning: .failure(cancellation))
    if let flight = flights[key], flight.askers.isEmpty {
      flight.task.cancel()
      flights[key] = nil
    }
  }

  private func finish(_ key: Key, _ id: Int, with result: Result<Value, Failure>) {
    // Another flight may have started since the last requester of this one left.
    guard let flight = flights[key], flight.id == id else { return }
    flights[key] = nil
    for asker in flight.askers.values { asker.resume(returning: result) }
  }
}
