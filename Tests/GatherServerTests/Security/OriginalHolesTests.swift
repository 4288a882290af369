import Foundation
import GatherAPI
import Hummingbird
import ServerTesting
import Testing

@testable import GatherServer

/// The original server's vulnerabilities, S1 to S18, which ours does not have.
///
/// S19 was that it had no tests.
struct OriginalHolesTests {
  /// S1: every user could add any player to any match, existing or not.
  @Test func onlyOwnPlayersJoinOwnMatches() async throws {
    try await TestServer().run { client in
      let (ana, bob) = (try await client.newUser("ana"), try await client.newUser("bob"))
      // Each account numbers its own players: Ana's second has a number that Bob has none of.
      _ = try await ana.newPlayer("Ana's first")
      let (anas, bobs) = (try await ana.newPlayer("Ana's"), try await bob.newPlayer("Bob's"))
      let (evening, night) = (try await ana.newGather(), try await bob.newGather())
      for (gather, player) in [(night, anas), (evening, bobs), (evening, anas), (night, 4711)] {
        let path = "/api/gathers/\(gather)/players/\(player)"
        #expect(try await bob.send(.post, path, json: TeamRequest(team: .a)).status == .notFound)
      }
      for (user, gather) in [(ana, evening), (bob, night)] {
        #expect(try await user.get([PlayerResponse].self, "/api/gathers/\(gather)/players") == [])
      }
    }
  }

  /// S2: a user who added the ids 1, 2, 3 … to a match could read everybody's players.
  @Test func aMatchShowsNoPlayersOfOthers() async throws {
    try await TestServer().run { client in
      let (ana, bob) = (try await client.newUser("ana"), try await client.newUser("bob"))
      let secret = try await ana.newPlayer("Hidden")
      let night = try await bob.newGather()
      for id in 0...secret + 1 {
        _ = try await bob.send(
          .post,
          "/api/gathers/\(night)/players/\(id)",
          json: TeamRequest(team: .a)
        )
      }
      let body = GatherCreateRequest(players: [LineUpEntry(playerId: secret, team: .b)])
      #expect(try await bob.send(.post, "/api/gathers", json: body).status == .notFound)
      #expect(try await bob.send(.get, "/api/gathers/\(night)/players").text == "[]")
      #expect(try await bob.get([GatherResponse].self, "/api/gathers").count == 1)
    }
  }

  /// S3: the list of all accounts was public.
  @Test func otherAccountsAreHidden() async throws {
    try await TestServer().run { client in
      let (ana, bob) = (try await client.newUser("ana"), try await client.newUser("bob"))
      let anas = try await ana.get([UserResponse].self, "/api/users")
      #expect(anas.map(\.username) == ["ana"])
      let id = try #require(anas.first?.id)
      #expect(try await client.send(.get, "/api/users").status == .unauthorized)
      #expect(try await client.send(.get, "/api/users/\(id)").status == .unauthorized)
      #expect(try await bob.get([UserResponse].self, "/api/users").map(\.username) == ["bob"])
      #expect(try await bob.send(.get, "/api/users/\(id)").status == .notFound)
      #expect(try await ana.get(UserResponse.self, "/api/users/\(id)").username == "ana")
    }
  }

