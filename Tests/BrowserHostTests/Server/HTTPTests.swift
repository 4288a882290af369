import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import RequestLimits
import ServerTesting
import Testing
import UIKitHosting

@testable import BrowserHost

@MainActor
struct HTTPTests {
  private func get(
    _ path: String,
    _ headers: HTTPFields = [:],
    on test: TestHost
  ) async throws -> TestResponse {
    let application = test.host.application()
    return try await application.testRoutes { client in
      try await client.execute(uri: path, method: .get, headers: headers)
    }
  }

  private func post(
    _ path: String,
    _ body: String,
    _ headers: HTTPFields,
    on test: TestHost
  ) async throws -> TestResponse {
    let application = test.host.application()
    return try await application.testRoutes { client in
      try await client.execute(
        uri: path,
        method: .post,
        headers: headers,
        body: ByteBuffer(string: body)
      )
    }
  }

  @Test(arguments: [("en", "Page Not Found", "Home Screen"), ("zh-CN", "找不到此页面", "主屏幕")])
  func anUnknownAddressIsNotFoundAndLinksToTheHomeScreen(
    language: String,
    title: String,
    way: String
  ) async throws {
    let headers: HTTPFields = [.acceptLanguage: language, .accept: "text/html,*/*"]
    let response = try await get("/nowhere", headers, on: TestHost())
    #expect(response.status == .notFound)
    let html = String(buffer: response.body)
    #expect(html.contains("<h1>\(title)</h1>"))
    #expect(html.contains("href=\"/\">\(way)</a>"))
    #expect(policy(response).contains("script-src 'self'"))
  }

  @Test func theServiceWorkerControlsAllPagesAndIsNotCached() async throws {
    let response = try await get("/-/worker.js", on: TestHost())
    #expect(response.status == .ok)
    #expect(response.headers[.serviceWorkerAllowed] == "/")
    #expect(response.headers[.cacheControl] == "no-cache")
    #expect(response.headers[.contentType] == "text/javascript; charset=utf-8")
    #expect(String(buffer: response.body).contains("offline-"))
    #expect(String(buffer: response.body).contains(ServiceWorker.version))
    let page = try await get("/fruit", on: TestHost())
    #expect(policy(page).contains("worker-src 'self'"))
  }

  @Test(arguments: [
    ("en", "You’re Offline", "Retry"), ("zh-CN", "网络未连接", "重试"),
    ("fa", "You’re Offline", "Retry"),
  ])
  func theOfflinePageNeedsNoOtherFile(language: String, title: String, button: String) async throws
  {
    let response = try await get("/-/offline", [.acceptLanguage: language], on: TestHost())
    let html = String(buffer: response.body)
    #expect(html.contains("<h1>\(title)</h1>"))
    #expect(html.contains(">\(button)</button>"))
    #expect(!html.contains("src=") && !html.contains("stylesheet"))
    #expect(response.headers[.setCookie] == nil)
    #expect(policy(response).hasPrefix("default-src 'none'; style-src 'nonce-"))
  }

