import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird
import NIOCore
import NIOEmbedded
import Synchronization

@testable import GatherServer

/// Reads the live stream of a match, at the pace of the test.
final class LiveReader: Sendable {
  private struct State {
    var head: HTTPResponse?
    var text = ""
    var isPaused = false
    var waiting: CheckedContinuation<Void, Never>?
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let task = Mutex<Task<Void, Never>?>(nil)

  /// Requests the stream from a router.
  init(_ server: TestServer, _ client: TestClient, gather: String) {
    let router = Router(context: TestContext.self)
    server.service.addRoutes(to: router)
    let responder = router.buildResponder()
    let logger = server.service.logger
    let task = Task {
      let context = TestContext(source: .init(channel: NIOAsyncTestingChannel(), logger: logger))
      let request = Request(
        head: HTTPRequest(
          method: .get,
          scheme: "http",
          authority: "localhost",
          path: "/api/gathers/\(gather)/events",
          headerFields: [.authorization: "Bearer \(client.token ?? "")"]
        ),
        body: RequestBody(buffer: ByteBuffer())
      )
      if let response = try? await responder.respond(to: request, context: context) {
        self.state.withLock { $0.head = response.head }
        try? await response.body.write(Writer(reader: self))
      }
      self.state.withLock { $0.hasEnded = true }
    }
    self.task.withLock { $0 = task }
  }

  /// The response's head; nil until it has arrived.
  var head: HTTPResponse? { state.withLock { $0.head } }

  var text: String { state.withLock { $0.text } }

  /// A Boolean value that indicates whether the server has ended the stream.
  var hasEnded: Bool { state.withLock { $0.hasEnded } }

  /// The snapshots that the stream has sent so far.
  var snapshots: [GatherSnapshot] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("data: ") else { return nil }
      return try? GatherJSON.decoder().decode(
        GatherSnapshot.self,
        from: Data(line.dropFirst(6).utf8)
      )
    }
  }

  var scores: [Score?] { snapshots.map(\.gather.score) }

  /// Stops reading until `resume()`.
  func pause() {
    state.withLock { $0.isPaused = true }
  }

  func resume() {
    let waiting = state.withLock { state in
      state.isPaused = false
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume()
  }

  /// Closes the connection, as a client that disconnects.
  func hangUp() {
    task.withLock { $0 }?.cancel()
  }

  private func take(_ buffer: ByteBuffer) async {
    await withCheckedContinuation { continuation in
      let isPaused = state.withLock { state in
        state.text += String(buffer: buffer)
        if state.isPaused { state.waiting = continuation }
        return state.isPaused
      }
      if !isPaused { continuation.resume() }
    }
  }

  private struct Writer: ResponseBodyWriter {
    let reader: LiveReader

    func write(_ buffer: ByteBuffer) async throws {
      await reader.take(buffer)
    }

    func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }
}

extension TestServer {
  /// Runs the body with a client while changes are forwarded to live streams; then closes the
  /// database.
  func runLive<R: Sendable>(
    _ body: @escaping @Sendable (TestClient) async throws -> R
  ) async throws -> R {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.service.run() }
      let result = try await run(body)
      group.cancelAll()
      return result
    }
  }
}