  /// S4: the client could choose ids, and leave name and password empty.
  @Test func theServerChoosesIdsAndOwners() async throws {
    try await TestServer().run { client in
      let id = UUID()
      let body = #"{"id": "\#(id)", "username": "ana", "password": "a good password"}"#
      #expect(try await client.send(.post, "/api/users", body).newID != id.uuidString)
      let (ana, bob) = (try await client.loggedIn(as: "ana"), try await client.newUser("bob"))
      let owner = try #require(try await bob.get([UserResponse].self, "/api/users").first?.id)
      let player = #"{"id": 99, "userId": "\#(owner)", "user_id": "\#(owner)", "name": "Zoe"}"#
      #expect(try await ana.send(.post, "/api/players", player).newID != "99")
      _ = try await ana.send(.post, "/api/gathers", #"{"id": "\#(id)", "userId": "\#(owner)"}"#)
      #expect(try await ana.get([GatherResponse].self, "/api/gathers").first?.id != id)
      for list in ["players", "gathers"] {
        #expect(try await bob.send(.get, "/api/\(list)").text == "[]")
      }
    }
  }

  /// S4 again: the declared limits of names and passwords, which the original never checked.
  @Test(arguments: [
    ("", "a good password"), ("  ", "a good password"), ("a:b", "a good password"),
    ("a\u{0}b", "a good password"), ("ana", ""), ("ana", "seven 7"),
    (String(repeating: "a", count: 65), "a good password"),
    ("ana", String(repeating: "a", count: 257)),
  ])
  func namesAndPasswordsHaveRules(name: String, password: String) async throws {
    try await TestServer().run { client in
      let request = RegistrationRequest(username: name, password: password)
      let response = try await client.send(.post, "/api/users", json: request)
      #expect(response.status == .badRequest)
      #expect(try response.problem().fields?.count == 1)
    }
  }

  /// S5: logins never expired, and tokens were stored in plain text.
  @Test func loginsEndAndOnlyDigestsAreKept() async throws {
    let server = try TestServer()
    try await server.run { client in
      let ana = try await client.newUser("ana")
      let token = try #require(ana.token)
      let kept = try await server.service.store.database.read { db in
        try db.rows("SELECT digest FROM tokens", []).map { try $0.text(0) }
      }
      #expect(kept == [AccessToken(token)?.digest])
      #expect(kept != [token])
      server.clock.pass(30 * 24 * 3600)
      #expect(try await ana.send(.get, "/api/players").status == .unauthorized)
      let again = try await client.loggedIn(as: "ana")
      #expect(try await again.send(.post, "/api/users/logout").status == .noContent)
      #expect(try await again.send(.get, "/api/players").status == .unauthorized)
    }
  }

  /// S6: the digest that the client sends served as the stored password, without any requirements.
  ///
  /// The operator adds TLS in front.
  @Test func aClientsDigestIsHashedAgain() async throws {
    let server = try TestServer()
    try await server.run { client in
      // The original client's digest of "demo-password" is a password like any other.
      let digest = "41bd876b085d6031cb0e04de35b88d77f83a4ba39f879fee40805ac19e356023"
      let ana = try await client.newUser("ana", password: digest)
      #expect(try await ana.send(.get, "/api/players").status == .ok)
      let name = try #require(Username("ana"))
      let account = try #require(try await server.service.store.account(named: name))
      #expect(account.password.hasPrefix("scrypt$"))
      #expect(!account.password.contains(digest))
      #expect(try await client.logIn("ana", account.password).status == .unauthorized)
      #expect(try await client.logIn("ana", "demo-password").status == .unauthorized)
    }
  }

  /// S7: guesses, registrations and rows were not limited.
  ///
  /// `ThrottlingTests` tests the rest.
  @Test func guessesAccountsAndRowsAreLimited() async throws {
    let server = try TestServer { $0.attemptsPerAccountAndAddress = 2 }
    try await server.run { client in
      let ana = try await client.newUser("ana")
      for status in [HTTPResponse.Status.unauthorized, .unauthorized, .tooManyRequests] {
        #expect(try await client.logIn("ana", "a bad password").status == status)
      }
      let user = try #require(try await ana.get([UserResponse].self, "/api/users").first?.id)
      try await server.service.store.database.write { db in
        for number in 1...GatherLimits.players {
          try db.run(
            "INSERT INTO players (name, user_id, number) VALUES (?1, ?2, ?3)",
            [.init("\(number)"), .init(user), .init(number)]
          )
        }
      }
      let response = try await ana.send(.post, "/api/players", json: PlayerRequest(name: "One"))
      #expect(response.status == .conflict)
    }
  }

  /// S8: an unknown name was rejected immediately.
  @Test func unknownNamesWaitForAHashToo() async throws {
    // No request may wait: each that reaches the hasher is rejected.
    let server = try TestServer { $0.waitingHashes = 0 }
    let name = try #require(Username("ana"))
    let hash = try PasswordHash("a good password", cost: server.service.hasher.cost)
    _ = try await server.service.store.createAccount(
      name: name,
      password: hash.text,
      now: server.clock.now
    )
    try await server.run { client in
      for name in ["ana", "nobody"] {
        let response = try await client.logIn(name, "a bad password")
        #expect(response.status == .serviceUnavailable)
      }
    }
  }

  /// S8 again: hashing blocked all other requests.
  @Test func othersAreServedWhileAPasswordIsHashed() async throws {
    let database = try SQLiteDatabase()
    let ana = try await TestServer(database).run { try await $0.newUser("ana").token }
    let server = try TestServer(database) { $0.passwordCost = .standard }
    try await server.run { client in
      var reader = client
      reader.token = ana
      let counting = Task { [reader] in
        var served = 0
        while !Task.isCancelled {
          let response = try? await reader.send(.get, "/api/players")
          served += response?.status == .ok ? 1 : 0
        }
        return served
      }
      let response = try await client.logIn("nobody", "a bad password")
      counting.cancel()
      #expect(response.status == .unauthorized)
      #expect(await counting.value > 3)
    }
  }

  /// S9: a taken name caused a server error that contained the database's message.
  @Test(arguments: ["ana", "ANA", " ana ", "\u{FF41}na"])
  func aNameThatIsTakenIsAConflict(name: String) async throws {
    try await TestServer().run { client in
      _ = try await client.newUser("ana")
      let request = RegistrationRequest(username: name, password: "another password")
      let response = try await client.send(.post, "/api/users", json: request)
      #expect(response.status == .conflict)
      let detail = try response.problem().detail
      #expect(detail == "This name is taken. Choose another one.")
    }
  }

  /// S10: a player could be in a match twice, on any side; a deleted match left its line-up behind.
  @Test(arguments: TestDatabase.wanted)
  func aPlayerIsInAMatchOnceAndADeletedMatchLeavesNothing(database: TestDatabase) async throws {
    try await database.run { store in
      try await TestServer(store.database).run { client in
        let ana = try await client.newUser("ana")
        let (zoe, yan) = (try await ana.newPlayer("Zoe"), try await ana.newPlayer("Yan"))
        let gather = try await ana.newGather([LineUpEntry(playerId: yan, team: .a)])
        let path = "/api/gathers/\(gather)/players"
        for team in [Team.a, .a, .b] {
          let body = TeamRequest(team: team)
          #expect(try await ana.send(.post, "\(path)/\(zoe)", json: body).status == .ok)
        }
        let body = #"{"team": "Team C"}"#
        #expect(try await ana.send(.post, "\(path)/\(zoe)", body).status == .badRequest)
        let players = try await ana.get([PlayerResponse].self, path)
        #expect(players.map(\.team) == [.a, .b])
        #expect(try await ana.send(.delete, "/api/players/\(zoe)").status == .noContent)
        #expect(try await ana.get([PlayerResponse].self, path).map(\.id) == [yan, zoe])
        #expect(try await ana.send(.delete, "/api/gathers/\(gather)").status == .noContent)
        let left = try await store.database.read {
          (
            try $0.count("SELECT count(*) FROM line_ups", []),
            try $0.count("SELECT count(*) FROM players WHERE is_deleted = 1", [])
          )
        }
        #expect(left == (0, 0))
      }
    }
  }

  /// S11: a new player got the id of a deleted one, and that one's matches.
  @Test(arguments: TestDatabase.wanted)
  func idsAreNeverReused(database: TestDatabase) async throws {
    try await database.run { store in
      try await TestServer(store.database).run { client in
        let ana = try await client.newUser("ana")
        let old = try await ana.newPlayer("Old")
        _ = try await ana.newGather([LineUpEntry(playerId: old, team: .a)])
        #expect(try await ana.send(.delete, "/api/players/\(old)").status == .noContent)
        let new = try await ana.newPlayer("New")
        #expect(new > old)
        #expect(try await ana.send(.get, "/api/players/\(new)/gathers").text == "[]")
      }
    }
  }

  /// S12: a match always claimed to belong to the caller.
  @Test func aMatchNamesItsOwner() async throws {
    try await TestServer().run { client in
      let (ana, bob) = (try await client.newUser("ana"), try await client.newUser("bob"))
      let evening = try await ana.newGather()
      let owner = try #require(try await ana.get([UserResponse].self, "/api/users").first?.id)
      #expect(try await ana.get(GatherResponse.self, "/api/gathers/\(evening)").userId == owner)
      #expect(try await bob.send(.get, "/api/gathers/\(evening)").status == .notFound)
    }
  }

  /// S13: names, ages and scores could be anything.
  @Test(arguments: [
    #"{"name": ""}"#, #"{"name": " \n"}"#, #"{"name": "a\u0000b"}"#, #"{"name": 3}"#, "{}", "[]",
    "",
    #"{"name": "Zoe", "age": 0}"#, #"{"name": "Zoe", "age": -4}"#, #"{"name": "Zoe", "age": 131}"#,
    #"{"name": "Zoe", "age": 99999999999999999999}"#, #"{"name": "Zoe", "skill": "god"}"#,
    #"{"name": "Zoe", "preferredPosition": "bench"}"#, #"{"name": "Zoe", "age": "30"}"#,
    "{\"name\": \"\(String(repeating: "z", count: 101))\"}",
    "{\"name\": \"Zoe\", \"favouriteTeam\": \"\(String(repeating: "z", count: 101))\"}",
    "{\"name\": \"z\(String(repeating: "\u{0301}", count: 2000))\"}",
  ])
  func playersHaveRules(body: String) async throws {
    try await TestServer().run { client in
      let ana = try await client.newUser("ana")
      let zoe = try await ana.newPlayer("Zoe")
      #expect(try await ana.send(.post, "/api/players", body).status == .badRequest)
      #expect(try await ana.send(.put, "/api/players/\(zoe)", body).status == .badRequest)
      #expect(try await ana.get([PlayerResponse].self, "/api/players").map(\.name) == ["Zoe"])
    }
  }

  /// S13 again: a result could be any text, and the winner the team that lost.
  @Test(arguments: [
    ("1;0", "Team A"), ("-1-0", "Team B"), ("1-0", "Team B"), ("1-1", "Team A"), ("2-1", "None"),
    ("1000-0", "Team A"), ("01-0", "Team A"), ("", "None"), ("1-0", ""), ("1-0", "Team C"),
    ("\u{0661}-0", "Team A"),
  ])
  func resultsHaveRules(score: String, winner: String) async throws {
    try await TestServer().run { client in
      let ana = try await client.newUser("ana")
      let path = "/api/gathers/\(try await ana.newGather())"
      let body = #"{"score": "\#(score)", "winnerTeam": "\#(winner)"}"#
      #expect(try await ana.send(.put, path, body).status == .badRequest)
      #expect(try await ana.get(GatherResponse.self, path).endedAt == nil)
    }
  }

  /// S13 once more: a match that had ended could be changed for ever.
  @Test func anEndedMatchCannotChange() async throws {
    try await TestServer().run { client in
      let ana = try await client.newUser("ana")
      let (zoe, yan) = (try await ana.newPlayer("Zoe"), try await ana.newPlayer("Yan"))
      let path = "/api/gathers/\(try await ana.newGather([LineUpEntry(playerId: yan, team: .a)]))"
      let result = GatherResultRequest(score: Score(teamA: 2, teamB: 1))
      #expect(try await ana.send(.put, path, json: result).status == .noContent)
      let ended = try await ana.send(.get, path).text
      let other = GatherResultRequest(score: Score(teamA: 0, teamB: 1))
      #expect(try await ana.send(.put, path, json: other).status == .conflict)
      let score = ScoreRequest(score: Score(teamA: 3, teamB: 1))
      #expect(try await ana.send(.patch, path, json: score).status == .conflict)
      let team = TeamRequest(team: .b)
      for player in [zoe, yan] {
        let response = try await ana.send(.post, "\(path)/players/\(player)", json: team)
        #expect(response.status == .conflict)
      }
      #expect(try await ana.send(.delete, "\(path)/players/\(yan)").status == .conflict)
      #expect(try await ana.send(.get, path).text == ended)
    }
  }

  /// S14: the documented body of a new match was ignored.
  @Test func aNewMatchHasThePlayersOfItsBody() async throws {
    try await TestServer().run { client in
      let ana = try await client.newUser("ana")
      let zoe = try await ana.newPlayer("Zoe")
      let gather = try await ana.newGather([LineUpEntry(playerId: zoe, team: .b)])
      let players = try await ana.get([PlayerResponse].self, "/api/gathers/\(gather)/players")
      #expect(players.map(\.team) == [.b])
      for body in [#"{"players": 3}"#, #"{"players": [{"playerId": \#(zoe)}]}"#, "nonsense"] {
        #expect(try await ana.send(.post, "/api/gathers", body).status == .badRequest)
      }
      #expect(try await ana.get([GatherResponse].self, "/api/gathers").count == 1)
    }
  }

  /// S15: lists had no order and no pages.
  @Test(arguments: TestDatabase.wanted)
  func listsHaveAnOrderAndPages(database: TestDatabase) async throws {
    try await database.run { store in
      let server = try TestServer(store.database)
      try await server.run { client in
        let ana = try await client.newUser("ana")
        var gathers: [String] = []
        for name in ["c", "a", "b"] {
          _ = try await ana.newPlayer(name)
          gathers.insert(try await ana.newGather(), at: 0)
          server.clock.pass(1)
        }
        let players = try await ana.get([PlayerResponse].self, "/api/players")
        #expect(players.map(\.name) == ["c", "a", "b"])
        let listed = try await ana.get([GatherResponse].self, "/api/gathers")
        #expect(listed.map(\.id.uuidString) == gathers)
        let next = try #require(players.first?.id)
        let page = try await ana.get(
          [PlayerResponse].self,
          "/api/players?limit=1&after=\(next)"
        )
        #expect(page.map(\.name) == ["a"])
      }
    }
  }

  /// S16: the side of a player was stored, but never returned.
  @Test func aMatchListsPlayersWithTheirTeams() async throws {
    try await TestServer().run { client in
      let ana = try await client.newUser("ana")
      let (zoe, yan) = (try await ana.newPlayer("Zoe"), try await ana.newPlayer("Yan"))
      let entries = [LineUpEntry(playerId: zoe, team: .b), LineUpEntry(playerId: yan, team: .a)]
      let gather = try await ana.newGather(entries)
      let players = try await ana.get([PlayerResponse].self, "/api/gathers/\(gather)/players")
      #expect(
        Set(players.map { LineUpEntry(playerId: $0.id, team: $0.team ?? .a) }) == Set(entries)
      )
    }
  }

