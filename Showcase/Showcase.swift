import ArgumentParser
import BrowserHost
import Foundation
import Logging
import NIOCore
import ScenePictures
import ServiceLifecycle
import UIKit
import UIKitHosting
import UnixSignals

/// The first program to run: a phone in a browser, with every app on its home screen.
@main
struct Showcase: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Showcase",
    abstract: "Serves Rostrum's apps to browsers."
  )

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 selects a free port.")
  var port = 8080

  @Option(help: "The folder for the data of all devices.")
  var data = "data"

  @Flag(
    help:
      "Serve the layout and a picture of each scene at /-/frames/SCENE and /-/pictures/SCENE, for tests."
  )
  var exposeFrames = false

  @Option(
    help: """
      Draw pictures of the apps' screens into this folder, with an overview in index.html, and \
      exit. The apps use temporary data.
      """
  )
  var pictures: String?

  @Option(
    help: """
      With --pictures: draw only the picture with this file name, without ".png". The option may \
      be repeated.
      """
  )
  var only: [String] = []

  @Option(help: "With --pictures: the number of pixels per point.")
  var pictureScale = 2.0

  @Flag(help: "Lay out apps from right to left in every language, to test layouts.")
  var rightToLeft = false

  @Option(
    name: .customLong("allow-host"),
    help: "A further host name that requests may have. The option may be repeated."
  )
  var allowedHosts: [String] = []

  @Option(
    name: .customLong("public-url"),
    help: """
      The public address of this program behind a proxy, such as https://example.org. Requests may \
      have its host name, and with https, cookies require TLS. The proxy must forward the Host \
      header. See also --trust-proxy.
      """,
    transform: { try OptionValue.publicAddress($0) }
  )
  var publicURL: PublicAddress?

  @Option(
    name: .customLong("trust-proxy"),
    help: """
      The address of a proxy whose X-Forwarded-For header names the client. The option may be \
      repeated. Without it, all clients behind a proxy share the rate limits of one.
      """
  )
  var trustedProxies: [String] = []

  @Option(
    name: .customLong("hibernate-after"),
    help: "The number of seconds after which a hidden scene hibernates."
  )
  var hibernationDelay = 300

  @Option(help: "A local port that serves metrics at /metrics. Without it, metrics are disabled.")
  var metricsPort: Int?

  @Option(
    name: .customLong("time"),
    help: """
      The start time of the clock of apps and sample servers, in seconds since 1970, so that tests \
      are reproducible. Without it, the system clock.
      """
  )
  var startTime: Double?

  @Option(
    help: "The log level: trace, debug, info, notice, warning, error or critical.",
    transform: { try OptionValue.named($0, as: Logger.Level.self) }
  )
  var logLevel = Logger.Level.notice

  @OptionGroup var apps: ShowcaseApps

  /// `main` is synchronous and runs the main run loop, so that `Timer` works as on iOS.
  func run() throws {
    // Files of apps are private to this user.
    umask(0o077)
    var logger = Logger(label: "showcase")
    logger.logLevel = logLevel
    Task { @MainActor [logger] in
      do {
        try await makeServices(logger: logger).run()
        Showcase.exit()
      } catch let error as IOError where error.errnoCode == EADDRINUSE {
        Showcase.exit(
          withError: ValidationError(
            "Port \(port) is in use by another program. Stop it, or choose another port: "
              + "make run PORT=8090"
          )
        )
      } catch {
        Showcase.exit(withError: error)
      }
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  func validate() throws {
    guard (0...65_535).contains(port) else {
      throw ValidationError("Expected a port from 0 to 65535, got \(port).")
    }
    if let metricsPort, !(1...65_535).contains(metricsPort) || metricsPort == port {
      throw ValidationError(
        "Expected another port than \(port) from 1 to 65535 for metrics, got \(metricsPort)."
      )
    }
    guard hibernationDelay >= 1 else {
      throw ValidationError("Expected a delay of at least 1 second, got \(hibernationDelay).")
    }
    for name in allowedHosts where !BrowserHostConfiguration.isHostName(name) {
      throw ValidationError(
        "Expected a name such as rostrum.example, without scheme and port, got \(name)."
      )
    }
    for proxy in trustedProxies where (try? SocketAddress(ipAddress: proxy, port: 0)) == nil {
      throw ValidationError("Expected the address of a proxy, such as 127.0.0.1, got \(proxy).")
    }
  }

  @MainActor
  private func makeServices(logger: Logger) async throws -> ServiceGroup {
    let folder =
      pictures == nil
      ? URL(filePath: data, directoryHint: .isDirectory)
      : FileManager.default.temporaryDirectory
        .appending(path: "rostrum-pictures-\(UUID().uuidString)", directoryHint: .isDirectory)
    let metrics = metricsPort.map { ShowcaseMetrics(port: $0, logger: logger) }
    metrics?.bootstrap()
    ShowcaseProgram.logger = logger
    let environment = SampleServerEnvironment(
      folder: folder,
      clock: SystemHostClock(startingAt: startTime.map { Date(timeIntervalSince1970: $0) }),
      trustedProxies: trustedProxies,
      logger: logger
    )
    var sampleServers: [SampleServer] = []
    for app in apps.all {
      if let server = try await app.start(environment) { sampleServers.append(server) }
    }
    let server = try BrowserHost(
      configuration: hostConfiguration(dataFolder: folder),
      apps: apps.all.map { $0.hosted },
      logger: logger,
      clock: environment.clock,
      routes: { [sampleServers] router in
        for server in sampleServers { server.addRoutes(router) }
      },
      onServerRunning: { port in
        Task { @MainActor in await serverIsRunning(at: port, data: folder) }
      }
    )
    var services: [any Service] = sampleServers.compactMap(\.service)
    services.append(server)
    if let metrics { services.append(metrics) }
    return ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: services,
        gracefulShutdownSignals: [.sigterm, .sigint],
        logger: logger
      )
    )
  }

  private func hostConfiguration(dataFolder: URL) -> BrowserHostConfiguration {
    var configuration = BrowserHostConfiguration(
      hostname: host,
      port: pictures == nil ? port : 0,
      dataFolder: dataFolder
    )
    configuration.allowedHosts.formUnion(allowedHosts)
    configuration.trustedProxies.formUnion(trustedProxies)
    configuration.publicAddress = publicURL
    configuration.forcesRightToLeft = rightToLeft
    configuration.exposesFrames = exposeFrames
    if exposeFrames {
      configuration.drawPicture = { scene, scale in
        try ScenePicture(of: scene, scale: scale)?.png() ?? []
      }
    }
    configuration.hibernationDelay = .seconds(hibernationDelay)
    return configuration
  }

  /// Prints the address, or draws the pictures, which need the sample servers.
  @MainActor
  private func serverIsRunning(at port: Int, data: URL) async {
    ShowcaseProgram.port = port
    if let pictures { return await drawPictures(into: URL(filePath: pictures), data: data) }
    let local = "http://\(host == "0.0.0.0" ? "127.0.0.1" : host):\(port)"
    ShowcaseProgram.publicAddress = publicURL.map { "\($0)" } ?? local
    let address = publicURL.map { "\($0), by \(local)" } ?? local
    FileHandle.standardOutput.write(Data("Rostrum is at \(address)\n".utf8))
  }

  /// Draws the pictures, and exits.
  @MainActor
  private func drawPictures(into folder: URL, data: URL) async {
    var failure: (any Error)?
    var sheets = PictureSheets(apps: apps.all, folder: folder, data: data)
    sheets.scale = pictureScale
    sheets.only = Set(only)
    do { try await sheets.write() } catch { failure = error }
    try? FileManager.default.removeItem(at: data)
    Showcase.exit(withError: failure)
  }
}
