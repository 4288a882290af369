import PostgreSQLClient
import TestPostgreSQL

/// Creates an empty database on the server that all tests share.
func makeDatabase(
  _ adjust: (inout PostgreSQLConfiguration) -> Void = { _ in }
) async throws -> PostgreSQLDatabase {
  PostgreSQLDatabase(try await makeConfiguration(adjust))
}

/// Returns the configuration of an empty database on the server that all tests share.
func makeConfiguration(
  _ adjust: (inout PostgreSQLConfiguration) -> Void = { _ in }
) async throws -> PostgreSQLConfiguration {
  let url = try await TestPostgreSQL.shared.makeDatabase()
  var configuration = try PostgreSQLConfiguration(url: url)
  // Long enough for a busy machine.
  configuration.waitLimit = .seconds(60)
  adjust(&configuration)
  return configuration
}
