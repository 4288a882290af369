import ArgumentParser
import BrowserHost
import CategoriesEdition
import ContactsDirectory
import ContactsModel
import Foundation
import GatherServer
import Hummingbird
import Logging
import NIOCore
import ScenePictures
import ServiceLifecycle
import UIKit
import UIKitHosting
import UnixSignals
import ZhihuEdition

/// The first program to run: a phone in a browser, with every app on its home screen.
@main
struct Showcase: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "Showcase",
    abstract: "Serves Rostrum's apps to browsers."
  )

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 takes a free one.")
  var port = 8080

  @Option(help: "The folder that holds every device's data.")
  var data = "data"

  @Flag(
    help:
      "Show at /-/frames/SCENE and /-/pictures/SCENE how scenes are laid out and drawn, for tests."
  )
  var exposeFrames = false

  @Option(
    help: """
      Draw pictures of 27 screens of the apps into this folder, with sheets of them at index.html, \
      and end. The apps' data is new and is deleted.
      """
  )
  var pictures: String?

  @Option(
    help: """
      With --pictures: draw this picture alone, by its file's name without ".png". May be given \
      several times.
      """
  )
  var only: [String] = []

  @Option(help: "With --pictures: pixels for each point.")
  var pictureScale = 2.0

  @Flag(help: "Lay apps out from right to left whatever their language, to test layouts.")
  var rightToLeft = false

  @Flag(help: "Hash Football Gather's passwords at next to no cost, for tests; it protects none.")
  var cheapPasswords = false

  @Option(
    name: .customLong("allow-host"),
    help: "A further name that browsers may call this host by. May be given several times."
  )
  var allowedHosts: [String] = []

  @Option(
    name: .customLong("public-url"),
    help: """
      The address by which people reach this program through a proxy, such as https://example.org. \
      Its name is allowed, and with https cookies are for TLS only. The proxy passes the Host \
      header on; see also --trust-proxy.
      """,
    transform: publicAddress
  )
  var publicURL: PublicAddress?

  @Option(
    name: .customLong("trust-proxy"),
    help: """
      The address of a proxy in front, whose X-Forwarded-For says who asks. May be given several \
      times; without it, all who come through the proxy share one person's limits.
      """
  )
  var trustedProxies: [String] = []

  @Option(
    name: .customLong("hibernate-after"),
    help: "For how many seconds an app may be out of sight before its scene is put to sleep."
  )
  var hibernationDelay = 300

  @Option(help: "A port of this machine at which /metrics shows what is counted; without it, none.")
  var metricsPort: Int?

  @Option(
    help: "The directory's format that Contacts asks for: json or xml.",
    transform: { try named($0, as: ContactFormat.self) }
  )
  var contactsFormat = ContactFormat.json

  @Option(
    help: "The address of Football Gather's server; without it, the one of this program.",
    transform: address
  )
  var gatherBaseURL: URL?

  @Option(
    help: """
      The address of Zhihu Daily's interface, such as https://news-at.zhihu.com/api/4; without it, \
      the edition that this program serves.
      """,
    transform: address
  )
  var zhihuBaseURL: URL?

  @Option(
    name: .customLong("time"),
    help: """
      Seconds since 1970 at which the clock of the apps and of the sample servers starts, so that \
      tests see the same dates every day; without it, the machine's clock.
      """
  )
  var startTime: Double?

  @Option(
    name: .customLong("categories-base-url"),
    help: """
      The address that Categories' api_open.php stands under, with a login if it wants one \
      (https://name:password@example.org/api); without it, the edition of this program.
      """,
    transform: address
  )
  var categoriesBaseURL: URL?

  @Option(
    help: "How much is logged: trace, debug, info, notice, warning, error or critical.",
    transform: { try named($0, as: Logger.Level.self) }
  )
  var logLevel = Logger.Level.notice

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
            "Port \(port) is taken by another program. Stop it, or choose another port: "
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
      throw ValidationError("Expected at least 1 second before sleep, got \(hibernationDelay).")
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

  // rostrum:disable:next function-too-long a list of what the program serves, in order
  @MainActor
  private func makeServices(logger: Logger) async throws -> ServiceGroup {
    let folder =
      pictures == nil
      ? URL(filePath: data, directoryHint: .isDirectory)
      : FileManager.default.temporaryDirectory
        .appending(path: "rostrum-pictures-\(UUID().uuidString)", directoryHint: .isDirectory)
    let metrics = metricsPort.map { ShowcaseMetrics(port: $0, logger: logger) }
    metrics?.bootstrap()
    var configuration = BrowserHostConfiguration(
      hostname: host,
      port: pictures == nil ? port : 0,
      dataFolder: folder
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
    ShowcaseContacts.format = contactsFormat
    ShowcaseFootballGather.server = gatherBaseURL
    ShowcaseZhihuDaily.server = zhihuBaseURL
    ShowcaseCategories.server = categoriesBaseURL
    ShowcaseContacts.logger = logger
    ShowcaseFootballGather.logger = logger
    ShowcaseZhihuDaily.logger = logger
    ShowcaseCategories.logger = logger
    let directory = ContactsDirectory()
    let clock = SystemHostClock(startingAt: startTime.map { Date(timeIntervalSince1970: $0) })
    let edition = ZhihuEdition(now: { clock.date }, origin: "")
    let categories = CategoriesEdition()
    let gather = try await makeGather(in: folder, clock: clock, logger: logger)
    let (host, publicURL, pictures) = (host, publicURL, pictures)
    let server = try BrowserHost(
      configuration: configuration,
      apps: [.contacts, .footballGather, .zhihuDaily, .categories, .patternGallery],
      logger: logger,
      clock: clock,
      routes: { router in
        directory.addRoutes(to: router)
        gather.addRoutes(to: router)
        edition.addRoutes(to: router)
        categories.addRoutes(to: router)
      },
      onServerRunning: { bound in
        Task { @MainActor in
          ShowcaseContacts.port = bound
          ShowcaseFootballGather.port = bound
          ShowcaseZhihuDaily.port = bound
          ShowcaseCategories.port = bound
          if let pictures {
            return await drawPictures(into: URL(filePath: pictures), data: folder)
          }
          let shown = host == "0.0.0.0" ? "127.0.0.1" : host
          ShowcaseZhihuDaily.publicAddress =
            publicURL.map { "\($0)" } ?? "http://\(shown):\(bound)"
          let address = publicURL.map { "\($0), by http://\(shown):\(bound)" }
          let line = "Rostrum is at \(address ?? "http://\(shown):\(bound)")\n"
          FileHandle.standardOutput.write(Data(line.utf8))
        }
      }
    )
    return ServiceGroup(
      configuration: ServiceGroupConfiguration(
        services: [.init(service: gather), .init(service: server)]
          + (metrics.map { [.init(service: $0)] } ?? []),
        gracefulShutdownSignals: [.sigterm, .sigint],
        logger: logger
      )
    )
  }

  /// Draws the pictures, and exits.
  @MainActor
  private func drawPictures(into folder: URL, data: URL) async {
    var failure: (any Error)?
    var sheets = PictureSheets(folder: folder, data: data)
    sheets.scale = pictureScale
    sheets.only = Set(only)
    do { try await sheets.write() } catch { failure = error }
    try? FileManager.default.removeItem(at: data)
    Showcase.exit(withError: failure)
  }

  /// Creates Football Gather's server, at `/api` of this host.
  private func makeGather(
    in folder: URL,
    clock: SystemHostClock,
    logger: Logger
  ) async throws -> GatherService {
    let file = folder.appending(path: "gather-server/gather.sqlite", directoryHint: .notDirectory)
    var configuration = GatherServerConfiguration()
    configuration.trustedProxies.formUnion(trustedProxies)
    configuration.forwardingKey = ShowcaseFootballGather.forwardingKey
    if cheapPasswords {
      logger.warning("Accounts of Football Gather are not protected: this program runs for tests.")
      configuration.makePasswordsCheap()
    }
    do {
      return try await GatherService(
        database: GatherDatabaseURL("sqlite:\(file.path)"),
        configuration: configuration,
        now: { clock.date },
        logger: logger
      )
    } catch {
      // The other apps do not need it.
      logger.error(
        "Football Gather's server is unavailable until this program starts again.",
        metadata: ["error": "\(error)"]
      )
      return try .unavailable(configuration: configuration, logger: logger)
    }
  }
}

/// Returns the value with this name.
///
/// - Throws: `ValidationError` that lists the names if there is none.
private func named<Value: RawRepresentable<String> & CaseIterable>(
  _ name: String,
  as type: Value.Type
) throws -> Value {
  guard let value = Value(rawValue: name) else {
    let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("Expected one of \(names), got \(name).")
  }
  return value
}

/// Parses a web address.
///
/// - Throws: `ValidationError` where it is none.
private func address(_ text: String) throws -> URL {
  guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil
  else {
    throw ValidationError("Expected an address such as https://example.org/api, got \(text).")
  }
  return url
}

/// Parses a public address.
///
/// - Throws: `ValidationError` where it is none.
private func publicAddress(_ text: String) throws -> PublicAddress {
  guard let address = PublicAddress(text) else {
    throw ValidationError("Expected an address without a path, https://example.org, got \(text).")
  }
  return address
}
