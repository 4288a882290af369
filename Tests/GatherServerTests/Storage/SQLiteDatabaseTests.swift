import Foundation
import Testing

@testable import GatherServer

struct SQLiteDatabaseTests {
  @Test func aClosedDatabaseIsCompleteWithoutItsLog() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "gather.sqlite")
    let database = try SQLiteDatabase(file: file)
    let count: @Sendable (any SQLConnection) throws -> Int = {
      try $0.rows("SELECT COUNT(*) FROM attempts", [])[0].int(0)
    }
    try await database.write { db in
      _ = try db.run("INSERT INTO attempts VALUES ('ana', 1, ?1)", [.init(Date())])
    }
    // The last connection to close is a reader.
    #expect(try await database.read(count) == 1)
    await database.close()
    let copy = folder.appending(path: "copy.sqlite")
    try FileManager.default.copyItem(at: file, to: copy)
    let restored = try SQLiteDatabase(file: copy)
    #expect(try await restored.read(count) == 1)
    await restored.close()
  }

  @Test func operationsDuringClosingSucceedOrAreRefused() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for round in 0..<20 {
      let database = try SQLiteDatabase(file: folder.appending(path: "\(round).sqlite"))
      await withTaskGroup { group in
        for _ in 0..<20 {
          group.addTask {
            do {
              _ = try await database.read { try $0.rows("SELECT COUNT(*) FROM users", []) }
            } catch {
              #expect(error as? StorageError == .unavailable)
            }
          }
        }
        group.addTask { await database.close() }
        group.addTask { await database.close() }
      }
    }
  }
}
