import Foundation
import GatherAPI
import Testing

@testable import GatherServer

/// The requirements of every storage of accounts: `GatherStore+Accounts`.
struct AccountStorageTests: StorageContract {
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
}
