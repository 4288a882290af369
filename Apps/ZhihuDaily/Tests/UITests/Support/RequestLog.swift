import Foundation
import Hummingbird
import Synchronization

/// A server-side log of requests, which can delay responses.
final class RequestLog: Sendable {
  private struct State {
    var asked: [String] = []
    var running: [String] = []
    var twiceAtOnce: [String] = []
    var mostDaysAtOnce = 0
    var endedEarly: [String] = []
    var heldPart: String?
  }

  private let state = Mutex(State())

  /// The requested paths.
  var asked: [String] { state.withLock { $0.asked } }
  /// The paths of running requests.
  var running: [String] { state.withLock { $0.running } }
  /// The paths that were requested again while the first request was running.
  var twiceAtOnce: [String] { state.withLock { $0.twiceAtOnce } }
  /// The maximum number of concurrent requests for older days.
  var mostDaysAtOnce: Int { state.withLock { $0.mostDaysAtOnce } }
  /// The paths whose connection the client closed before the response.
  var endedEarly: [String] { state.withLock { $0.endedEarly } }

  /// Delays the responses to requests whose path contains a part.
  func hold(_ part: String) {
    state.withLock { $0.heldPart = part }
  }

  fileprivate func begin(_ path: String) -> Bool {
    state.withLock { state in
      state.asked.append(path)
      if state.running.contains(path) { state.twiceAtOnce.append(path) }
      state.running.append(path)
      let days = state.running.count { $0.contains("/before/") }
      state.mostDaysAtOnce = max(days, state.mostDaysAtOnce)
      return state.heldPart.map(path.contains) ?? false
    }
  }

  fileprivate func end(_ path: String, early: Bool) {
    state.withLock { state in
      if let index = state.running.firstIndex(of: path) { state.running.remove(at: index) }
      if early { state.endedEarly.append(path) }
    }
  }
}

/// A middleware that logs all requests, and answers those for pictures, which are slow to draw.
struct RequestWatch<Context: RequestContext>: RouterMiddleware {
  let log: RequestLog

  func handle(
    _ request: Request,
    context: Context,
    next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    let path = request.uri.path
    do {
      if log.begin(path) {
        try await request.body.consumeWithCancellationOnInboundClose { _ in
          try await Self.untilCancelled()
        }
      }
      let isPicture = path.hasSuffix(".png")
      let response = isPicture ? Self.picture : try await next(request, context)
      log.end(path, early: false)
      return response
    } catch {
      log.end(path, early: error is CancellationError)
      throw error
    }
  }

  /// A white pixel.
  private static var picture: Response {
    let png = Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII="
    )
    return Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(bytes: png ?? Data())))
  }

  private static func untilCancelled() async throws {
    let (nothing, continuation) = AsyncStream<Never>.makeStream()
    defer { continuation.finish() }
    for await _ in nothing {}
    throw CancellationError()
  }
}
