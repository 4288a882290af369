import PostgreSQLClient
import Testing

struct PostgreSQLConfigurationTests {
  @Test(arguments: [
    ("postgres://ana:geheim@db.example:5433/gather", "ana@db.example:5433/gather"),
    ("postgresql://ana:geheim@db.example/gather?sslmode=require", "ana@db.example/gather"),
    ("postgres://ana:geheim@/gather?host=/run/postgresql", "ana@/run/postgresql/gather"),
    ("postgres://ana:ge%3Ahe%40im@[::1]/g%C3%A4ther", "ana@::1/gäther"),
    ("postgres:///gather?password=geheim", "/gather"),
  ])
  func readsAURLAndHidesThePassword(url: String, description: String) throws {
    let configuration = try PostgreSQLConfiguration(url: url)
    #expect("\(configuration)" == description)
    for text in texts(of: configuration) + texts(of: PostgreSQLDatabase(configuration)) {
      #expect(!text.contains("geheim") && !text.contains("ge:he@im"))
    }
  }

  @Test(arguments: [
    "", "geheim", "mysql://ana:geheim@db/gather", "host=db password=geheim",
    "postgres://ana:geheim%zz@db/gather", "postgres://ana:geheim@[::1/gather",
    "postgres://ana:geheim@db/gather?colour=geheim", "postgres://ana:geheim@[::1]x/gather",
    "postgres://ana:geheim@db/gat\0her",
  ])
  func refusesOtherTextWithoutRepeatingIt(url: String) throws {
    let error = try #require(throws: PostgreSQLError.self) {
      try PostgreSQLConfiguration(url: url)
    }
    #expect(error.description.contains("expected postgres://user:password@host:port/database"))
    for text in texts(of: error) { #expect(!text.contains("geheim")) }
  }

  @Test func failsToConnectWithoutShowingThePassword() async throws {
    var configuration = try PostgreSQLConfiguration(url: "postgres://ana:geheim@127.0.0.1:1/gather")
    configuration.waitLimit = .seconds(60)
    // The next attempt would be too late: the error has the reason of the first.
    configuration.backoff = PostgreSQLBackoff(first: .seconds(600), limit: .seconds(600))
    let database = PostgreSQLDatabase(configuration)
    let error = try await #require(throws: PostgreSQLError.self) {
      try await database.read { _ in }
    }
    guard case .unavailable(let reason) = error else { throw error }
    #expect(reason.contains("127.0.0.1"))
    for text in texts(of: error) { #expect(!text.contains("geheim")) }
  }

  /// Returns all texts that a log or a debugger may show.
  private func texts(of value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", String(reflecting: value), dumped]
  }
}
