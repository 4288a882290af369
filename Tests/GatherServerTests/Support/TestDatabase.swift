import Foundation
import Logging
import PostgreSQLClient
import TestPostgreSQL
import Testing

@testable import GatherServer

/// The databases with which the storage is tested.
enum TestDatabase: CaseIterable, CustomTestStringConvertible {
  case memory, file, postgreSQL

  /// The databases that are available here.
  static var wanted: [TestDatabase] {
    allCases.filter { $0 != .postgreSQL || TestPostgreSQL.isWanted }
  }

  var testDescription: String {
    switch self {
    case .memory: "SQLite in memory"
    case .file: "SQLite in a file"
    case .postgreSQL: "PostgreSQL"
    }
  }

  /// The query of the names of all tables.
  var tablesQuery: String {
    switch self {
    case .memory, .file: "SELECT name FROM sqlite_master WHERE type = 'table'"
    case .postgreSQL:
      "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()"
    }
  }

  /// Runs the body with an empty database, which is removed afterwards.
  func run(_ body: (GatherStore) async throws -> Void) async throws {
    switch self {
    case .memory: try await run(try SQLiteDatabase(), body)
    case .file:
      let folder = FileManager.default.temporaryDirectory.appending(path: "gather-\(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      try await run(try SQLiteDatabase(file: folder.appending(path: "gather.sqlite")), body)
    case .postgreSQL:
      let url = try await TestPostgreSQL.shared.makeDatabase()
      var logger = Logger(label: "test")
      logger.logLevel = .critical
      var configuration = try PostgreSQLConfiguration(url: url)
      // Long enough for a busy machine.
      configuration.waitLimit = .seconds(60)
      try await run(try await PostgreSQLGatherDatabase(configuration, logger: logger), body)
    }
  }

  private func run(
    _ database: any SQLDatabase,
    _ body: (GatherStore) async throws -> Void
  ) async throws {
    do {
      try await body(GatherStore(database))
      await database.close()
    } catch {
      await database.close()
      throw error
    }
  }
}
