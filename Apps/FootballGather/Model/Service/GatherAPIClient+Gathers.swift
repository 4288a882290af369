import Foundation
import GatherAPI

extension GatherAPIClient {
  func gathers(
    ifNot tag: String?,
    token: String
  ) async throws(GatherServiceError) -> Fetched<[Gather]> {
    try await list("gathers", of: GatherResponse.self, ifNot: tag, token: token) { Gather($0) }
  }

  /// Creates a match with its line-up, or nothing; a repeated key creates no second match.
  /// - Throws: `.gone` if a player no longer exists.
  func createGather(
    _ lineUp: LineUp,
    key: String,
    token: String
  ) async throws(GatherServiceError) -> UUID {
    let new = GatherCreateRequest(players: lineUp.wire)
    let reply = try await send(
      try request(.post, "gathers", token: token, fields: Self.named(key), json: new),
      wanting: 201
    )
    return try Self.newID(in: reply) { UUID(uuidString: $0) }
  }

  /// Ends a match; repeating the same result has no effect.
  /// - Throws: `.conflict` if the match has ended with another result.
  func end(_ id: UUID, _ score: Score, token: String) async throws(GatherServiceError) {
    let result = GatherResultRequest(score: score.wire)
    try await send(
      try request(.put, "gathers/\(id)", token: token, json: result),
      wanting: 204
    )
  }

  /// Returns the current state of a match with its line-up and clock.
  func snapshot(
    of id: UUID,
    token: String,
    repeats: Bool = true
  ) async throws(GatherServiceError) -> LiveGather {
    let request = request(.get, "gathers/\(id)/snapshot", token: token)
    let reply = try await send(request, repeats: repeats, wanting: 200)
    return LiveGather(try await Self.read(GatherSnapshot.self, from: reply.body))
  }

  /// Changes a match in progress; repeating a change with the same key has no effect.
  /// - Returns: The changed match.
  /// - Throws: `.conflict` if the match has ended.
  func change(
    _ id: UUID,
    by change: MatchChange,
    token: String
  ) async throws(GatherServiceError) -> LiveGather {
    let fields = change.key.map(Self.named) ?? [:]
    let reply = try await send(
      try request(
        .post,
        "gathers/\(id)/changes",
        token: token,
        fields: fields,
        json: change.wire
      ),
      wanting: 200
    )
    return LiveGather(try await Self.read(GatherSnapshot.self, from: reply.body))
  }

  func deleteGather(_ id: UUID, token: String) async throws(GatherServiceError) {
    try await send(request(.delete, "gathers/\(id)", token: token), wanting: 204)
  }

  func lineUp(of id: UUID, token: String) async throws(GatherServiceError) -> LineUp {
    let reply = try await send(request(.get, "gathers/\(id)/players", token: token), wanting: 200)
    return LineUp(try await Self.read([PlayerResponse].self, from: reply.body))
  }
}
