import Foundation
import GatherAPI

extension GatherAPIClient {
  func players(
    ifNot tag: String?,
    token: String
  ) async throws(GatherServiceError) -> Fetched<[Player]> {
    try await list("players", of: PlayerResponse.self, ifNot: tag, token: token) { Player($0) }
  }

  /// Creates a player; a repeated key creates no second player.
  func createPlayer(
    _ player: PlayerRequest,
    key: UUID,
    token: String
  ) async throws(GatherServiceError) -> Player.ID {
    let reply = try await send(
      try request(.post, "players", token: token, fields: Self.named(key), json: player),
      wanting: 201
    )
    return try Self.newID(in: reply) { Int($0) }
  }

  /// Replaces all fields of a player if it has the given version; nil matches any.
  /// - Returns: The new version; nil from a server without versions.
  func updatePlayer(
    _ id: Player.ID,
    to player: PlayerRequest,
    ifAt version: Int?,
    token: String
  ) async throws(GatherServiceError) -> Int? {
    let fields = version.map { ["If-Match": "\"v\($0)\""] } ?? [:]
    let reply = try await send(
      try request(.put, "players/\(id)", token: token, fields: fields, json: player),
      wanting: 204
    )
    return reply.version
  }

  func deletePlayer(_ id: Player.ID, token: String) async throws(GatherServiceError) {
    try await send(request(.delete, "players/\(id)", token: token), wanting: 204)
  }

  /// Fetches the statistics of every player.
  func statistics(token: String) async throws(GatherServiceError) -> [PlayerStatistics] {
    let reply = try await send(request(.get, "statistics", token: token), wanting: 200)
    return try await Self.read([GatherAPI.PlayerStatistics].self, from: reply.body)
      .map { PlayerStatistics($0) }
  }

  // MARK: - What lists and new things have in common

  func list<Wire: Decodable & Sendable, Value: Sendable>(
    _ path: String,
    of type: Wire.Type,
    ifNot tag: String?,
    token: String,
    _ value: (Wire) -> Value
  ) async throws(GatherServiceError) -> Fetched<[Value]> {
    let fields = tag.map { ["If-None-Match": $0] } ?? [:]
    let reply = try await send(
      request(.get, path, token: token, fields: fields),
      wanting: 200,
      304
    )
    if reply.status == 304 {
      guard tag != nil else { throw .server(status: 304) }
      return .notModified
    }
    let items = try await Self.read([Wire].self, from: reply.body)
    return .value(items.map(value), tag: reply[field: "ETag"])
  }

  static func named(_ key: UUID) -> [String: String] { named(key.uuidString) }

  static func named(_ key: String) -> [String: String] { ["Idempotency-Key": key] }

  /// Returns the last path component of the address of a created resource.
  static func newID<ID>(
    in reply: GatherReply,
    _ read: (String) -> ID?
  ) throws(GatherServiceError) -> ID {
    let path = reply[field: "Location"]?.split(separator: "?").first ?? ""
    guard let id = path.split(separator: "/").last.flatMap({ read(String($0)) }) else {
      throw .undecodable("Expected the address of what was made, got \(path.count) characters.")
    }
    return id
  }
}
