import Foundation
import GatherAPI
import HTTPTypes
import ServerTesting
import Testing

@testable import GatherServer

/// Passwords and tokens never appear in logs, errors or responses.
struct SecretsTests {
  private static let password = "Pa55word-kept-secret"
  private static let wrongPassword = "Wr0ng-kept-secret"

  @Test(arguments: TestDatabase.wanted)
  func theLogHoldsNone(database: TestDatabase) async throws {
    try await database.run { store in
      let server = try TestServer(store.database)
      var secrets = try await server.run { try await visit($0) }
      secrets += try await keptSecrets(store)
      try await breakDown(server, secrets)
      let log = server.log.text
      #expect(log.contains("A request failed."), "Nothing was logged.")
      for secret in secrets { #expect(!log.contains(secret), "\(secret)") }
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func theDatabaseHoldsNoneInClear(database: TestDatabase) async throws {
    try await database.run { store in
      let secrets = try await TestServer(store.database).run { try await visit($0) }
      let text = try await dump(store, database)
      #expect(text.contains("ana") && text.contains("scrypt$"), "Nothing was kept.")
      for secret in secrets { #expect(!text.contains(secret), "\(secret)") }
    }
  }

  @Test func theFilesHoldNoneInClearAndAreTheirUsersAlone() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "gather-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = try SQLiteDatabase(file: folder.appending(path: "gather.sqlite"))
    let secrets = try await TestServer(database).run { try await visit($0) }
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    #expect(files.map(\.lastPathComponent).sorted().prefix(1) == ["gather.sqlite"])
    for file in files {
      let bytes = try Data(contentsOf: file)
      for secret in secrets {
        #expect(bytes.firstRange(of: Data(secret.utf8)) == nil, "\(file.lastPathComponent)")
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(file.lastPathComponent)")
    }
    await database.close()
  }

  @Test func answersHoldOnlyTheTokenOfALogin() async throws {
    let server = try TestServer()
    try await server.run { client in
      let request = RegistrationRequest(username: "ana", password: Self.password)
      var texts = [try await client.send(.post, "/api/users", json: request)]
      texts.append(try await client.send(.post, "/api/users", json: request))
      texts.append(try await client.logIn("ana", Self.wrongPassword))
      let ana = try await client.loggedIn(as: "ana", password: Self.password)
      for path in ["users", "players", "gathers", "statistics", "nowhere"] {
        texts.append(try await ana.send(.get, "/api/\(path)"))
      }
      let secrets = [Self.password, Self.wrongPassword, ana.token ?? "", "scrypt$"]
      for response in texts {
        let all = response.text + response.headers.map { "\($0.name): \($0.value)" }.joined()
        for secret in secrets { #expect(!all.contains(secret), "\(secret)") }
      }
    }
  }

  @Test func descriptionsHoldNone() throws {
    let token = AccessToken()
    let cost = PasswordHash.Cost(logarithmOfRounds: 2, blockSize: 1, parallelism: 1)
    let hash = try PasswordHash(Self.password, cost: cost)
    let credentials = Data("ana:\(Self.password)".utf8).base64EncodedString()
    let values: [any Sendable] = [
      RegistrationRequest(username: "ana", password: Self.password),
      LoginResponse(token: token.text, userID: UUID()), token, hash,
      Account(id: UUID(), username: "ana", password: hash.text),
      try #require(Authorization("Basic \(credentials)")),
      try #require(Authorization("Bearer \(token.text)")),
      try GatherDatabaseURL("postgres://ana:\(Self.password)@127.0.0.1/gather"),
    ]
    let secrets = [Self.password, token.text, token.digest] + parts(of: hash.text)
    for value in values {
      for text in [
        "\(value)", String(reflecting: value), "\([value])", "\(Optional(value) as Any)",
      ] {
        for secret in secrets { #expect(!text.contains(secret), "\(type(of: value))") }
      }
    }
  }

  @Test(arguments: [
    "mysql://ana:Pa55word-kept-secret@host/gather",
    "postgres://ana:Pa55word-kept-secret@host/gather?nonsense=1",
    "postgres://ana:Pa55word-kept-secret@[host/gather",
  ])
  func aDatabaseThatCannotBeReadIsNotRepeated(url: String) throws {
    let error = try #require(throws: GatherDatabaseURL.Invalid.self) {
      try GatherDatabaseURL(url)
    }
    #expect(!"\(error)".contains(Self.password))
  }

  // MARK: - Support

  /// Registers, logs in with and without success, sends valid and invalid requests; returns all
  /// secrets involved.
  private func visit(_ client: TestClient) async throws -> [String] {
    let ana = try await client.newUser("ana", password: Self.password)
    let token = try #require(ana.token)
    let request = RegistrationRequest(username: "ana", password: Self.password)
    #expect(try await client.send(.post, "/api/users", json: request).status == .conflict)
    #expect(try await client.logIn("ana", Self.wrongPassword).status == .unauthorized)
    #expect(try await client.logIn("nobody", Self.wrongPassword).status == .unauthorized)
    let broken = #"{"username": ["\#(Self.password)"], "password": "\#(Self.password)"#
    #expect(try await client.send(.post, "/api/users", broken).status == .badRequest)
    let zoe = try await ana.newPlayer("Zoe")
    let gather = try await ana.newGather([LineUpEntry(playerId: zoe, team: .a)])
    for path in ["users", "players", "gathers/\(gather)", "gathers/nonsense", "nowhere"] {
      _ = try await ana.send(.get, "/api/\(path)")
    }
    _ = try await ana.send(.put, "/api/gathers/\(gather)", #"{"score": "much"}"#)
    let names = [
      "ana:\(Self.password)", "ana:\(Self.wrongPassword)", "nobody:\(Self.wrongPassword)",
    ]
    return [Self.password, Self.wrongPassword, token]
      + names.map { Data($0.utf8).base64EncodedString() }
  }

  /// Returns the stored forms of passwords and tokens, which must not appear in the log.
  private func keptSecrets(_ store: GatherStore) async throws -> [String] {
    let hashes = try await store.database.read { db in
      try db.rows("SELECT password FROM users", []).map { try $0.text(0) }
    }
    let digests = try await store.database.read { db in
      try db.rows("SELECT digest FROM tokens", []).map { try $0.text(0) }
    }
    #expect(!hashes.isEmpty && !digests.isEmpty)
    return digests + hashes + hashes.flatMap(parts)
  }

  /// Returns the salt and output of a hash.
  private func parts(of hash: String) -> [String] {
    hash.split(separator: "$").suffix(2).map(String.init)
  }

  /// Drops tables, then the database, and continues to send requests.
  private func breakDown(_ server: TestServer, _ secrets: [String]) async throws {
    let database = server.service.store.database
    try await database.write { db in
      try db.run("ALTER TABLE tokens RENAME TO gone", [])
      _ = try db.run("ALTER TABLE users RENAME TO gone_too", [])
    }
    try await server.run { client in try await ask(client, secrets, .internalServerError) }
    await database.close()
    try await server.run { client in try await ask(client, secrets, .serviceUnavailable) }
  }

  private func ask(
    _ client: TestClient,
    _ secrets: [String],
    _ status: HTTPResponse.Status
  ) async throws {
    var ana = client
    ana.token = secrets[2]
    let request = RegistrationRequest(username: "bob", password: Self.password)
    for response in [
      try await ana.send(.get, "/api/players"), try await client.logIn("ana", Self.password),
      try await client.send(.post, "/api/users", json: request),
    ] {
      #expect(response.status == status)
      for secret in secrets { #expect(!response.text.contains(secret)) }
    }
  }

  /// Returns every row of every table, as text.
  private func dump(_ store: GatherStore, _ database: TestDatabase) async throws -> String {
    var text = ""
    let tables = try await store.database.read { try $0.rows(database.tablesQuery, []) }
    for row in tables {
      let table = try row.text(0)
      let rows = try await store.database.read { try $0.rows("SELECT * FROM \(table)", []) }
      text += "\(table)\n\(rows.map { "\($0.values)" }.joined(separator: "\n"))\n"
    }
    return text
  }
}