  /// Our service worker passes a navigation on with an empty destination.
  @Test(arguments: [
    ("document", "navigate", true), ("empty", "navigate", true), ("empty", "cors", false),
    ("iframe", "navigate", false),
  ])
  func aDeviceIsMadeForATab(destination: String, mode: String, isMade: Bool) async throws {
    var headers: HTTPFields = [.secFetchMode: mode]
    headers[try #require(HTTPField.Name("Sec-Fetch-Dest"))] = destination
    let response = try await get("/fruit", headers, on: TestHost())
    #expect((response.headers[.setCookie] != nil) == isMade)
  }

  // The page uses the app's localized name, not the path.
  @Test func aClosedWindowOffersAnother() async throws {
    let response = try await get("/-/closed/fruit", [.acceptLanguage: "en"], on: TestHost())
    #expect(response.status == .ok)
    let html = String(buffer: response.body)
    #expect(html.contains("<h1>Window Closed</h1>"))
    #expect(html.contains("href=\"/fruit\">Open "))
    #expect(try await get("/-/closed/nothing", on: TestHost()).status == .notFound)
  }

  @Test func anUnknownAddressHasNoPageForPrograms() async throws {
    let response = try await get("/nowhere", [.accept: "application/json"], on: TestHost())
    #expect(response.status == .notFound)
    #expect(response.body.readableBytes == 0)
  }

  @Test(
    arguments: [
      ("/", .ok), ("/fruit", .ok), ("/fruit/7", .ok), ("/-/client/x/main.js", .ok),
      ("/nowhere", .notFound), ("/-/live/fruit", .upgradeRequired),
    ] as [(String, HTTPResponse.Status)]
  )
  func aHEADResponseIsThatOfGETWithoutContent(
    path: String,
    status: HTTPResponse.Status
  ) async throws {
    let headers: HTTPFields = [.accept: "text/html"]
    let got = try await get(path, headers, on: TestHost())
    let head = try await TestHost().host.application().testRoutes { client in
      try await client.execute(uri: path, method: .head, headers: headers)
    }
    #expect(head.status == status && got.status == status)
    #expect(head.headers[.contentType] == got.headers[.contentType])
    #expect(head.headers[.contentLength] == got.headers[.contentLength])
    #expect(head.body.readableBytes == 0)
  }

  @Test func aFullHostIsUnavailable() async throws {
    let test = try TestHost { $0.maximumScenes = 0 }
    let response = try await get("/fruit", [.accept: "text/html"], on: test)
    #expect(response.status == .serviceUnavailable)
    let page = String(buffer: response.body)
    #expect(page.contains("Too Many Visitors"))
    #expect(page.contains(#"href="">Retry</a>"#))
  }

  @Test func aProgramMayPostToAdditionalRoutes() async throws {
    let test = try TestHost()
    let cases: [(HTTPFields, HTTPResponse.Status)] = [
      ([:], .ok), ([.origin: "http://localhost"], .ok),
      ([.origin: "http://evil.example"], .forbidden), ([.cookie: "device=1"], .forbidden),
      ([.secFetchSite: "cross-site"], .forbidden),
    ]
    for (headers, status) in cases {
      #expect(try await post("/extra", "", headers, on: test).status == status)
    }
  }

  @Test func tooManyPageRequestsAreRejectedWithRetryAfter() async throws {
    let test = try TestHost { $0.paintLimit = RateLimit(burst: 2, rate: 0.001) }
    let answers = try await test.host.application().testRoutes { client in
      var answers: [TestResponse] = []
      for _ in 0..<3 {
        answers.append(
          try await client.execute(uri: "/fruit", method: .get, headers: [.accept: "text/html"])
        )
      }
      return answers
    }
    #expect(answers.map(\.status) == [.ok, .ok, .tooManyRequests])
    #expect(String(buffer: answers[2].body).contains("Too Many Visitors"))
    #expect(answers[2].headers[.retryAfter] == "60")
    #expect(test.fruit.scenes.count == 2)
  }

  private func policy(_ response: TestResponse) -> String {
    response.headers[.contentSecurityPolicy] ?? ""
  }

  @Test func theHomeScreenLinksToEveryAppInTheReadersLanguage() async throws {
    let test = try TestHost()
    let english = String(buffer: try await get("/", on: test).body)
    #expect(english.contains("href=\"/fruit\"") && english.contains(">Fruit<"))
    let chinese = try await get("/", [.acceptLanguage: "zh-CN"], on: test)
    #expect(String(buffer: chinese.body).contains(">水果<"))
    #expect(test.fruit.scenes.isEmpty)
  }

  @Test func anAppsPageReadsWithoutScripts() async throws {
    let test = try TestHost()
    let response = try await get("/fruit/7?a=b", [.acceptLanguage: "en"], on: test)
    let page = String(buffer: response.body)
    #expect(response.status == .ok)
    #expect(page.contains("Fruit 3"))
    #expect(test.fruit.scenes.first?.request.path == "/7?a=b")
    #expect(test.devices.isEmpty)
  }

  @Test(
    "As on iOS, the app's language determines the direction of a page",
    arguments: [
      ("en-GB", "en-GB", "ltr"), ("ar, fr;q=0.5", "en", "ltr"), ("fa-IR", "fa-IR", "rtl"),
      ("ar, fa;q=0.5", "fa", "rtl"), ("zh-CN", "zh-Hans", "ltr"),
    ]
  )
  func aPageIsInALanguageOfItsApp(wish: String, language: String, direction: String) async throws {
    let response = try await get("/fruit", [.acceptLanguage: wish], on: try TestHost())
    let page = String(buffer: response.body)
    #expect(page.contains("<html lang=\"\(language)\" dir=\"\(direction)\">"))
  }

  @Test func aPageIsInTheLanguageThatAPersonHasChosenInTheApp() async throws {
    let test = try TestHost()
    test.fruit.onConnect = { scene in
      guard let window = scene.tree.root else { return }
      var value = AccessibilityValue()
      value.language = "zh-Hans"
      scene.set(window, .accessibility(value))
    }
    let response = try await get("/fruit", [.acceptLanguage: "en"], on: test)
    let page = String(buffer: response.body)
    #expect(page.contains("<html lang=\"zh-Hans\" dir=\"ltr\">"))
    #expect(page.contains("data-language=\"en\""))
  }

  @Test func thePolicyAllowsNoInlineScriptAndStylesByNonceOnly() async throws {
    let test = try TestHost()
    let response = try await get("/fruit", on: test)
    let page = String(buffer: response.body)
    let nonce = try #require(page.firstMatch(of: #/<style nonce="([0-9a-f]{32})"/#)?.1)
    let policy = policy(response)
    #expect(policy.contains("default-src 'none'"))
    #expect(policy.contains("script-src 'self';"))
    #expect(policy.contains("style-src 'self' 'nonce-\(nonce)';"))
    #expect(policy.contains("frame-ancestors 'none'"))
    #expect(!policy.contains("unsafe"))
    #expect(!page.contains(" style=") && !page.contains("<script>"))
    let again = String(buffer: try await get("/fruit", on: test).body)
    #expect(!again.contains(nonce))
  }

  @Test(arguments: ["/", "/fruit", "/-/client/x/main.js", "/nowhere", "/-/live/fruit", "/extra"])
  func everyResponseHasSecurityHeaders(path: String) async throws {
    let test = try TestHost()
    let response = try await get(path, on: test)
    #expect(response.headers[.xContentTypeOptions] == "nosniff")
    #expect(response.headers[.xFrameOptions] == "DENY")
    #expect(policy(response).contains("default-src 'none'"))
  }

  @Test func aForeignNameIsMisdirected() async throws {
    let test = try TestHost(allowedHosts: ["example.org"])
    let response = try await get("/", on: test)
    #expect(response.status == .misdirectedRequest)
    #expect(!String(buffer: response.body).contains("Fruit"))
  }

  @Test func theCookieIsRandomAndOutOfScriptsReach() async throws {
    let test = try TestHost()
    let first = try await get("/fruit", on: test)
    let cookie = try #require(first.headers[.setCookie])
    #expect(cookie.firstMatch(of: #/^device=[0-9a-f]{32}\.[0-9a-f]{32}; /#) != nil)
    #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"))
    let value = String(cookie.prefix { $0 != ";" })
    // Another tab is on the same device, even before the first is live.
    let second = try await get("/fruit", [.cookie: value], on: test)
    #expect(second.headers[.setCookie] == nil)
    #expect(Set(test.fruit.scenes.map(\.request.device.id)).count == 1)
    #expect(test.devices.isEmpty)
  }

  /// The number of planted cookies is the limit that a browser keeps per domain.
  @Test func plantedCookiesHideNoDevice() async throws {
    let test = try TestHost()
    let first = try await get("/fruit", on: test)
    let own = try #require(first.headers[.setCookie]).prefix { $0 != ";" }
    let foreign = (1...178).map { _ in "device=\(DeviceToken().cookieValue); " }.joined()
    let planted = "\(foreign)device=nonsense; \(own)"
    let second = try await get("/fruit", [.cookie: planted], on: test)
    #expect(second.headers[.setCookie] == nil)
    #expect(Set(test.fruit.scenes.map(\.request.device.id)).count == 1)
  }

  @Test func aDeviceThatIsNotOursGetsANewCookie() async throws {
    let test = try TestHost()
    let foreign = DeviceToken()
    let page = try await get("/fruit", [.cookie: "device=\(foreign.cookieValue)"], on: test)
    #expect(page.headers[.setCookie]?.contains(foreign.id) == false)
    #expect(test.fruit.scenes.first?.request.device.id != foreign.id)
  }

  @Test("An image or frame on a foreign page received the cookie of a new device")
  func aResponseThatIsNoDocumentSetsNoCookie() async throws {
    let name = try #require(HTTPField.Name("Sec-Fetch-Dest"))
    for (destination, isSet) in [("iframe", false), ("image", false), ("document", true)] {
      let page = try await get("/fruit", [name: destination], on: try TestHost())
      #expect((page.headers[.setCookie] != nil) == isSet, "\(destination)")
    }
  }

  @Test func filesAreKeptByBrowsersUntilTheyChange() async throws {
    let test = try TestHost()
    let home = String(buffer: try await get("/", on: test).body)
    let address = try #require(home.firstMatch(of: #/href="(/-/client/[^"]+client\.css)"/#)?.1)
    let first = try await get(String(address), on: test)
    #expect(first.headers[.contentType] == "text/css; charset=utf-8")
    #expect(first.headers[.cacheControl]?.contains("immutable") == true)
    let tag = try #require(first.headers[.eTag])
    let second = try await get(String(address), [.ifNoneMatch: tag], on: test)
    #expect(second.status == .notModified)
    #expect(try await get("/-/client/x/..%2f..%2fPackage.swift", on: test).status == .notFound)
  }

  @Test func symbolsAreServed() async throws {
    let response = try await get("/-/symbols/x.svg", on: try TestHost())
    #expect(String(buffer: response.body).contains("<symbol id=\"trash\""))
    #expect(policy(response).contains("sandbox"))
  }

  @Test(arguments: ["/", "/fruit"])
  func pagesContainTheirIcons(path: String) async throws {
    let page = String(buffer: try await get(path, on: try TestHost()).body)
    let icon = "data:image/svg+xml,%3csvg/%3e"
    #expect(page.contains("<link rel=\"icon\" href=\"\(icon)\">"))
    #expect(page.contains("<img class=\"app-icon\" src=\"\(icon)\"") == (path == "/"))
  }

  @Test(arguments: [
    ("gzip, deflate", "gzip"), ("GZIP;q=0.5, br", "gzip"), ("gzip;q=0", nil), ("br", nil),
    ("", nil),
  ])
  func filesAreCompressedInAnAcceptedCoding(_ accepted: String, _ coding: String?) async throws {
    let test = try TestHost()
    let answer = try await get("/-/symbols/x.svg", [.acceptEncoding: accepted], on: test)
    #expect(answer.headers[.contentEncoding] == coding)
    #expect(answer.headers[.vary] == "Accept-Encoding")
    #expect(String(buffer: answer.body).contains("<symbol") == (coding == nil))
  }

  @Test func filesAreServedInTheirSmallestFormOnceItIsMade() async throws {
    let assets = try ClientAssets.load()
    let symbols = try #require(assets.symbols[assets.addresses.symbols])
    let whole = symbols.form(in: []).bytes
    #expect(symbols.form(in: [.brotli, .gzip]).coding == .gzip)
    assets.compress()
    let smallest = symbols.form(in: [.brotli, .gzip])
    #expect(smallest.coding == .brotli)
    #expect(smallest.bytes.count < symbols.form(in: [.gzip]).bytes.count)
    #expect(symbols.form(in: []).bytes == whole)
  }

  @Test func fontsAreKeptForEver() async throws {
    let test = try TestHost()
    let page = String(buffer: try await get("/fruit", on: test).body)
    let link = try #require(page.firstMatch(of: #/as="font" href="([^"]+)"/#))
    let answer = try await get(String(link.1), on: test)
    #expect(answer.headers[.contentType] == "font/otf")
    #expect(answer.headers[.cacheControl]?.contains("immutable") == true)
    #expect(try await get("/-/fonts/x/none", on: test).status == .notFound)
  }

  @Test func pagesAreCompressedUnlessTheyArePersonal() async throws {
    let test = try TestHost()
    let first = try await get("/fruit", [.acceptEncoding: "gzip"], on: test)
    #expect(first.headers[.contentEncoding] == "gzip")
    let session = try #require(
      await test.registry.paint(
        app: "fruit",
        path: nil,
        for: Visitor(token: nil, languages: ["en"])
      )
    )
    #expect(test.admit(session) == nil)
    let cookie = String(DeviceCookie.plain.setting(session.device).prefix { $0 != ";" })
    let headers: HTTPFields = [.acceptEncoding: "gzip", .cookie: cookie]
    let own = try await get("/fruit", headers, on: test)
    #expect(own.status == .ok)
    #expect(own.headers[.contentEncoding] == nil)
  }

  @Test func aLiveAddressRequiresAnUpgrade() async throws {
    let test = try TestHost()
    #expect(try await get("/-/live/fruit", on: test).status == .upgradeRequired)
  }

  @Test func routesOfTheProgramAreServedToo() async throws {
    let test = try TestHost()
    #expect(String(buffer: try await get("/extra", on: test).body) == "extra")
  }
}
