import Foundation
import GatherAPI
import Testing

@testable import GatherServer

/// The requirements of every storage of players: `GatherStore+Players`.
struct PlayerStorageTests: StorageContract {
  @Test(arguments: TestDatabase.wanted)
  func aPlayerIsStoredUnchanged(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      let full = PlayerRequest(
        name: "Ștefan 🐢 O'Hara; DROP TABLE players",
        age: 31,
        skill: .professional,
        preferredPosition: .winger,
        favouriteTeam: "中国队"
      )
      guard case .created(let id) = try await store.createPlayer(full, for: user, key: nil)
      else { throw MissingOutcome() }
      let first = PlayerResponse(id: id, player: full, version: 1)
      #expect(try await store.player(id, of: user) == first)
      let bare = PlayerRequest(name: "Ștefan")
      #expect(try await store.updatePlayer(id, bare, of: user) == .done(version: 2))
      let second = PlayerResponse(id: id, player: bare, version: 2)
      #expect(try await store.player(id, of: user) == second)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func aSecondChangeOfAVersionIsAConflict(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      let id = try await newPlayer("Bea", of: user, in: store)
      let (one, other) = (PlayerRequest(name: "Bea", age: 30), PlayerRequest(name: "Beatrice"))
      #expect(try await store.updatePlayer(id, one, of: user, ifAt: 1) == .done(version: 2))
      let late = try await store.updatePlayer(id, other, of: user, ifAt: 1)
      #expect(late == .conflict(version: 2))
      let again = try await store.updatePlayer(id, one, of: user, ifAt: 1)
      #expect(again == .done(version: 2), "the answer may have been lost")
      #expect(try await store.deletePlayer(id, of: user, ifAt: 1) == .conflict(version: 2))
      #expect(try await store.player(id, of: user)?.age == 30)
      #expect(try await store.deletePlayer(id, of: user, ifAt: 2) == .done(version: 2))
      #expect(try await store.updatePlayer(id, one, of: user, ifAt: 2) == .absent)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func idsAreIndependentOfOtherAccounts(database: TestDatabase) async throws {
    try await database.run { store in
      let ana = try await newAccount("ana", in: store)
      let bob = try await newAccount("bob", in: store)
      for number in 1...3 {
        #expect(try await newPlayer("A\(number)", of: ana, in: store) == number)
      }
      let player = try await newPlayer("B", of: bob, in: store)
      #expect(player == 1)
      // The same id, but another player.
      #expect(try await store.player(1, of: ana)?.name == "A1")
      #expect(try await store.player(1, of: bob)?.name == "B")
      #expect(try await store.player(2, of: bob) == nil)
      let gather = try await newGather(
        [LineUpEntry(playerId: 1, team: .a)],
        of: bob,
        in: store
      )
      #expect(try await store.players(ofGather: gather, of: bob)?.map(\.name) == ["B"])
      #expect(try await store.add(2, to: gather, .b, of: bob) == .absent)
      #expect(try await store.deletePlayer(1, of: bob) == .done(version: 1))
      #expect(try await store.player(1, of: ana)?.name == "A1")
      #expect(try await store.players(ofGather: gather, of: bob)?.map(\.name) == ["B"])
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func aDeletedPlayerStaysInLineUpsOnly(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      let bea = PlayerRequest(
        name: "Bea",
        age: 30,
        skill: .amateur,
        preferredPosition: .striker,
        favouriteTeam: "FC"
      )
      #expect(try await store.createPlayer(bea, for: user, key: "k") == .created(1))
      #expect(try await newPlayer("Cleo", of: user, in: store) == 2)
      let lineUp = [LineUpEntry(playerId: 1, team: .a), LineUpEntry(playerId: 2, team: .b)]
      let gather = try await newGather(lineUp, of: user, in: store)
      let ended = try await newGather(lineUp, of: user, in: store)
      let result = GatherResultRequest(score: Score(teamA: 1, teamB: 0))
      #expect(try await store.end(ended, of: user, with: result, now: now) == .done)
      #expect(try await store.deletePlayer(1, of: user) == .done(version: 1))

      for id in [gather, ended] {
        let players = try await store.players(ofGather: id, of: user)
        #expect(players?.map(\.name) == ["Bea", "Cleo"])
        #expect(players?.first?.preferredPosition == .striker)
        #expect(players?.first?.age == nil && players?.first?.favouriteTeam == nil)
      }
      #expect(try await store.player(1, of: user) == nil)
      #expect(try await store.players(of: user, Page()).map(\.id) == [2])
      #expect(try await store.gathers(ofPlayer: 1, of: user) == nil)
      #expect(try await store.statistics(of: user).map(\.playerId) == [2])
      #expect(try await store.updatePlayer(1, bea, of: user) == .absent)
      #expect(try await store.deletePlayer(1, of: user) == .absent)
      #expect(try await store.add(1, to: gather, .b, of: user) == .absent)
      #expect(
        try await store.createGather(players: lineUp, for: user, key: nil, now: now) == .absent
      )
      // The key of the deleted player's request creates another player.
      #expect(try await store.createPlayer(bea, for: user, key: "k") == .created(3))

      #expect(try await store.remove(1, from: gather, of: user) == .done)
      #expect(try await rows(in: store) == 3)
      #expect(try await store.deleteGather(ended, of: user))
      #expect(try await rows(in: store) == 2)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func deletedPlayersBeyondTheLimitLeaveLineUps(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      let player = try await newPlayer("Bea", of: user, in: store)
      let gather = try await newGather(
        [LineUpEntry(playerId: player, team: .a)],
        of: user,
        in: store
      )
      try await store.database.write { db in
        let count = "SELECT 2 AS n UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2"
        _ = try db.run(
          """
          WITH RECURSIVE numbers AS (\(count))
          INSERT INTO players (name, user_id, number, is_deleted) SELECT 'Gone', ?1, n, 1 FROM numbers
          """,
          [.init(user), .init(GatherLimits.deletedPlayers + 1)]
        )
        _ = try db.run(
          """
          INSERT INTO line_ups (gather_id, player_id, team)
          SELECT ?1, id, 'Team B' FROM players WHERE user_id = ?2 AND is_deleted = 1
          """,
          [.init(gather), .init(user)]
        )
      }
      #expect(try await store.deletePlayer(player, of: user) == .done(version: 1))
      let names = try await store.players(ofGather: gather, of: user)?.map(\.name)
      #expect(names?.count == GatherLimits.deletedPlayers && names?.contains("Bea") == false)
    }
  }

