import AppTesting
import ServerTesting
import Testing
import UIKitHosting

@testable import BrowserHost

/// Connections that send no request, over real sockets, on a host with few connections.
@MainActor
struct SilentConnectionsTests {
  private static let maximum = 12

  /// No timeout applies: a connection is served only by displacing another.
  private static func configure(_ configuration: inout BrowserHostConfiguration) {
    configuration.maximumConnections = maximum
    configuration.firstByteTimeout = .seconds(3_600)
    configuration.requestTimeout = .seconds(3_600)
    configuration.idleTimeout = .seconds(3_600)
  }

  private static let request = "GET /extra HTTP/1.1\r\nHost: localhost\r\n"

  @Test(
    "Requests are served and pages stay connected",
    .timeLimit(.minutes(5)),
    arguments: [
      "", "GET / HT", "POST /extra HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx",
      "GET /extra HTTP/1.1\r\nHost: localhost\r\n\r\n",
    ]
  )
  func floodsOfSilentConnectionsDisplaceThemselves(said: String) async throws {
    try await withPage(configure: Self.configure) { test, address in
      let page = try await WebSocketPage.open(address)
      try await page.say(address.hello())
      _ = try await page.next()
      for _ in 0..<3 {
        var wave: [RawConnection] = []
        for _ in 0..<3 * Self.maximum {
          let connection = try await RawConnection.open(address.port)
          wave.append(connection)
          if !said.isEmpty { try? await connection.write(said) }
        }
        let answer = try await RawConnection.answer(
          to: Self.request + "Connection: close\r\n\r\n",
          port: address.port
        )
        #expect(answer.hasPrefix("HTTP/1.1 200 "))
        await until { wave.count(where: \.isOpen) <= Self.maximum }
      }
      let scene = try #require(test.fruit.scenes.first)
      let cell = try #require(scene.rows.keys.min())
      try await page.say("[1,\"row\",\(cell.rawValue)]")
      #expect(try #require(try await page.next()).contains("\"move\":[\"push\",350"))
      try await page.close()
    }
  }

  @Test("A page is live once its hello is accepted", .timeLimit(.minutes(5)))
  func pagesWithoutAHelloAreDisplacedToo() async throws {
    try await withPage(configure: Self.configure) { _, address in
      var stranger = address
      stranger.cookie = "device=" + DeviceToken().cookieValue
      var pages: [WebSocketPage] = []
      for _ in 0..<2 * Self.maximum { pages.append(try await WebSocketPage.open(stranger)) }
      let answer = try await RawConnection.answer(
        to: Self.request + "Connection: close\r\n\r\n",
        port: address.port
      )
      #expect(answer.hasPrefix("HTTP/1.1 200 "))
      #expect(try await pages[0].closeCode() == nil)
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func aConnectionWithoutAFirstByteIsClosed() async throws {
    let configure = { (configuration: inout BrowserHostConfiguration) in
      configuration.firstByteTimeout = .milliseconds(50)
    }
    try await withPage(configure: configure) { _, address in
      let connection = try await RawConnection.open(address.port)
      #expect(await connection.all().isEmpty)
    }
  }
}
