import PostgreSQLClient
import TestPostgreSQL

/// A fresh database on the server that all tests share.
func makeDatabase(
  _ adjust: (inout PostgreSQLConfiguration) -> Void = { _ in }
) async throws -> PostgreSQLDatabase {
  PostgreSQLDatabase(try await makeConfiguration(adjust))
}

/// Of a fresh database on the server that all tests share.
func makeConfiguration(
  _ adjust: (inout PostgreSQLConfiguration) -> Void = { _ in }
) async throws -> PostgreSQLConfiguration {
  let url = try await TestPostgreSQL.shared.makeDatabase()
  var configuration = try PostgreSQLConfiguration(url: url)
  // However busy the machine is.
  configuration.waitLimit = .seconds(60)
  adjust(&configuration)
  return configuration
}
