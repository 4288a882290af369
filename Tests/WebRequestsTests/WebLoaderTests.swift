import Foundation
import Synchronization
import Testing

@testable import WebRequests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Redirects that a loader follows, and requests that a policy refuses.
struct WebLoaderTests {
  private func restricted(_ sites: TestSites, maximumSize: Int = 1 << 20) -> WebLoader {
    let origins = Set([sites.hostile("")].compactMap(WebOrigin.init))
    return WebLoader(
      policy: .publicAddresses(except: origins),
      timeout: 20,
      maximumSize: maximumSize
    )
  }

  private static let privateTargets = [
    "http://127.0.0.1:PORT/", "http://[::1]:PORT/", "http://0x7f.1:PORT/",
    "http://2130706433:PORT/", "http://localhost:PORT/", "http://0.0.0.0:PORT/",
    "http://[::ffff:127.0.0.1]:PORT/", "http://[::]:PORT/", "//127.1:PORT/",
  ]

  @Test(arguments: privateTargets, [301, 302, 303, 307, 308])
  func noRedirectLeadsToAPrivateAddress(_ target: String, _ status: Int) async throws {
    try await TestSites.run { sites in
      await #expect(throws: URLError.self) {
        let url = sites.redirect(to: target, status: status)
        _ = try await restricted(sites).answer(to: URLRequest(url: url))
      }
      #expect(sites.privateRequests.isEmpty)
    }
  }

  /// Without a policy the private server can be reached at these addresses.
  @Test(arguments: ["http://127.0.0.1:PORT/", "http://0.0.0.0:PORT/", "http://localhost:PORT/"])
  func withoutAPolicyRedirectsAreFollowed(_ target: String) async throws {
    try await TestSites.run { sites in
      let loader = WebLoader(timeout: 20)
      let answer = try await loader.answer(to: URLRequest(url: sites.redirect(to: target)))
      #expect(answer.body == Data("secret".utf8))
      #expect(answer.url.port == sites.privatePort)
      #expect(sites.privateRequests.count == 1)
    }
  }

  @Test(arguments: [
    "file:///etc/hostname", "ftp://example.org/", "data:text/plain,x", "gopher://a",
  ])
  func noRedirectLeavesTheWeb(_ target: String) async throws {
    try await TestSites.run { sites in
      for loader in [restricted(sites), WebLoader(timeout: 20)] {
        await #expect(throws: URLError.self) {
          _ = try await loader.answer(to: URLRequest(url: sites.redirect(to: target)))
        }
      }
    }
  }

  @Test(arguments: ["http://127.0.0.1:PORT/", "http://[::1]:PORT/", "http://localhost:PORT/"])
  func theFirstAddressIsCheckedToo(_ target: String) async throws {
    try await TestSites.run { sites in
      let text = target.replacingOccurrences(of: "PORT", with: "\(sites.privatePort)")
      await #expect(throws: URLError(.cannotConnectToHost)) {
        _ = try await restricted(sites).answer(to: URLRequest(url: sites.url(text)))
      }
      #expect(sites.privateRequests.isEmpty)
    }
  }

  @Test func anOriginThatIsNamedIsReachedWithItsRedirects() async throws {
    try await TestSites.run { sites in
      var request = URLRequest(url: sites.hostile("near"))
      request.setValue("Bearer a", forHTTPHeaderField: "Authorization")
      let answer = try await restricted(sites).answer(to: request)
      #expect(answer.url == sites.hostile("end"))
      #expect(String(decoding: answer.body, as: UTF8.self).hasSuffix(" Bearer a"))
    }
  }

  @Test func anotherOriginGetsNoHeaders() async throws {
    try await TestSites.run { sites in
      var request = URLRequest(url: sites.redirect(to: "http://127.0.0.1:PORT/a"))
      request.setValue("Bearer a", forHTTPHeaderField: "Authorization")
      _ = try await WebLoader(timeout: 20).answer(to: request)
      #expect(sites.privateRequests.map(\.path) == ["/a"])
      #expect(sites.privateRequests.first?.authorization == nil)
    }
  }

  @Test func aLoopEnds() async throws {
    try await TestSites.run { sites in
      await #expect(throws: URLError(.httpTooManyRedirects)) {
        _ = try await restricted(sites).answer(to: URLRequest(url: sites.hostile("loop")))
      }
    }
  }

  @Test func aBodyThatIsTooLongIsRefused() async throws {
    try await TestSites.run { sites in
      await #expect(throws: URLError(.dataLengthExceedsMaximum)) {
        let loader = restricted(sites, maximumSize: 50_000)
        _ = try await loader.answer(to: URLRequest(url: sites.hostile("long")))
      }
      let answer = try await restricted(sites).answer(to: URLRequest(url: sites.hostile("long")))
      #expect(answer.body.count == 100_000)
    }
  }

  // MARK: - Names that change their addresses

  private static let publicAddress = HostAddress(bytes: [93, 184, 216, 34])
  private static let loopback = HostAddress(bytes: [127, 0, 0, 1])

  @Test func aRequestGoesToTheAddressThatWasChecked() async throws {
    let loader = WebLoader(policy: .publicAddresses(), timeout: 1) { _ in
      [HostAddress(bytes: [0x26, 6] + Array(repeating: 1, count: 14)), Self.publicAddress]
    }
    for (text, pinned, host) in [
      ("http://news.example/a?b=c", "http://93.184.216.34/a?b=c", "news.example"),
      ("http://news.example:8080/", "http://93.184.216.34:8080/", "news.example:8080"),
    ] {
      let url = try #require(URL(string: text))
      let request = try await loader.pinned(URLRequest(url: url), to: url)
      #expect(request.url?.absoluteString == pinned)
      #expect(request.value(forHTTPHeaderField: "Host") == host)
    }
    // The certificate binds the connection to the name.
    let url = try #require(URL(string: "https://news.example/a"))
    #expect(try await loader.pinned(URLRequest(url: url), to: url).url == url)
  }

  @Test(arguments: ["http", "https"])
  func aSinglePrivateAddressRefusesTheHost(_ scheme: String) async throws {
    let loader = WebLoader(policy: .publicAddresses(), timeout: 1) { _ in
      [Self.publicAddress, Self.loopback]
    }
    let url = try #require(URL(string: "\(scheme)://news.example/"))
    await #expect(throws: URLError(.cannotConnectToHost)) {
      _ = try await loader.pinned(URLRequest(url: url), to: url)
    }
  }

  @Test func theNameOfAPinnedRequestIsSent() async throws {
    try await TestSites.run { sites in
      var request = URLRequest(url: sites.url("http://127.0.0.1:\(sites.privatePort)/"))
      request.setValue("news.example", forHTTPHeaderField: "Host")
      _ = try await WebLoader(timeout: 20).answer(to: request)
      #expect(sites.privateRequests.map(\.host) == ["news.example"])
    }
  }

  // MARK: - Cookies

  @Test func cookiesThatARedirectSetsAreSentOn() async throws {
    try await TestSites.run { sites in
      let cookies = SomeCookies()
      let loader = WebLoader(timeout: 20)
      let request = URLRequest(url: sites.hostile("login"))
      let answer = try await loader.answer(to: request, cookies: cookies)
      #expect(String(decoding: answer.body, as: UTF8.self) == "session=1")
      #expect(String(decoding: try await loader.answer(to: request).body, as: UTF8.self) == "none")
    }
  }

  @Test func aFieldOfTheCallersIsKeptWithinItsOrigin() async throws {
    try await TestSites.run { sites in
      let loader = WebLoader(timeout: 20)
      var request = URLRequest(url: sites.hostile("cookies"))
      request.setValue("own=1", forHTTPHeaderField: "Cookie")
      let answer = try await loader.answer(to: request, cookies: SomeCookies())
      #expect(String(decoding: answer.body, as: UTF8.self) == "own=1")
      request.url = sites.redirect(to: "http://localhost:PORT/")
      _ = try await loader.answer(to: request, cookies: SomeCookies())
      #expect(sites.privateRequests.map(\.cookie) == [nil])
    }
  }

  /// Stores the pairs that responses set, for all addresses.
  private final class SomeCookies: WebCookies {
    private let pairs = Mutex<[String]>([])

    func field(for url: URL) -> String? {
      pairs.withLock { $0.isEmpty ? nil : $0.joined(separator: "; ") }
    }

    func keep(from response: HTTPURLResponse, of url: URL) {
      guard let field = response.value(forHTTPHeaderField: "Set-Cookie") else { return }
      pairs.withLock { $0.append(String(field.prefix { $0 != ";" })) }
    }
  }
}
