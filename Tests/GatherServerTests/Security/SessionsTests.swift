import Foundation
import GatherAPI
import HTTPTypes
import ServerTesting
import Testing

@testable import GatherServer

/// The lifetime of logins.
struct SessionsTests {
  @Test func aSessionEndsAtItsExpiryDate() async throws {
    let server = try TestServer { $0.tokenLifetime = .seconds(100) }
    try await server.run { client in
      _ = try await client.newUser("ana")
      let login = try await client.logIn("ana", "a good password").value(LoginResponse.self)
      #expect(login.expiresAt == server.clock.now.addingTimeInterval(100))
      var ana = client
      ana.token = login.token
      server.clock.pass(99)
      #expect(try await ana.send(.get, "/api/players").status == .ok)
      server.clock.pass(1)
      let response = try await ana.send(.get, "/api/players")
      #expect(response.status == .unauthorized)
      #expect(response.headers[.wwwAuthenticate] == "Bearer")
    }
  }

  @Test func loggingOutEndsOnlyThisSession() async throws {
    try await TestServer().run { client in
      let phone = try await client.newUser("ana")
      let tablet = try await client.loggedIn(as: "ana")
      #expect(try await phone.send(.post, "/api/users/logout").status == .noContent)
      #expect(try await phone.send(.get, "/api/players").status == .unauthorized)
      #expect(try await phone.send(.post, "/api/users/logout").status == .unauthorized)
      #expect(try await tablet.send(.get, "/api/players").status == .ok)
    }
  }

  @Test func loggingOutEverywhereEndsAllLoginsOfTheAccount() async throws {
    try await TestServer().run { client in
      let bob = try await client.newUser("bob")
      let phone = try await client.newUser("ana")
      let tablet = try await client.loggedIn(as: "ana")
      let response = try await phone.send(.post, "/api/users/logout?everywhere=true")
      #expect(response.status == .noContent)
      for ana in [phone, tablet] {
        #expect(try await ana.send(.get, "/api/players").status == .unauthorized)
      }
      #expect(try await bob.send(.get, "/api/players").status == .ok)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func theOldestSessionBeyondTheLimitEnds(database: TestDatabase) async throws {
    try await database.run { store in
      let server = try TestServer(store.database)
      try await server.run { client in
        let bob = try await client.newUser("bob")
        server.clock.pass(1)
        var logins = [try await client.newUser("ana")]
        for _ in 1...20 {
          server.clock.pass(1)
          logins.append(try await client.loggedIn(as: "ana"))
        }
        #expect(try await logins.removeFirst().send(.get, "/api/players").status == .unauthorized)
        for login in logins {
          #expect(try await login.send(.get, "/api/players").status == .ok)
        }
        #expect(try await bob.send(.get, "/api/players").status == .ok)
      }
    }
  }

  @Test func expiredSessionsAreDeleted() async throws {
    let server = try TestServer { $0.tokenLifetime = .seconds(100) }
    try await server.run { client in
      _ = try await client.newUser("ana")
      server.clock.pass(100)
      _ = try await client.newUser("bob")
      let count = try await server.service.store.database.read { db in
        try db.count("SELECT count(*) FROM tokens", [])
      }
      #expect(count == 1)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func deletingAnAccountEndsItsSessionsAndDeletesItsData(database: TestDatabase) async throws {
    try await database.run { store in
      try await TestServer(store.database).run { client in
        let phone = try await client.newUser("ana")
        let tablet = try await client.loggedIn(as: "ana")
        let zoe = try await phone.newPlayer("Zoe")
        _ = try await phone.newGather([LineUpEntry(playerId: zoe, team: .a)])
        #expect(try await phone.send(.delete, "/api/users").status == .noContent)
        for ana in [phone, tablet] {
          #expect(try await ana.send(.get, "/api/players").status == .unauthorized)
        }
        #expect(try await client.logIn("ana", "a good password").status == .unauthorized)
        for table in ["users", "tokens", "players", "gathers", "line_ups"] {
          let count = try await store.database.read { db in
            try db.count("SELECT count(*) FROM \(table)", [])
          }
          #expect(count == 0, "\(table)")
        }
        let next = try await client.newUser("ana")
        #expect(try await next.send(.get, "/api/players").text == "[]")
      }
    }
  }

  @Test func aWeakerHashIsReplacedAtLogin() async throws {
    let database = try SQLiteDatabase()
    _ = try await TestServer(database).run { try await $0.newUser("ana") }
    let server = try TestServer(database) {
      $0.passwordCost = .init(logarithmOfRounds: 3, blockSize: 1, parallelism: 1)
    }
    let name = try #require(Username("ana"))
    try await server.run { client in
      let old = try await server.service.store.account(named: name)?.password
      #expect(old?.hasPrefix("scrypt$2$1$1$") == true)
      #expect(try await client.logIn("ana", "a bad password").status == .unauthorized)
      #expect(try await server.service.store.account(named: name)?.password == old)
      #expect(try await client.logIn("ana", "a good password").status == .ok)
      let new = try await server.service.store.account(named: name)?.password
      #expect(new?.hasPrefix("scrypt$3$1$1$") == true)
      #expect(try await client.logIn("ana", "a good password").status == .ok)
      #expect(try await server.service.store.account(named: name)?.password == new)
    }
  }

  /// The maximum is 1024 bytes; a character may have any number of them.
  @Test(arguments: [
    "eight ch", "  spaces  ", "with:colons:in:it", "\u{65}\u{301}\u{65}\u{301} cafe\u{301} au lait",
    String(repeating: "a", count: 256), String(repeating: "\u{1F600}", count: 256),
  ])
  func anAcceptedPasswordLogsIn(password: String) async throws {
    try await TestServer().run { client in
      let ana = try await client.newUser("ana", password: password)
      #expect(try await ana.send(.get, "/api/players").status == .ok)
    }
  }

  @Test func anUnusablePasswordIsRejected() async throws {
    try await TestServer().run { client in
      let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
      let request = RegistrationRequest(
        username: "ana",
        password: String(repeating: family, count: 64)
      )
      let response = try await client.send(.post, "/api/users", json: request)
      #expect(response.status == .badRequest)
    }
  }

  @Test func onlyAWholeTokenIsAccepted() async throws {
    try await TestServer().run { client in
      let ana = try await client.newUser("ana")
      let token = try #require(ana.token)
      let digest = try #require(AccessToken(token)).digest
      let basic = Data("ana:a good password".utf8).base64EncodedString()
      for field in [
        "Bearer \(digest)", "Bearer", "Bearer ", "Bearer \(token)x", "Bearer \(token.dropLast())",
        "Bearer \(token), Bearer \(token)", "Basic \(basic)", "Token \(token)", token, "",
        "Bearer \(String(repeating: "a", count: 5000))", "Bearer \(token.lowercased())",
      ] {
        let response = try await client.send(.get, "/api/players", nil, [.authorization: field])
        #expect(response.status == .unauthorized, "\(field.prefix(40))")
      }
      let response = try await client.send(
        .get,
        "/api/players",
        nil,
        [.authorization: "bearer \(token)"]
      )
      #expect(response.status == .ok)
    }
  }

  @Test func tokensAreNeverTheSame() {
    let tokens = (0..<1000).map { _ in AccessToken().text }
    #expect(Set(tokens).count == 1000)
    #expect(tokens.allSatisfy { $0.count == 43 && AccessToken($0)?.text == $0 })
  }
}
