public import CoreMetrics
import Glibc
public import Hummingbird
import HummingbirdCore
public import Logging
import PrivateFiles
public import ServiceLifecycle
public import UIKitHosting

/// Shows apps in browsers: every browser is a phone, every tab a scene.
///
/// ```swift
/// let host = try BrowserHost(
///   configuration: BrowserHostConfiguration(dataFolder: folder),
///   apps: [
///     HostedAppEntry(
///       path: "contacts", names: ["en": "Contacts"], icon: icon, application: contacts)
///   ])
/// try await host.run()
/// ```
///
/// Scenes live on the main actor: the program's `main` is synchronous and runs `RunLoop.main`.
@MainActor
public final class BrowserHost: Service {
  private let configuration: BrowserHostConfiguration
  let registry: SceneRegistry
  private let routes: HostRoutes
  private let hosts: HostList
  private let pages = LivePages()
  private let reports: DevelopmentReports?
  private let addRoutes: @Sendable (Router<HostRequestContext>) -> Void
  private let onServerRunning: @Sendable (Int) -> Void
  private let logger: Logger

  /// Creates a host, which `run()` starts.
  /// - Parameters:
  ///   - configuration: The address of the host and its limits.
  ///   - apps: The apps in the order of the home screen, each with a path of its own.
  ///   - logger: Receives slow turns and malformed messages.
  ///   - clock: The clock of the scenes' transitions and of their expiry.
  ///   - metrics: Receives the host's metrics: scenes, pages, events and their durations, by names
  ///     that begin with `browser_host_`.
  ///   - routes: Adds further routes of the program, below paths that no app has.
  ///   - onServerRunning: Called with the port once the host listens.
  /// - Throws: `CocoaError` if the client's files are not with the program; an error that states
  ///   the reason if other users can write to the data folder.
  public init(
    configuration: BrowserHostConfiguration,
    apps: [HostedAppEntry],
    logger: Logger = Logger(label: "browser-host"),
    clock: any HostClock = SystemHostClock(),
    metrics: any MetricsFactory = MetricsSystem.factory,
    routes: @escaping @Sendable (Router<HostRequestContext>) -> Void = { _ in },
    onServerRunning: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws {
    let assets = try ClientAssets.shared
    try PrivateFiles.check(configuration.dataFolder)
    self.configuration = configuration
    self.logger = logger
    self.onServerRunning = onServerRunning
    addRoutes = routes
    hosts = HostList(
      names: configuration.allowedHosts,
      publicAddress: configuration.publicAddress
    )
    registry = SceneRegistry(
      configuration: configuration,
      apps: apps,
      addresses: assets.addresses,
      clock: clock,
      metrics: HostMetrics(apps: apps.map(\.path), factory: metrics),
      logger: logger
    )
    reports = configuration.permittedDevelopment.map(DevelopmentReports.init)
    self.routes = HostRoutes(
      apps: apps,
      assets: assets,
      registry: registry,
      limits: HostLimits(configuration),
      hosts: hosts,
      cookie: hosts.isSecure ? .secure : .plain,
      reports: reports
    )
  }

  /// Serves until the task is cancelled or a graceful shutdown begins.
  ///
  /// Then every scene is saved and ends.
  /// - Throws: The error of binding the port.
  public nonisolated func run() async throws {
    if let warning = configuration.exposureWarning {
      logger.warning("\(warning)", metadata: ["address": "\(configuration.hostname)"])
    }
    ReturnedMemory.sharePools()
    await registry.forgetOldDevices()
    if configuration.socketPath == nil {
      // Not awaited: until it is done, files are sent in a slightly larger form.
      Task.detached(priority: .utility) { [routes] in routes.assets.compress() }
    } else {
      // A process behind a front is one of many: the same work in each would cost more than it saves.
      await registry.memory.giveBackRegularly()
    }
    let application = await application()
    do {
      try await withGracefulShutdownHandler {
        try await application.run()
      } onGracefulShutdown: { [pages, reports] in
        reports?.close()
        pages.beginClosing()
      }
    } catch {
      await endAll()
      throw error
    }
    await endAll()
  }

  private nonisolated func endAll() async {
    await pages.closeAll()
    await registry.endAll()
  }

  /// Returns the whole server, for `run()` and for tests.
  package func application() -> Application<RouterResponder<HostRequestContext>> {
    let router = Router(
      context: HostRequestContext.self,
      options: .autoGenerateHeadEndpoints
    )
    let pages = routes
    router.add(
      middleware: SecurityMiddleware(hosts: hosts) { pages.notice($0, for: $1) }
    )
    routes.add(to: router)
    addRoutes(router)
    return Application(
      router: router,
      server: server,
      configuration: ApplicationConfiguration(
        address: address,
        availableConnectionsDelegate: .maximum(configuration.maximumConnections, logger: logger)
      ),
      onServerRunning: { [onServerRunning] channel in
        if let path = channel.localAddress?.pathname { chmod(path, 0o600) }
        onServerRunning(channel.localAddress?.port ?? 0)
      },
      logger: logger
    )
  }

  private var address: BindAddress {
    if let path = configuration.socketPath { return .unixDomainSocket(path: path) }
    return .hostname(configuration.hostname, port: configuration.port)
  }

  private var server: HTTPServerBuilder {
    let gate = LiveGate(
      hosts: hosts,
      apps: Set(routes.apps.map(\.path)),
      trustedProxies: configuration.trustedProxies,
      cookie: routes.cookie
    )
    let connections = ConnectionCount(limit: configuration.maximumConnectionsPerAddress)
    let roster = ConnectionRoster(maximum: configuration.maximumConnections)
    let metrics = registry.metrics
    let client = routes.assets.digest
    return HTTPServerBuilder { [registry, configuration, pages] responder in
      LiveChannel(
        responder: responder,
        gate: gate,
        registry: registry,
        client: client,
        configuration: configuration,
        metrics: metrics,
        connections: connections,
        roster: roster,
        pages: pages
      )
    }
  }
}
