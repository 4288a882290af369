import Foundation
import HTTPTypes
import Hummingbird
import RequestLimits
import ServerTesting
import Testing
import UIKitHosting

@testable import BrowserHost

@MainActor
struct PublicAddressTests {
  @Test(
    arguments: [
      ("https://example.org", "https://example.org"),
      ("HTTPS://Example.org/", "https://example.org"),
      ("https://example.org:443", "https://example.org"),
      ("https://example.org:8443/", "https://example.org:8443"),
      ("http://example.org:80", "http://example.org"), ("https://[::1]:8443", "https://[::1]:8443"),
      ("https://example.org/app", nil), ("https://example.org//", nil), ("https://", nil),
      ("example.org", nil), ("ftp://example.org", nil), ("https://user@example.org", nil),
      ("https://example.org?a", nil), ("https://example.org; script-src *", nil), ("", nil),
    ] as [(String, String?)]
  )
  func addressesAreSchemesWithHosts(text: String, address: String?) {
    #expect(PublicAddress(text)?.description == address)
  }

  @Test(arguments: [
    ("https://example.org", "example.org", true), ("http://example.org", "example.org", false),
    ("https://example.org:8443", "example.org:8443", false),
    ("https://example.org.evil.example", "example.org", false),
    ("https://evil.example", "example.org", false), ("http://localhost:80", "localhost:80", true),
    // A proxy that does not pass the `Host` header on.
    ("https://example.org", "localhost:80", true), ("https://evil.example", "localhost", false),
  ])
  func onlyThePublicOriginCountsByThePublicName(origin: String, host: String, isOwn: Bool) throws {
    let list = HostList(names: ["localhost"], publicAddress: PublicAddress("https://example.org"))
    let authority = try #require(Authority(host))
    #expect(list.allows(authority))
    #expect(list.isSameOrigin(origin, as: authority) == isOwn)
  }

  @Test(
    arguments: [
      ("127.0.0.1", nil, false), ("localhost", nil, false), ("::1", nil, false),
      ("0.0.0.0", nil, true), ("::", nil, true), ("192.0.2.1", nil, true),
      ("127.0.0.1", "http://example.org", true), ("127.0.0.1", "https://example.org", false),
      ("0.0.0.0", "http://example.org", true), ("0.0.0.0", "https://example.org", false),
    ] as [(String, String?, Bool)]
  )
  func listeningOnANetworkWithoutTLSHasAWarning(
    hostname: String,
    address: String?,
    isWarned: Bool
  ) {
    var configuration = BrowserHostConfiguration(
      hostname: hostname,
      dataFolder: FileManager.default.temporaryDirectory
    )
    configuration.publicAddress = address.flatMap(PublicAddress.init)
    #expect((configuration.exposureWarning != nil) == isWarned)
    #expect(configuration.exposureWarning?.contains("--public-url https://") != false)
  }

  // MARK: - Answers

  private func get(_ headers: HTTPFields = [:], on test: TestHost) async throws -> TestResponse {
    try await test.host.application().testRoutes { client in
      try await client.execute(uri: "/fruit", method: .get, headers: headers)
    }
  }

  private func host(_ address: String?, folder: URL? = nil) throws -> TestHost {
    try TestHost {
      // The name that the test's client requests.
      $0.publicAddress = address.flatMap(PublicAddress.init)
      $0.dataFolder = folder ?? $0.dataFolder
    }
  }

  @Test func withTLSCookiesAndConnectionsAreSecure() async throws {
    let answer = try await get(on: host("https://localhost"))
    let cookie = try #require(answer.headers[.setCookie])
    #expect(cookie.hasPrefix("__Host-device="))
    #expect(cookie.contains("; Path=/; ") && cookie.hasSuffix("; Secure"))
    #expect(!cookie.contains("Domain"))
    #expect(answer.headers[.strictTransportSecurity] == "max-age=31536000")
    let policy = try #require(answer.headers[.contentSecurityPolicy])
    #expect(policy.contains("connect-src 'self' wss://localhost;"))
  }

  @Test(arguments: ["http://localhost", nil])
  func withoutTLSCookiesAndConnectionsAreNotSecure(address: String?) async throws {
    let answer = try await get(on: host(address))
    let cookie = try #require(answer.headers[.setCookie])
    #expect(cookie.hasPrefix("device=") && !cookie.contains("Secure"))
    #expect(answer.headers[.strictTransportSecurity] == nil)
    #expect(answer.headers[.contentSecurityPolicy]?.contains("ws://localhost") == true)
  }

  /// Returns a device that has gone live.
  private func device(on test: TestHost) async throws -> DeviceToken {
    let visitor = Visitor(token: nil, languages: ["en"])
    let session = try #require(
      await test.registry.paint(app: "fruit", path: nil, for: visitor)
    )
    #expect(test.admit(session) == nil)
    return session.device
  }

  @Test func anEarlierPlainCookieIsAcceptedUntilASecureOneIsSet() async throws {
    let before = try host(nil)
    let token = try await device(on: before)
    let now = try host("https://localhost", folder: before.folder)
    let plain: HTTPFields = [.cookie: "device=\(token.cookieValue)"]
    let first = try await get(plain, on: now)
    let cookies = first.headers[values: .setCookie]
    #expect(cookies.count == 2)
    #expect(cookies.first?.hasPrefix("__Host-device=\(token.cookieValue); ") == true)
    #expect(cookies.last?.hasPrefix("device=; Max-Age=0; ") == true)
    #expect(now.fruit.scenes.last?.request.device.id == token.id)
    // Its page goes live, which requires the secure cookie.
    #expect(now.registry.admit(token, from: ClientAddress(nil)) == nil)
    _ = try await get(plain, on: now)
    #expect(now.fruit.scenes.last?.request.device.id != token.id)
    let secure = try await get([.cookie: "__Host-device=\(token.cookieValue)"], on: now)
    #expect(secure.headers[.setCookie] == nil)
    #expect(now.fruit.scenes.last?.request.device.id == token.id)
  }

  @Test func aDeviceOfASecureHostIsNotTakenFromAPlainCookie() async throws {
    let test = try host("https://localhost")
    let token = try await device(on: test)
    _ = try await get([.cookie: "device=\(token.cookieValue)"], on: test)
    #expect(test.fruit.scenes.last?.request.device.id != token.id)
  }

  @Test func thePlainCookieOpensNoLiveConnection() async throws {
    let configure = { (configuration: inout BrowserHostConfiguration) in
      configuration.publicAddress = PublicAddress("https://localhost")
    }
    try await withPage(configure: configure) { _, address in
      var page = address
      page.origin = "https://localhost"
      let live = try await WebSocketPage.open(page)
      try await live.close()
      page.cookie = String(page.cookie.dropFirst("__Host-".count))
      await #expect(throws: (any Error).self) { try await WebSocketPage.open(page) }
    }
  }
}
