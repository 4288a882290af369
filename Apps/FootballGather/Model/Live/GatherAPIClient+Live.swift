import Foundation
import GatherAPI

extension GatherAPIClient {
  /// An event of a live stream.
  enum LiveEvent: Sendable, Equatable {
    case now(LiveGather)
    case deleted
  }

  /// Calls back with the state of a match immediately and after each change, until the stream ends
  /// or the callback returns false.
  /// - Returns: The delay that the server requests before the next attempt.
  /// - Throws: The errors of every request; `.offline` if the connection is lost.
  func follow(
    _ id: UUID,
    token: String,
    _ wantsMore: (LiveEvent) async -> Bool
  ) async throws(GatherServiceError) -> Duration? {
    var request = request(.get, "gathers/\(id)/events", token: token)
    request.fields["Accept"] = "text/event-stream"
    var reader = ServerSentEventReader()
    do {
      for try await part in transport.open(request) {
        switch part {
        case .head(let reply):
          guard reply.status == 200 else { throw failure(reply) }
        case .bytes(let bytes):
          for event in reader.read(bytes) {
            guard let event = try await Self.live(event) else { continue }
            guard await wantsMore(event) else { return reader.retry }
          }
        }
      }
    } catch let error as GatherServiceError {
      throw error
    } catch {
      throw GatherServiceError(transport: error)
    }
    return reader.retry
  }

  private static func live(
    _ event: ServerSentEvent
  ) async throws(GatherServiceError) -> LiveEvent? {
    switch event.name {
    case "gather":
      let snapshot = try await read(GatherSnapshot.self, from: Data(event.data.utf8))
      return .now(LiveGather(snapshot))
    case "deleted": return .deleted
    default: return nil
    }
  }
}