  /// S17: all data was lost at a restart.
  @Test func aRestartLosesNothing() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "gather-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "gather.sqlite")
    let database = try SQLiteDatabase(file: file)
    let token = try await TestServer(database).run { client in
      let ana = try await client.newUser("ana")
      _ = try await ana.newPlayer("Zoe")
      return ana.token
    }
    await database.close()
    try await TestServer(try SQLiteDatabase(file: file)).run { client in
      var ana = client
      ana.token = token
      let players = try await ana.get([PlayerResponse].self, "/api/players")
      #expect(players.map(\.name) == ["Zoe"])
    }
  }

  /// S17 again: players that are added concurrently could encounter a lock.
  @Test(arguments: TestDatabase.wanted)
  func playersThatAreAddedAtOnceAreAllThere(database: TestDatabase) async throws {
    try await database.run { store in
      try await TestServer(store.database).run { client in
        let ana = try await client.newUser("ana")
        try await withThrowingTaskGroup(of: Int.self) { group in
          for number in 0..<20 {
            group.addTask { try await ana.newPlayer("Player \(number)") }
          }
          let ids = try await group.reduce(into: Set()) { $0.insert($1) }
          #expect(ids.count == 20)
        }
        #expect(try await ana.get([PlayerResponse].self, "/api/players").count == 20)
      }
    }
  }

  /// S18: objects with secrets could be encoded as they are.
  @Test func anAccountIsSentWithoutItsSecrets() async throws {
    try await TestServer().run { client in
      let ana = try await client.newUser("ana")
      let object = try JSONSerialization.jsonObject(
        with: Data(try await ana.send(.get, "/api/users").body.readableBytesView)
      )
      let users = try #require(object as? [[String: Any]])
      #expect(users.map { Set($0.keys) } == [["id", "username"]])
      let login = try JSONSerialization.jsonObject(
        with: Data(try await client.logIn("ana", "a good password").body.readableBytesView)
      )
      let keys = try #require(login as? [String: Any]).keys
      #expect(Set(keys) == ["token", "userID", "expiresAt"])
    }
  }
}
