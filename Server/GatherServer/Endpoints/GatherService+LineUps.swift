import GatherAPI
import HTTPTypes
import Hummingbird

extension GatherService {
  func addLineUps(to api: RouterGroup<some RequestContext>) {
    let players = api.group("gathers/:gather/players")
    players.get { request, context in
      let session = try await self.session(request)
      let id = try self.gatherID(context)
      guard let players = try await self.store.players(ofGather: id, of: session.user) else {
        throw Problem.absent
      }
      return try self.json(players)
    }
    // Status 200 only: the original client accepts no other.
    players.post(":player") { request, context in
      let session = try await self.session(request)
      let (gather, player) = (try self.gatherID(context), try self.playerID(context))
      let team = try await self.read(TeamRequest.self, request).team
      return try self.answer(
        try await self.store.add(player, to: gather, team, of: session.user),
        .ok
      )
    }
    players.delete(":player") { request, context in
      let session = try await self.session(request)
      let (gather, player) = (try self.gatherID(context), try self.playerID(context))
      return try self.answer(
        try await self.store.remove(player, from: gather, of: session.user),
        .noContent
      )
    }
  }
}
