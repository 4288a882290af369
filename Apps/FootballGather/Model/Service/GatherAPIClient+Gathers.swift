import Foundation
import GatherAPI

extension GatherAPIClient {
  func gathers(
    ifNot tag: String?,
    token: String
  ) async throws(GatherServiceError) -> Fetched<[Gather]> {
    try await list("gathers", of: GatherResponse.self, ifNot: tag, token: token) { Gather($0) }
  }

  func gather(_ id: UUID, token: String) async throws(GatherServiceError) -> Gather {
    let reply = try await send(request(.get, "gathers/\(id)", token: token), wanting: 200)
    return Gather(try await Self.read(GatherResponse.self, from: reply.body))
  }

  /// Makes a match with its line-up, or none of it; the same key makes no second one.
  /// - Throws: `.gone` where a player is there no more.
  func createGather(
    _ lineUp: LineUp,
    key: UUID,
    token: String
  ) async throws(GatherServiceError) -> UUID {
    let new = GatherCreateRequest(players: lineUp.wire)
    let reply = try await send(
      try request(.post, "gathers", token: token, fields: Self.named(key), json: new),
      wanting: 201
    )
    return try Self.newID(in: reply) { UUID(uuidString: $0) }
  }

  /// Ends a match; the same result again changes nothing.
  /// - Throws: `.conflict` where it has ended with another result.
  func end(_ id: UUID, _ score: Score, token: String) async throws(GatherServiceError) {
    let result = GatherResultRequest(score: score.wire)
    try await send(
      try request(.put, "gathers/\(id)", token: token, json: result),
      wanting: 204
    )
  }

  /// Sets the score of a match that goes on, if it is still at a version.
  /// - Throws: `.changed` where it is not, `.conflict` where it has ended.
  func setScore(
    _ score: Score,
    of id: UUID,
    ifAt version: Int,
    token: String
  ) async throws(GatherServiceError) {
    let fields = ["If-Match": "\"v\(version)\""]
    let score = ScoreRequest(score: score.wire)
    try await send(
      try request(.patch, "gathers/\(id)", token: token, fields: fields, json: score),
      wanting: 204
    )
  }

  func deleteGather(_ id: UUID, token: String) async throws(GatherServiceError) {
    try await send(request(.delete, "gathers/\(id)", token: token), wanting: 204)
  }

  func lineUp(of id: UUID, token: String) async throws(GatherServiceError) -> LineUp {
    let reply = try await send(request(.get, "gathers/\(id)/players", token: token), wanting: 200)
    return LineUp(try await Self.read([PlayerResponse].self, from: reply.body))
  }
}
