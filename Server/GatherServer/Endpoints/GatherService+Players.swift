import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird

extension GatherService {
  func addPlayers(to api: RouterGroup<some RequestContext>) {
    let players = api.group("players")
    players.get { request, _ in
      try await self.list(request, id: { Int($0) }) { session, page in
        try await self.store.players(of: session.user, page)
      }
    }
    players.post { request, _ in try await self.createPlayer(request) }
    players.get(":player") { request, context in
      let session = try await self.session(request)
      guard
        let player = try await self.store.player(self.playerID(context), of: session.user)
      else { throw Problem.absent }
      let tag = EntityTag(version: player.version ?? 0)
      let headers: HTTPFields = [.eTag: tag.text, .cacheControl: "private, no-cache"]
      if tag.isNamed(in: request.headers[.ifNoneMatch]) {
        return Response(status: .notModified, headers: headers)
      }
      return try self.json(player, .ok, headers)
    }
    players.put(":player") { request, context in try await self.replacePlayer(request, context) }
    players.delete(":player") { request, context in
      let session = try await self.session(request)
      let id = try self.playerID(context)
      let version = EntityTag.version(in: request.headers[.ifMatch])
      _ = try self.version(
        after: try await self.store.deletePlayer(id, of: session.user, ifAt: version)
      )
      return Response(status: .noContent)
    }
    players.get(":player/gathers") { request, context in
      let session = try await self.session(request)
      let id = try self.playerID(context)
      guard let gathers = try await self.store.gathers(ofPlayer: id, of: session.user) else {
        throw Problem.absent
      }
      return try self.json(gathers)
    }
    players.get(":player/statistics") { request, context in
      let session = try await self.session(request)
      let id = try self.playerID(context)
      guard
        let statistics = try await self.store.statistics(of: session.user, player: id)
      else { throw Problem.absent }
      return try self.json(statistics)
    }
    api.get("statistics") { request, _ in
      let session = try await self.session(request)
      return try self.json(try await self.store.statistics(of: session.user))
    }
  }

  private func replacePlayer(
    _ request: Request,
    _ context: some RequestContext
  ) async throws -> Response {
    let session = try await session(request)
    let id = try playerID(context)
    let version = EntityTag.version(in: request.headers[.ifMatch])
    let player = try await read(PlayerRequest.self, request).checked()
    let new = try self.version(
      after: try await store.updatePlayer(id, player, of: session.user, ifAt: version)
    )
    return Response(status: .noContent, headers: [.eTag: EntityTag(version: new).text])
  }

  /// - Throws: `Problem` where nothing was changed.
  private func version(after outcome: PlayerOutcome) throws -> Int {
    switch outcome {
    case .done(let version): return version
    case .absent: throw Problem.absent
    case .conflict(let version):
      throw Problem(
        status: .preconditionFailed,
        detail: "Another request has changed this player. Fetch it again.",
        headers: [.eTag: EntityTag(version: version).text]
      )
    }
  }

  private func createPlayer(_ request: Request) async throws -> Response {
    let session = try await session(request)
    let key = try requestKey(request)
    let player = try await read(PlayerRequest.self, request).checked()
    switch try await store.createPlayer(player, for: session.user, key: key) {
    case .created(let id): return created("/api/players/\(id)")
    case .absent: throw Problem.absent
    case .limitReached:
      throw Problem(
        status: .conflict,
        detail: "An account has at most \(GatherLimits.players) players. Delete one first."
      )
    }
  }
}

extension PlayerRequest {
  /// Returns the player without white space at the ends of its texts.
  /// - Throws: `Problem` with status 400 that names every invalid field.
  fileprivate func checked() throws -> PlayerRequest {
    var player = self
    player.name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    player.favouriteTeam = favouriteTeam?.trimmingCharacters(in: .whitespacesAndNewlines)
    if player.favouriteTeam?.isEmpty == true { player.favouriteTeam = nil }
    var fields: [String: String] = [:]
    if !player.name.fits(GatherLimits.playerName) {
      fields["name"] = "Expected 1 to 100 characters."
    }
    if let team = player.favouriteTeam, !team.fits(GatherLimits.favouriteTeam) {
      fields["favouriteTeam"] = "Expected at most 100 characters."
    }
    if let age, !GatherLimits.age.contains(age) {
      fields["age"] = "Expected a number from 1 to 130."
    }
    guard fields.isEmpty else { throw Problem.invalid(fields) }
    return player
  }
}

extension String {
  fileprivate func fits(_ lengths: ClosedRange<Int>) -> Bool {
    lengths.contains(count) && utf8.count <= 16 * lengths.upperBound && !hasControlCharacters
  }
}
