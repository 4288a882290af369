import AppTesting
import Foundation
import GatherAPI
import HTTPTypes
import Logging
import NIOCore
import PostgreSQLClient
import ServerTesting
import Synchronization
import TestPostgreSQL
import Testing

@testable import GatherServer

/// Acknowledged writes survive the end of any process.
@Suite(.serialized)
struct CrashTests {
  @Test func acknowledgedWritesSurviveAKilledServer() async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "gather.sqlite")
    var server = try await GatherProcess(database: "sqlite:\(file.path)")
    var ana = SocketClient(port: server.port)
    #expect(try await ana.register("ana") == .created)
    ana = try await ana.loggedIn(as: "ana")
    let token = try #require(ana.token)
    let acknowledged = Acknowledged()
    for crash in 1...2 {
      let writing = writers(server.port, token, acknowledged)
      await until { acknowledged.ids.count > crash * 150 }
      server.kill()
      // The writers stop at the first request that fails.
      await writing.value
      try await check(file)
      server = try await GatherProcess(database: "sqlite:\(file.path)")
      ana = SocketClient(port: server.port, token: token)
      try await expectAll(acknowledged, ana)
    }
    server.stop()
    await until { server.exitCode == 0 }
  }

  @Test(.enabled(if: TestPostgreSQL.isWanted))
  func acknowledgedWritesSurviveARestartOfPostgreSQL() async throws {
    let postgreSQL = try await TestPostgreSQL()
    let server = try await GatherProcess(database: postgreSQL.url(database: "postgres"))
    var ana = SocketClient(port: server.port)
    #expect(try await ana.register("ana") == .created)
    ana = try await ana.loggedIn(as: "ana")
    let acknowledged = Acknowledged()
    let token = try #require(ana.token)
    let path = try #require(
      try await ana.send(.post, "/api/gathers", "{}").headers[.location]
    )
    let stream = try SocketReader(port: server.port, get: "\(path)/events", token: token)
    await until { stream.sees("event: gather") }
    let writing = writers(server.port, token, acknowledged, keepingOn: true)
    for crash in 1...2 {
      let count = acknowledged.ids.count
      await until { acknowledged.ids.count > count + 50 }
      if crash == 1 { try await postgreSQL.restart() } else { try await postgreSQL.kill() }
      if crash == 2 { try await postgreSQL.start() }
    }
    let count = acknowledged.ids.count
    await until { acknowledged.ids.count > count + 50 }
    writing.cancel()
    await writing.value
    #expect(acknowledged.failures.isSubset(of: [.serviceUnavailable]), "\(acknowledged.failures)")
    #expect(try await ana.send(.get, "/ready").status == .ok)
    try await expectAll(acknowledged, ana)
    server.stop()
    await until { server.exitCode == 0 }
    try await postgreSQL.stop()
  }

  @Test func twoProcessesMayStartOnOneNewFileAtOnce() async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = "sqlite:\(folder.appending(path: "gather.sqlite").path)"
    let servers = try await withThrowingTaskGroup(of: GatherProcess.self) { group in
      for _ in 1...3 { group.addTask { try await GatherProcess(database: url) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for server in servers {
      let client = SocketClient(port: server.port)
      #expect(try await client.send(.get, "/ready").status == .ok)
    }
  }

  /// GRDB lowers the level when it enables the write-ahead log.
  @Test func aWriteIsOnTheDiskBeforeItIsAcknowledged() async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = try SQLiteDatabase(file: folder.appending(path: "gather.sqlite"))
    let settings = try await database.write { db in
      [
        try db.rows("PRAGMA synchronous", []).map(\.values),
        try db.rows("PRAGMA journal_mode", []).map(\.values),
        try db.rows("PRAGMA foreign_keys", []).map(\.values),
      ]
    }
    #expect(settings == [[[.int(2)]], [["wal"]], [[.int(1)]]])
    await database.close()
  }

  @Test func manyMayStartOnOneNewFileAtOnce() async throws {
    let folder = try makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "gather.sqlite")
    let databases = try await withThrowingTaskGroup(of: SQLiteDatabase.self) { group in
      for _ in 1...6 { group.addTask { try SQLiteDatabase(file: file) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for database in databases {
      #expect(try await database.read { try $0.count("SELECT count(*) FROM users", []) } == 0)
      await database.close()
    }
  }

  // MARK: - Support

  /// The requests that were acknowledged to clients, and the other responses.
  private final class Acknowledged: Sendable {
    private let state = Mutex((ids: [String](), failures: Set<HTTPResponse.Status>()))

    var ids: [String] { state.withLock { $0.ids } }
    var failures: Set<HTTPResponse.Status> { state.withLock { $0.failures } }

    func add(_ id: String) { state.withLock { $0.ids.append(id) } }
    func addFailure(_ status: HTTPResponse.Status) {
      _ = state.withLock { $0.failures.insert(status) }
    }
  }

  /// Starts four clients that create matches until the server is gone, or the task is cancelled.
  private func writers(
    _ port: Int,
    _ token: String,
    _ acknowledged: Acknowledged,
    keepingOn: Bool = false
  ) -> Task<Void, Never> {
    Task {
      await withTaskGroup { group in
        for _ in 0..<4 {
          group.addTask { await write(port, token, acknowledged, keepingOn) }
        }
      }
    }
  }

  private func write(
    _ port: Int,
    _ token: String,
    _ acknowledged: Acknowledged,
    _ keepsOn: Bool
  ) async {
    let client = SocketClient(port: port, token: token)
    while !Task.isCancelled {
      guard let answer = try? await client.send(.post, "/api/gathers", "{}")
      else { break }
      if answer.status == .created, let path = answer.headers[.location],
        let id = path.split(separator: "/").last.map(String.init)
      {
        acknowledged.add(id)
      } else {
        acknowledged.addFailure(answer.status)
        if !keepsOn { break }
      }
    }
  }

  private func expectAll(_ acknowledged: Acknowledged, _ client: SocketClient) async throws {
    let response = try await client.send(.get, "/api/gathers")
    #expect(response.status == .ok)
    let gathers = try GatherJSON.decoder().decode(
      [GatherResponse].self,
      from: Data(response.body.readableBytesView)
    )
    let kept = Set(gathers.map(\.id.uuidString))
    #expect(acknowledged.ids.filter { !kept.contains($0) } == [])
    #expect(Set(acknowledged.ids).count == acknowledged.ids.count)
  }

  /// Checks the file after the crash.
  private func check(_ file: URL) async throws {
    let database = try SQLiteDatabase(file: file)
    for check in ["integrity_check", "foreign_key_check"] {
      let rows = try await database.read { try $0.rows("PRAGMA \(check)", []).map(\.values) }
      #expect(rows == (check == "integrity_check" ? [["ok"]] : []))
    }
    await database.close()
  }

  private func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "gather-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
