#if os(Linux)
package import FootballGatherModel
import Foundation

/// A phone's connection to the server, in which faults can be injected.
package final class TestTransport: GatherTransport {
  package enum Fault: Sendable {
    /// The request never arrives.
    case lost
    /// The server executes the request, and its response never arrives.
    case answerLost
  }

  private struct State {
    var isDown = false
    var faults: [(request: String, content: String, fault: Fault)] = []
    var requests: [String] = []
    var streams = 0
    var before: (@Sendable (String) async -> Void)?
    var after: (@Sendable (String) async -> Void)?
  }

  private let server: RealServer
  private let state = Shared(State())

  package init(_ server: RealServer) {
    self.server = server
  }

  package var isDown: Bool {
    get { state.value.isDown }
    set { state.change { $0.isDown = newValue } }
  }

  /// All requests so far, such as `GET /api/players`.
  package var requests: [String] { state.value.requests }

  /// The number of open streams.
  package var streamCount: Int { state.value.streams }

  /// Injects a fault into the next request with this prefix whose body contains a text.
  package func fail(_ request: String, containing content: String = "", _ fault: Fault) {
    state.change { $0.faults.append((request, content, fault)) }
  }

  /// Sets a closure that is called before each request is sent; nil removes it.
  package func beforeEach(_ body: (@Sendable (String) async -> Void)?) {
    state.change { $0.before = body }
  }

  /// Sets a closure that is called before each response is returned; nil removes it.
  package func beforeEachAnswer(_ body: (@Sendable (String) async -> Void)?) {
    state.change { $0.after = body }
  }

  package func send(_ request: GatherRequest) async throws(GatherServiceError) -> GatherReply {
    let fault = note(request)
    await state.value.before?(request.description)
    if fault == .lost || isDown { throw .offline }
    let reply = Shared<GatherReply?>(nil)
    do {
      try await server.answer(request) { head in
        reply.change { $0 = head }
      } bytes: { data in
        reply.change { $0?.body.append(data) }
      }
    } catch {
      throw .server(status: 500)
    }
    await state.value.after?(request.description)
    guard let reply = reply.value, fault == nil else { throw .timeout }
    return reply
  }

  package func open(_ request: GatherRequest) -> AsyncThrowingStream<GatherStreamPart, any Error> {
    let fault = note(request)
    let (stream, continuation) = AsyncThrowingStream<GatherStreamPart, any Error>.makeStream()
    guard fault == nil, !isDown else {
      continuation.finish(throwing: GatherServiceError.offline)
      return stream
    }
    state.change { $0.streams += 1 }
    let task = Task { [server] in
      do {
        try await server.answer(request) { head in
          continuation.yield(.head(head))
        } bytes: { data in
          continuation.yield(.bytes(data))
        }
        continuation.finish()
      } catch {
        continuation.finish(throwing: error)
      }
    }
    continuation.onTermination = { [state] _ in
      state.change { $0.streams -= 1 }
      task.cancel()
    }
    return stream
  }

  private func note(_ request: GatherRequest) -> Fault? {
    state.change { state in
      state.requests.append(request.description)
      let body = String(decoding: request.body ?? Data(), as: UTF8.self)
      let index = state.faults.firstIndex {
        request.description.hasPrefix($0.request)
          && ($0.content.isEmpty || body.contains($0.content))
      }
      return index.map { state.faults.remove(at: $0).fault }
    }
  }
}
#endif
