import Foundation
import Logging
import PostgreSQLClient

/// The address of the database: `sqlite:PATH`, `sqlite::memory:` or `postgres://…`.
public struct GatherDatabaseURL: Sendable {
  private enum Kind: Sendable {
    case memory
    case file(URL)
    case postgreSQL(PostgreSQLConfiguration)
  }

  /// The error of an invalid address, which describes what was expected.
  public struct Invalid: Error, CustomStringConvertible {
    public let description: String
  }

  private let kind: Kind

  /// - Throws: `Invalid`, which never contains a password.
  public init(_ text: String) throws(Invalid) {
    if text == "sqlite::memory:" {
      kind = .memory
    } else if text.hasPrefix("sqlite:"), text.count > 7 {
      kind = .file(URL(filePath: String(text.dropFirst(7)), directoryHint: .notDirectory))
    } else if text.hasPrefix("postgres://") || text.hasPrefix("postgresql://") {
      do {
        kind = .postgreSQL(try PostgreSQLConfiguration(url: text))
      } catch {
        throw Invalid(description: "\(error)")
      }
    } else {
      throw Invalid(
        description: """
          Expected a database such as sqlite:gather.sqlite, sqlite::memory: or \
          postgres://user:password@host/name.
          """
      )
    }
  }

  /// - Throws: The error of the database where it cannot be opened, or migrated to the newest
  ///   version.
  func open(logger: Logger) async throws -> any SQLDatabase {
    switch kind {
    case .memory: try SQLiteDatabase()
    case .file(let file): try SQLiteDatabase(file: file)
    case .postgreSQL(let configuration):
      try await PostgreSQLGatherDatabase(configuration, logger: logger)
    }
  }
}
