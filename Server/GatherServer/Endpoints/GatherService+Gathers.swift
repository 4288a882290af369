import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird

extension GatherService {
  func addGathers(to api: RouterGroup<some RequestContext>) {
    let gathers = api.group("gathers")
    gathers.get { request, _ in
      try await self.list(request, id: { UUID(uuidString: $0) }) { session, page in
        try await self.store.gathers(of: session.user, page)
      }
    }
    gathers.post { request, _ in try await self.createGather(request) }
    gathers.get(":gather") { request, context in
      let session = try await self.session(request)
      guard
        let gather = try await self.store.gather(self.gatherID(context), of: session.user)
      else { throw Problem.absent }
      let tag = EntityTag(version: gather.version)
      let headers: HTTPFields = [.eTag: tag.text, .cacheControl: "private, no-cache"]
      if tag.isNamed(in: request.headers[.ifNoneMatch]) {
        return Response(status: .notModified, headers: headers)
      }
      return try self.json(gather, .ok, headers)
    }
    gathers.put(":gather") { request, context in try await self.end(request, context) }
    gathers.patch(":gather") { request, context in try await self.setScore(request, context) }
    gathers.delete(":gather") { request, context in
      let session = try await self.session(request)
      guard try await self.store.deleteGather(self.gatherID(context), of: session.user) else {
        throw Problem.absent
      }
      return Response(status: .noContent)
    }
  }

  private func createGather(_ request: Request) async throws -> Response {
    let session = try await session(request)
    let key = try requestKey(request)
    let new = try await JSONBody.readIfJSON(
      GatherCreateRequest.self,
      from: request,
      upTo: configuration.maximumBodySize
    )
    let players = new.players ?? []
    guard Set(players.map(\.playerId)).count == players.count else {
      throw Problem.invalid(["players": "A player can be on one side only."])
    }
    let outcome = try await store.createGather(
      players: players,
      for: session.user,
      key: key,
      now: now()
    )
    switch outcome {
    case .created(let id): return created("/api/gathers/\(id)")
    case .absent: throw Problem.absent
    case .limitReached:
      throw Problem(
        status: .conflict,
        detail: "An account has at most \(GatherLimits.gathers) matches. Delete one first."
      )
    }
  }

  private func end(_ request: Request, _ context: some RequestContext) async throws -> Response {
    let session = try await session(request)
    let id = try gatherID(context)
    let result = try await read(GatherResultRequest.self, request)
    guard result.winnerTeam == result.score.winner else {
      let winner = result.score.winner.rawValue
      throw Problem.invalid(["winnerTeam": "Expected \(winner), by the score."])
    }
    let outcome = try await store.end(id, of: session.user, with: result, now: now())
    return try answer(outcome, .noContent)
  }

  private func setScore(
    _ request: Request,
    _ context: some RequestContext
  ) async throws -> Response {
    let session = try await session(request)
    let id = try gatherID(context)
    let version = EntityTag.version(in: request.headers[.ifMatch])
    let new = try await read(ScoreRequest.self, request)
    let outcome = try await store.setScore(new.score, of: id, of: session.user, ifAt: version)
    return try answer(outcome, .noContent)
  }

  /// - Throws: `Problem` where nothing was changed.
  func answer(_ outcome: ChangeOutcome, _ status: HTTPResponse.Status) throws -> Response {
    switch outcome {
    case .done: return Response(status: status)
    case .absent: throw Problem.absent
    case .ended: throw Problem.ended
    case .conflict(let version):
      throw Problem(
        status: .preconditionFailed,
        detail: "Another request has changed this match. Fetch it again.",
        headers: [.eTag: EntityTag(version: version).text]
      )
    }
  }
}
