import AppTesting
import BrowserHost
import Foundation
import NIOCore
import NIOHTTP1
import UIKitHosting

@testable import AppFront

/// A front with processes of this process, and a manual clock.
@MainActor
final class TestFront {
  static let key = "0123456789abcdef0123456789abcdef"

  let launcher = FakeLauncher()
  let clock = ManualHostClock()
  let directory: DeviceDirectory
  let server: FrontServer
  private let folder = TemporaryFolder()
  /// The path of a socket must be short.
  private let runtime: URL

  init(
    limits: FrontLimits = FrontLimits(),
    configure: (inout FrontSettings) -> Void = { _ in }
  ) async throws {
    runtime = URL(fileURLWithPath: "/tmp/front-\(RandomName.make().prefix(12))")
    var settings = FrontSettings(
      data: folder.url.appendingPathComponent("devices"),
      runtime: runtime,
      allowedHosts: ["localhost", "127.0.0.1"]
    )
    configure(&settings)
    directory = DeviceDirectory(
      app: ServedApp(name: "Fruit & Co", program: "/fruit/Fruit"),
      settings: settings,
      launcher: launcher,
      clock: clock
    )
    let routes = FrontRoutes(directory: directory, key: Self.key)
    server = try await FrontServer(
      hostname: "127.0.0.1",
      port: 0,
      limits: limits,
      trustedProxies: settings.trustedProxies
    ) { head, peer in
      await routes.answer(head, from: peer)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: runtime)
  }

  func connect() async throws -> TestConnection { try await TestConnection.open(server.port) }

  /// Sends a request on a connection of its own.
  func request(
    _ method: HTTPMethod = .GET,
    _ uri: String,
    headers: HTTPHeaders = [:]
  ) async throws -> TestAnswer {
    let connection = try await connect()
    let answer = try await connection.request(method, uri, headers: headers)
    connection.close()
    return answer
  }

  /// Opens the page as a new browser, and returns its cookie, whose device runs.
  func newBrowser() async throws -> String {
    let first = try await request(.GET, "/app", headers: TestFront.page)
    let cookie = first.cookie
    _ = try await request(.GET, "/-/starting", headers: ["Cookie": cookie])
    return cookie
  }

  func stop() async {
    await server.close()
    await directory.close()
  }

  /// The headers of a request for a page in a tab.
  static let page: HTTPHeaders = [
    "Accept": "text/html", "Sec-Fetch-Dest": "document", "Sec-Fetch-Mode": "navigate",
  ]

  static func page(_ cookie: String) -> HTTPHeaders {
    var headers = page
    headers.add(name: "Cookie", value: cookie)
    return headers
  }
}

/// Runs a test with a front, which ends afterwards.
@MainActor
func withFront(
  limits: FrontLimits = FrontLimits(),
  configure: (inout FrontSettings) -> Void = { _ in },
  _ test: (TestFront) async throws -> Void
) async throws {
  let front = try await TestFront(limits: limits, configure: configure)
  do {
    try await test(front)
  } catch {
    await front.stop()
    throw error
  }
  await front.stop()
}
