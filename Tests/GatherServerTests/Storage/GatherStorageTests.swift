import Foundation
import GatherAPI
import Testing

@testable import GatherServer

/// The requirements of every storage of matches: `GatherStore+Gathers`.
struct GatherStorageTests: StorageContract {
  @Test(arguments: TestDatabase.wanted)
  func aLineUpKeepsItsOrder(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      for name in ["A", "B", "C", "D"] { _ = try await newPlayer(name, of: user, in: store) }
      let lineUp =
        [3, 1].map { LineUpEntry(playerId: $0, team: .a) }
        + [LineUpEntry(playerId: 2, team: .b)]
      let gather = try await newGather(lineUp, of: user, in: store)
      func ids() async throws -> [Int]? {
        try await store.players(ofGather: gather, of: user)?.map(\.id)
      }
      #expect(try await ids() == [3, 1, 2])
      #expect(try await store.add(4, to: gather, .a, of: user) == .done)
      #expect(try await store.add(3, to: gather, .b, of: user) == .done)
      #expect(try await ids() == [1, 2, 4, 3])
      // Repeating a request changes nothing.
      #expect(try await store.add(1, to: gather, .a, of: user) == .done)
      #expect(try await ids() == [1, 2, 4, 3])
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func aMatchIsMadeWithAllItsPlayersOrNotAtAll(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      let player = try await newPlayer("Bea", of: user, in: store)
      let good = LineUpEntry(playerId: player, team: .a)
      let bad = LineUpEntry(playerId: player + 99, team: .b)
      let outcome = try await store.createGather(
        players: [good, bad],
        for: user,
        key: nil,
        now: now
      )
      #expect(outcome == .absent)
      #expect(try await store.gathers(of: user, Page()).isEmpty)
      let id = try await newGather([good], of: user, in: store)
      let players = try #require(try await store.players(ofGather: id, of: user))
      #expect(players.map(\.team) == [.a])
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func aPlayerIsOnOneSideOnly(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      let player = try await newPlayer("Bea", of: user, in: store)
      let id = try await newGather(of: user, in: store)
      for team in [Team.a, .b, .b] {
        #expect(try await store.add(player, to: id, team, of: user) == .done)
      }
      #expect(try await store.players(ofGather: id, of: user)?.map(\.team) == [.b])
      #expect(try await store.remove(player, from: id, of: user) == .done)
      #expect(try await store.remove(player, from: id, of: user) == .absent)
      #expect(try await store.players(ofGather: id, of: user)?.isEmpty == true)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func anEndedMatchCannotChange(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      let player = try await newPlayer("Bea", of: user, in: store)
      let id = try await newGather(of: user, in: store)
      let result = GatherResultRequest(score: Score(teamA: 2, teamB: 1))
      #expect(try await store.end(id, of: user, with: result, now: now + 60) == .done)
      #expect(try await store.end(id, of: user, with: result, now: now + 90) == .done)
      let gather = try #require(try await store.gather(id, of: user))
      #expect(gather.endedAt == now + 60 && gather.winnerTeam == .teamA && gather.version == 2)
      let other = GatherResultRequest(score: Score(teamA: 2, teamB: 2))
      #expect(try await store.end(id, of: user, with: other, now: now) == .ended)
      #expect(try await store.add(player, to: id, .a, of: user) == .ended)
      let score = Score(teamA: 9, teamB: 9)
      #expect(try await store.setScore(score, of: id, of: user, ifAt: nil) == .ended)
      #expect(try await store.gather(id, of: user) == gather)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func concurrentChangesOfAVersionHaveOneWinner(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      let id = try await newGather(of: user, in: store)
      let outcomes = try await withThrowingTaskGroup(of: ChangeOutcome.self) { group in
        for goals in 1...8 {
          group.addTask {
            let score = Score(teamA: goals, teamB: 0)
            return try await store.setScore(score, of: id, of: user, ifAt: 1)
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outcomes.count { $0 == .done } == 1)
      #expect(outcomes.count { $0 == .conflict(version: 2) } == 7)
      #expect(try await store.gather(id, of: user)?.version == 2)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func statisticsCountEndedMatchesOnly(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      let bea = try await newPlayer("Bea", of: user, in: store)
      let cleo = try await newPlayer("Cleo", of: user, in: store)
      let lineUp = [LineUpEntry(playerId: bea, team: .a), LineUpEntry(playerId: cleo, team: .b)]
      for (index, score) in ["2-1", "0-0", "0-3"].enumerated() {
        let id = try await newGather(lineUp, of: user, in: store)
        let result = GatherResultRequest(score: try #require(Score(score)))
        let end = now + TimeInterval(index)
        #expect(try await store.end(id, of: user, with: result, now: end) == .done)
      }
      _ = try await newGather(lineUp, of: user, in: store)
      let expected = [
        PlayerStatistics(playerId: bea, outcomes: [.lost, .drawn, .won]),
        PlayerStatistics(playerId: cleo, outcomes: [.won, .drawn, .lost]),
      ]
      #expect(try await store.statistics(of: user) == expected)
      #expect(try await store.statistics(of: user, player: cleo) == expected[1])
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func everyChangeIncreasesTheRevision(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      try await store.createToken(
        digest: "a",
        for: user,
        now: now,
        expiresAt: now + 9,
        limit: 5
      )
      func revision() async throws -> Int? {
        try await store.session(digest: "a", now: now)?.revision
      }
      let player = try await newPlayer("Bea", of: user, in: store)
      let id = try await newGather(of: user, in: store)
      #expect(try await revision() == 2)
      let renamed = PlayerRequest(name: "B")
      #expect(try await store.updatePlayer(player, renamed, of: user) == .done(version: 2))
      #expect(try await store.add(player, to: id, .a, of: user) == .done)
      #expect(try await revision() == 4)
      let result = GatherResultRequest(score: Score(teamA: 1, teamB: 0))
      #expect(try await store.end(id, of: user, with: result, now: now) == .done)
      #expect(try await store.deleteGather(id, of: user))
      #expect(try await store.deletePlayer(player, of: user) == .done(version: 2))
      #expect(try await revision() == 7)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func changesAreReportedOnceTheyAreCommitted(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      let id = try await newGather(of: user, in: store)
      var changes = store.database.changes().makeAsyncIterator()
      if database == .postgreSQL {
        let first = await changes.next()
        #expect(first == .resumed)
      }
      await #expect(throws: MissingOutcome.self) {
        try await store.database.write { db in
          try db.announce(UUID())
          throw MissingOutcome()
        }
      }
      let score = Score(teamA: 1, teamB: 0)
      #expect(try await store.setScore(score, of: id, of: user, ifAt: nil) == .done)
      let told = await changes.next()
      #expect(told == .gather(id))
    }
  }
}
