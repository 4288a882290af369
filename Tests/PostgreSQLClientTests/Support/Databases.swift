import PostgreSQLClient
import TestPostgreSQL
import Testing

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

/// Waits until something comes true, half a minute at most.
func eventually(
  _ condition: () async throws -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  for _ in 0..<3000 {
    if try await condition() { return }
    try await Task.sleep(for: .milliseconds(10))
  }
  Issue.record("expected it to come true, waited for half a minute", sourceLocation: sourceLocation)
}