  private func rows(in store: GatherStore) async throws -> Int {
    try await store.database.read { try $0.count("SELECT count(*) FROM players", []) }
  }

  @Test(arguments: TestDatabase.wanted)
  func anIDIsNeverReused(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      let first = try await newPlayer("Bea", of: user, in: store)
      #expect(try await store.deletePlayer(first, of: user) == .done(version: 1))
      #expect(try await newPlayer("Cleo", of: user, in: store) > first)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func theSameRequestSentTwiceMakesOnePlayerAndOneMatch(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      let other = try await newAccount("bob", in: store)
      let player = PlayerRequest(name: "Bea")
      let made = try await store.createPlayer(player, for: user, key: "k")
      #expect(try await store.createPlayer(player, for: user, key: "k") == made)
      #expect(try await store.createPlayer(player, for: other, key: "k") != .absent)
      #expect(try await store.players(of: other, Page()).count == 1)
      #expect(try await store.players(of: user, Page()).count == 1)
      let match = try await store.createGather(players: [], for: user, key: "k", now: now)
      let again = try await store.createGather(players: [], for: user, key: "k", now: now + 9)
      #expect(match == again)
      #expect(try await store.gathers(of: user, Page()).count == 1)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func pagesOfAListAreCompleteAndDisjoint(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      for index in 0..<7 {
        _ = try await newPlayer("\(index)", of: user, in: store)
        // Two at the same time: the id decides their order.
        _ = try await newGather(of: user, in: store, after: TimeInterval(index / 2))
      }
      let players = try await store.players(of: user, Page())
      #expect(players.map(\.name) == (0..<7).map(String.init))
      let later = try await store.players(of: user, Page(after: players[2].id, limit: 3))
      #expect(later == Array(players[3..<7]), "one more, to know that there are more")
      let gathers = try await store.gathers(of: user, Page())
      #expect(gathers.map(\.createdAt) == gathers.map(\.createdAt).sorted(by: >))
      var seen: [GatherResponse] = []
      while true {
        let page = try await store.gathers(of: user, Page(after: seen.last?.id, limit: 2))
        seen += page.prefix(2)
        if page.count <= 2 { break }
      }
      #expect(seen == gathers)
    }
  }
}
