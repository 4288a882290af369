import AsyncAlgorithms
import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird
import NIOCore
import ServiceLifecycle

extension GatherService {
  /// Adds the server-sent events of a match (WHATWG HTML, 9.2): its current state, then every
  /// change.
  func addEvents(to api: RouterGroup<some RequestContext>) {
    api.get("gathers/:gather/events") { request, context in
      let session = try await self.session(request)
      let id = try self.gatherID(context)
      // Subscribes before the state is read, so that no later change is missed.
      guard let changes = self.live.subscribe(to: id, for: session.user) else {
        throw Problem(
          status: .tooManyRequests,
          detail: "This account has too many open event streams. Close one first.",
          headers: [.retryAfter: "60"]
        )
      }
      guard let first = try await self.store.snapshot(id, of: session.user) else {
        throw Problem.absent
      }
      let body = ResponseBody { writer in
        try await self.write(first, then: changes, of: request, to: &writer)
        try await writer.finish(nil)
      }
      return Response(
        status: .ok,
        headers: [.contentType: "text/event-stream", .cacheControl: "no-store"],
        body: body
      )
    }
  }

  /// Writes events until the match or the session has ended, or the server shuts down.
  @concurrent
  private func write(
    _ first: StoredSnapshot,
    then changes: LiveGathers.Stream,
    of request: Request,
    to writer: inout any ResponseBodyWriter
  ) async throws {
    var shown = first
    try await writer.write(event(shown))
    let id = first.gather.id
    let beats = AsyncTimerSequence(interval: configuration.heartbeat, clock: .continuous)
    for await isChange in merge(changes.map { true }, beats.map { _ in false })
      .cancelOnGracefulShutdown()
    {
      // The session may have ended meanwhile.
      guard let session = try? await session(request) else { return }
      guard let snapshot = try await store.snapshot(id, of: session.user) else {
        return try await writer.write(ByteBuffer(string: "event: deleted\ndata: {}\n\n"))
      }
      if snapshot != shown {
        shown = snapshot
        try await writer.write(event(snapshot))
      } else if !isChange {
        try await writer.write(ByteBuffer(string: ": still here\n\n"))
      }
    }
  }

  private func event(_ snapshot: StoredSnapshot) throws -> ByteBuffer {
    var buffer = ByteBuffer(string: "id: \(snapshot.gather.version)\nevent: gather\ndata: ")
    buffer.writeBytes(try GatherJSON.encoder().encode(snapshot.shown(at: now())))
    buffer.writeString("\n\n")
    return buffer
  }
}
