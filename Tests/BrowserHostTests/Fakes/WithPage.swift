import Hummingbird
import ServerTesting
import Testing
import UIKitHosting

@testable import BrowserHost

/// Serves a host, requests a page over HTTP, and passes on the data with which the page goes live.
@MainActor
func withPage(
  log: LogSpy? = nil,
  configure: (inout BrowserHostConfiguration) -> Void = { _ in },
  _ body: @MainActor (TestHost, WebSocketPage.Address) async throws -> Void
) async throws {
  let test = try TestHost(log: log, configure: configure)
  let application = test.host.application()
  try await application.serve { port in
    let response = try await RawConnection.answer(
      to: "GET /fruit HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
      port: port
    )
    let scene = try #require(await test.fruit.scenes.first?.request.id)
    let cookie = try #require(response.firstMatch(of: /(?i)set-cookie: ([^;]+);/)?.1)
    let address = WebSocketPage.Address(
      port: port,
      cookie: String(cookie),
      scene: scene,
      client: try ClientAssets.shared.digest
    )
    try await body(test, address)
  }
}
