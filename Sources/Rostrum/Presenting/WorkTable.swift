/// The running work of a presenter.
///
/// Tasks reference their reply weakly: only the table retains it, and removing it from the table
/// makes a reply stale.
@MainActor
final class WorkTable {
  private final class Reply<Value> {
    let then: @MainActor (Result<Value, any Error>) -> Void

    init(_ then: @escaping @MainActor (Result<Value, any Error>) -> Void) {
      self.then = then
    }
  }

  private final class Listener<Message> {
    let onMessage: @MainActor (Message) -> Void

    init(_ onMessage: @escaping @MainActor (Message) -> Void) {
      self.onMessage = onMessage
    }
  }

  private struct Entry {
    var task: Task<Void, Never>
    var endsWithScreen: Bool
    /// The retained reply; nil once it is no longer expected.
    var reply: AnyObject?
  }

  private var entries: [Int: Entry] = [:]
  private var newest: [WorkKind: Int] = [:]
  private var count = 0
  private var listeners: [(task: Task<Void, Never>, listener: AnyObject)] = []

  var tasks: [Task<Void, Never>] { entries.values.map(\.task) }

  /// The kinds whose newest request has no reply yet.
  var runningKinds: [String] { newest.keys.map(\.name).sorted() }

  func isRunning(_ kind: WorkKind) -> Bool {
    newest[kind] != nil
  }

  func begin<Value>(
    kind: WorkKind?,
    endsWithScreen: Bool,
    _ operation: @escaping @MainActor () async throws -> Value,
    then: (@MainActor (Result<Value, any Error>) -> Void)?
  ) {
    if let kind { cancel(kind) }
    count += 1
    let id = count
    let reply = then.map { Reply($0) }
    let task = Task { @MainActor [weak self, weak reply] in
      let result: Result<Value, any Error>
      do {
        result = .success(try await operation())
      } catch {
        result = .failure(error)
      }
      let reply = reply
      self?.end(id, kind: kind)
      reply?.then(result)
    }
    entries[id] = Entry(task: task, endsWithScreen: endsWithScreen, reply: reply)
    if let kind { newest[kind] = id }
  }

  func cancel(_ kind: WorkKind) {
    guard let id = newest.removeValue(forKey: kind) else { return }
    entries[id]?.reply = nil
    entries[id]?.task.cancel()
  }

  /// Receives the elements of a stream until it ends or the table is destroyed.
  func receive<Message: Sendable>(
    _ stream: AsyncStream<Message>,
    _ onMessage: @escaping @MainActor (Message) -> Void
  ) {
    let listener = Listener(onMessage)
    let task = Task { @MainActor [weak listener] in
      for await message in stream { listener?.onMessage(message) }
    }
    listeners.append((task, listener))
  }

  func destroy() {
    newest = [:]
    for (task, _) in listeners { task.cancel() }
    listeners = []
    for id in entries.keys {
      entries[id]?.reply = nil
      if entries[id]?.endsWithScreen == true { entries[id]?.task.cancel() }
    }
  }

  private func end(_ id: Int, kind: WorkKind?) {
    entries[id] = nil
    if let kind, newest[kind] == id { newest[kind] = nil }
  }
}
