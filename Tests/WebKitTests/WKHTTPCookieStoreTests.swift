import Foundation
import Testing
import UIKit
import UIKitTesting
import WebRequests

@testable import WebKit

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Pages: `WKHTTPCookieStore` and `WKWebsiteDataStore` of Apple's documentation.
@MainActor
struct WKHTTPCookieStoreTests {
  private let store = WKWebsiteDataStore.nonPersistent()
  private let observer = Observer()

  private func cookie(_ name: String, domain: String = "example.org") throws -> HTTPCookie {
    try #require(
      HTTPCookie(properties: [.name: name, .value: "1", .domain: domain, .path: "/"])
    )
  }

  private var names: [String] {
    get async { await store.httpCookieStore.allCookies().map(\.name) }
  }

  @Test func cookiesAreSetAndRemoved() async throws {
    let cookies = store.httpCookieStore
    await cookies.setCookie(try cookie("a"))
    await cookies.setCookie(try cookie("b"))
    #expect(await names == ["a", "b"])
    await cookies.deleteCookie(try cookie("a"))
    #expect(await names == ["b"])
  }

  @Test func theOlderMethodsCallBack() async throws {
    let cookies = store.httpCookieStore
    let a = try cookie("a")
    await withCheckedContinuation { continuation in
      cookies.setCookie(a) { continuation.resume() }
    }
    let all = await withCheckedContinuation { continuation in
      cookies.getAllCookies { continuation.resume(returning: $0.map(\.name)) }
    }
    #expect(all == ["a"])
    await withCheckedContinuation { continuation in
      cookies.delete(a) { continuation.resume() }
    }
    #expect(await names == [])
  }

  @Test func observersReceiveChanges() async throws {
    let cookies = store.httpCookieStore
    cookies.add(observer)
    cookies.add(observer)
    await cookies.setCookie(try cookie("a"))
    #expect(observer.count == 1)
    await cookies.deleteCookie(try cookie("none"))
    #expect(observer.count == 1)
    cookies.remove(observer)
    await cookies.setCookie(try cookie("b"))
    #expect(observer.count == 1)
  }

  @Test func recordsNameTheSites() async throws {
    let cookies = store.httpCookieStore
    await cookies.setCookie(try cookie("a", domain: ".example.org"))
    await cookies.setCookie(try cookie("b", domain: "example.com"))
    let records = await withCheckedContinuation { continuation in
      store.fetchDataRecords(ofTypes: [WKWebsiteDataTypeCookies]) {
        continuation.resume(returning: $0)
      }
    }
    #expect(records.map(\.displayName) == ["example.com", "example.org"])
    let first = try #require(records.first)
    store.removeData(ofTypes: [WKWebsiteDataTypeCookies], for: [first]) {}
    #expect(await names == ["a"])
    store.removeData(ofTypes: [WKWebsiteDataTypeDiskCache], modifiedSince: .distantPast) {}
    #expect(await names == ["a"])
    store.removeData(ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast) {}
    #expect(await names == [])
  }

  @Test func eachDeviceHasItsOwnDefaultStore() throws {
    let stores = [Stores(), Stores()]
    let drivers = stores.map { SceneDriver(rootViewController: $0) }
    for driver in drivers { driver.settle() }
    #expect(stores[0].first === stores[0].second)
    #expect(stores[0].first !== stores[1].first)
  }

  @Test func aPageIsRequestedWithTheCookiesOfItsStore() async throws {
    let configuration = WKWebViewConfiguration()
    configuration._loader = Shop()
    configuration.websiteDataStore = store
    let web = WKWebView(frame: .zero, configuration: configuration)
    let screen = UIViewController()
    screen.view.addSubview(web)
    let driver = SceneDriver(rootViewController: screen)
    await store.httpCookieStore.setCookie(try cookie("own"))
    store.httpCookieStore.add(observer)
    let url = try #require(URL(string: "https://example.org/"))
    web.load(URLRequest(url: url))
    try await driver.eventually("the page") { !web.isLoading }
    #expect(web.title == "own=1")
    #expect(observer.count == 1)
    #expect(await names == ["own", "basket"])
  }

  private final class Observer: NSObject, WKHTTPCookieStoreObserver {
    private(set) var count = 0

    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {
      count += 1
    }
  }

  private final class Stores: UIViewController {
    private(set) var first: WKWebsiteDataStore?
    private(set) var second: WKWebsiteDataStore?

    override func viewDidLoad() {
      super.viewDidLoad()
      first = .default()
      second = WKWebViewConfiguration().websiteDataStore
    }
  }

  /// Answers with the cookies as the title, and sets one.
  private struct Shop: WebDocumentLoading {
    func load(_ request: URLRequest, cookies: any WebCookies) async throws -> WebDocument {
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url,
          statusCode: 200,
          httpVersion: nil,
          headerFields: ["Set-Cookie": "basket=3; Path=/"]
        )
      else { throw URLError(.badURL) }
      let sent = cookies.field(for: url) ?? "none"
      cookies.keep(from: response, of: url)
      return WebDocument(url: url, html: "<title>\(sent)</title>")
    }
  }
}
