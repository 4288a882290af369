package import Foundation
import GatherAPI
public import Hummingbird
public import Logging
public import ServiceLifecycle

/// The server of Football Gather: accounts, players and matches, below `/api`.
///
/// ```swift
/// let service = try GatherService(database: GatherDatabaseURL("sqlite:gather.sqlite"))
/// service.addRoutes(to: router)
/// ```
///
/// The service runs beside the HTTP server, and ends with it.
public final class GatherService: Service, Sendable {
  let store: GatherStore
  let configuration: GatherServerConfiguration
  let hasher: PasswordHasher
  let live: LiveGathers
  let lists: ListCache
  let sessions: SessionCache
  let now: @Sendable () -> Date
  let logger: Logger

  /// Opens the database, and migrates it to the newest version.
  /// - Throws: `DatabaseFileError` for a file that cannot be used; the error of another database
  ///   that cannot be opened.
  public convenience init(
    database: GatherDatabaseURL,
    configuration: GatherServerConfiguration = GatherServerConfiguration(),
    logger: Logger = Logger(label: "gather-server")
  ) async throws {
    try await self.init(
      database: database,
      configuration: configuration,
      now: { Date() },
      logger: logger
    )
  }

  /// Creates a service without a database: every request that needs one gets status 503.
  ///
  /// For programs that run without it. The operator repairs the database and restarts them.
  /// - Throws: The error of the first password hash.
  public static func unavailable(
    configuration: GatherServerConfiguration = GatherServerConfiguration(),
    logger: Logger = Logger(label: "gather-server")
  ) throws -> GatherService {
    try GatherService(
      database: UnavailableDatabase(),
      configuration: configuration,
      now: { Date() },
      logger: logger
    )
  }

  /// Opens the database, with a custom clock.
  /// - Throws: The error of a database that cannot be opened.
  package convenience init(
    database: GatherDatabaseURL,
    configuration: GatherServerConfiguration,
    now: @escaping @Sendable () -> Date,
    logger: Logger
  ) async throws {
    try self.init(
      database: await database.open(logger: logger),
      configuration: configuration,
      now: now,
      logger: logger
    )
  }

  init(
    database: any SQLDatabase,
    configuration: GatherServerConfiguration,
    now: @escaping @Sendable () -> Date,
    logger: Logger
  ) throws {
    hasher = try PasswordHasher(
      cost: configuration.passwordCost,
      limit: configuration.waitingHashes
    )
    store = GatherStore(database)
    self.configuration = configuration
    self.now = now
    self.logger = logger
    live = LiveGathers(database, streamsPerAccount: configuration.streamsPerAccount)
    lists = ListCache(limit: configuration.cachedLists)
    sessions = SessionCache(limit: configuration.cachedSessions)
  }

  /// Forwards changes to live streams until the task is cancelled or a graceful shutdown begins;
  /// then closes the database.
  public func run() async throws {
    await cancelWhenGracefulShutdown { await self.live.run() }
    live.finish()
    await store.database.close()
  }

  /// Returns whether the database responds.
  public func isReady() async -> Bool {
    (try? await store.database.read { try $0.rows("SELECT 1", []) }) != nil
  }

  /// Adds all endpoints below `/api`.
  public func addRoutes<Context: RequestContext & RemoteAddressRequestContext>(
    to router: some RouterMethods<Context>
  ) {
    let known = KnownRoutes(router)
    addEndpoints(to: answering(known.group("api")))
    for (path, methods) in known.methods {
      let others = KnownRoutes<Context>.all.filter { !methods.contains($0) }
      for method in others {
        answering(router.group()).on(path, method: method) { _, _ -> Response in
          throw Problem.notAllowed(instead: methods)
        }
      }
    }
    // Every response below /api comes from this service, also for unknown paths.
    for method in KnownRoutes<Context>.all {
      answering(router.group("api")).on("**", method: method) { _, _ -> Response in
        throw Problem.absent
      }
    }
  }

  /// Adds the endpoints of the OpenAPI document.
  func addEndpoints<Context: RequestContext & RemoteAddressRequestContext>(
    to api: RouterGroup<Context>
  ) {
    addUsers(to: api)
    addPlayers(to: api)
    addGathers(to: api)
    addLineUps(to: api)
    addChanges(to: api)
    addEvents(to: api)
    addDescription(to: api)
  }

  private func answering<Context>(_ group: RouterGroup<Context>) -> RouterGroup<Context> {
    group.add(middleware: RequestMetrics()).add(middleware: ProblemMiddleware())
  }
}
