import Foundation
import GatherAPI
import Testing

@testable import GatherServer

/// The requirements of every storage.
@Suite struct StorageContractTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  private func newAccount(_ name: String, in store: GatherStore) async throws -> UUID {
    let username = try #require(Username(name))
    return try #require(try await store.createAccount(name: username, password: "hash", now: now))
  }

  private func newPlayer(_ name: String, of user: UUID, in store: GatherStore) async throws -> Int {
    let outcome = try await store.createPlayer(PlayerRequest(name: name), for: user, key: nil)
    guard case .created(let id) = outcome else { throw Missing() }
    return id
  }

  private func newGather(
    _ players: [LineUpEntry] = [],
    of user: UUID,
    in store: GatherStore,
    after seconds: TimeInterval = 0
  ) async throws -> UUID {
    let outcome = try await store.createGather(
      players: players,
      for: user,
      key: nil,
      now: now + seconds
    )
    guard case .created(let id) = outcome else { throw Missing() }
    return id
  }

  private struct Missing: Error {}

  // MARK: - Accounts

  @Test(arguments: TestDatabase.wanted)
  func aNameIsTakenInAllItsSpellings(database: TestDatabase) async throws {
    try await database.run { store in
      let id = try await newAccount("Zoë", in: store)
      for spelling in ["Zoë", "zoë", "ZOE\u{308}", " Zoë "] {
        let name = try #require(Username(spelling))
        #expect(try await store.createAccount(name: name, password: "x", now: now) == nil)
        #expect(try await store.account(named: name)?.id == id)
      }
      let other = try #require(Username("Zoe"))
      #expect(try await store.account(named: other) == nil)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func concurrentRegistrationsOfANameHaveOneWinner(database: TestDatabase) async throws {
    try await database.run { store in
      let name = try #require(Username("ana"))
      let ids = try await withThrowingTaskGroup(of: UUID?.self) { group in
        for _ in 0..<12 {
          group.addTask { try await store.createAccount(name: name, password: "x", now: now) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(ids.compactMap { $0 }.count == 1)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func aTokenIsValidUntilItExpiresOrIsRevoked(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      for (index, digest) in ["a", "b", "c"].enumerated() {
        let made = now + TimeInterval(index)
        try await store.createToken(
          digest: digest,
          for: user,
          now: made,
          expiresAt: made + 100,
          limit: 2
        )
      }
      #expect(try await store.session(digest: "a", now: now + 3) == nil, "the oldest of three")
      let session = try #require(try await store.session(digest: "b", now: now + 3))
      #expect(session.user == user && session.username == "ana" && session.expiresAt == now + 101)
      #expect(try await store.session(digest: "b", now: now + 101) == nil)
      #expect(try await store.session(digest: "c", now: now + 101) != nil)
      try await store.deleteToken(digest: "c")
      #expect(try await store.session(digest: "c", now: now + 3) == nil)
      try await store.deleteTokens(of: user)
      #expect(try await store.session(digest: "b", now: now + 3) == nil)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func deletingAnAccountDeletesItsData(database: TestDatabase) async throws {
    try await database.run { store in
      let user = try await newAccount("ana", in: store)
      let player = try await newPlayer("Bea", of: user, in: store)
      _ = try await newGather([LineUpEntry(playerId: player, team: .a)], of: user, in: store)
      try await store.createToken(
        digest: "a",
        for: user,
        now: now,
        expiresAt: now + 9,
        limit: 5
      )
      try await store.deleteAccount(user)
      for table in ["users", "tokens", "players", "gathers", "line_ups"] {
        let count = try await store.database.read { db in
          try db.count("SELECT count(*) FROM \(table)", [])
        }
        #expect(count == 0, "\(table)")
      }
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func attemptsAreCountedExactlyAndForgottenInTime(database: TestDatabase) async throws {
    try await database.run { store in
      @Sendable func attempt(_ seconds: TimeInterval) async throws -> Date? {
        try await store.countAttempts([("a", 5), ("b", 100)], period: 60, now: now + seconds)
      }
      let refused = try await withThrowingTaskGroup(of: Date?.self) { group in
        for _ in 0..<12 { group.addTask { try await attempt(0) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(refused.compactMap { $0 } == Array(repeating: now + 60, count: 7))
      try await store.forgiveAttempt("a")
      #expect(try await attempt(59) == nil)
      #expect(try await attempt(59.5) != nil)
      try await store.forgetAttempts("a")
      #expect(try await attempt(59.7) == nil)
      #expect(try await attempt(120) == nil)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func attemptsFromAClockThatWasAheadDoNotLockForLong(database: TestDatabase) async throws {
    try await database.run { store async throws in
      func attempt(_ seconds: TimeInterval) async throws -> Date? {
        try await store.countAttempts([("a", 1)], period: 60, now: now + seconds)
      }
      #expect(try await attempt(86_400) == nil)
      #expect(try await attempt(86_401) != nil)
      #expect(try await attempt(0) == nil)
      // A clock that is slightly behind another continues its counts.
      #expect(try await attempt(-1) == now + 60)
    }
  }

  // MARK: - Players

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
      else { throw Missing() }
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

  private func rows(in store: GatherStore) async throws -> Int {
    try await store.database.read { try $0.count("SELECT count(*) FROM players", []) }
  }

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

  // MARK: - Matches

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
      await #expect(throws: Missing.self) {
        try await store.database.write { db in
          try db.announce(UUID())
          throw Missing()
        }
      }
      let score = Score(teamA: 1, teamB: 0)
      #expect(try await store.setScore(score, of: id, of: user, ifAt: nil) == .done)
      let told = await changes.next()
      #expect(told == .gather(id))
    }
  }
}
