import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import WebRequests

@testable import WebKit

/// Apple: `title`, `estimatedProgress`, `customUserAgent` and `allowsBackForwardNavigationGestures` of
/// `WKWebView`, `WKWebsiteDataStore`.
@MainActor
struct WKWebViewStateTests {
  private let web: WKWebView
  private let progress = ProgressLog()
  private let driver: SceneDriver

  init() {
    let configuration = WKWebViewConfiguration()
    configuration._loader = Echo()
    web = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      configuration: configuration
    )
    let screen = UIViewController()
    screen.view.addSubview(web)
    driver = SceneDriver(rootViewController: screen)
    web.navigationDelegate = progress
  }

  private func load(_ path: String) async throws {
    web.load(URLRequest(url: try #require(URL(string: "https://example.org/\(path)"))))
    try await driver.eventually("the page \(path)") { !web.isLoading }
  }

  // MARK: Titles

  @Test(
    arguments: [
      ("<title>Rain &amp; wind</title>", "Rain & wind"),
      ("<html><TITLE lang=en>\n  Two\n  lines </TITLE>", "Two lines"),
      ("<title>&#x41;&#66;&unknown; &</title>", "AB&unknown; &"),
      ("<p>None</p>", ""),
      ("<title>Open", ""),
    ]
  )
  func theTitleIsThatOfTheDocument(_ html: String, _ title: String) {
    #expect(web.title == nil)
    web.loadHTMLString(html, baseURL: nil)
    driver.settle()
    #expect(web.title == title)
  }

  // MARK: Progress

  @Test func theProgressGoesFromTheBeginningToTheEnd() async throws {
    #expect(web.estimatedProgress == 0)
    try await load("a")
    #expect(progress.take() == ["start 0.1", "commit 0.5", "finish 1.0"])
    web.loadHTMLString("<p>Given</p>", baseURL: nil)
    driver.settle()
    #expect(progress.take() == ["start 0.1", "commit 0.5", "finish 1.0"])
  }

  @Test func aLoadThatFailsIsOver() async throws {
    try await load("broken")
    #expect(progress.take() == ["start 0.1", "fail 1.0"])
    #expect(web.title == nil)
  }

  // MARK: Requests

  @Test func documentsAreFetchedByTheUserAgentOfTheApp() async throws {
    web.customUserAgent = "Reader/1"
    try await load("a")
    #expect(web.title == "Reader/1")
    #expect(web.backForwardList.currentItem?.initialURL.path == "/a")
  }

  // MARK: Swipes

  @Test func swipesGoBackAndForwardWhereTheyAreAllowed() async throws {
    try await load("a")
    try await load("b")
    #expect(!swipe(.right))
    web.allowsBackForwardNavigationGestures = true
    #expect(swipe(.right))
    try await driver.eventually("the page before") { !web.isLoading }
    #expect(web.url?.path == "/a")
    #expect(swipe(.left))
    try await driver.eventually("the page after") { !web.isLoading }
    #expect(web.url?.path == "/b")
    web.allowsBackForwardNavigationGestures = false
    #expect(!swipe(.right))
  }

  private func swipe(_ direction: SwipeDirections) -> Bool {
    driver.settle()
    guard let id = web._nodeID else { return false }
    return driver.send(.swipe(id, direction, touches: 1))
  }

  // MARK: Data

  @Test func aStoreIsEmptyAtFirst() async {
    #expect(WKWebViewConfiguration().websiteDataStore.isPersistent)
    #expect(!WKWebsiteDataStore.nonPersistent().isPersistent)
    let types = WKWebsiteDataStore.allWebsiteDataTypes()
    #expect(types.contains(WKWebsiteDataTypeCookies))
    let records = await withCheckedContinuation { continuation in
      WKWebsiteDataStore.default().fetchDataRecords(ofTypes: types) {
        continuation.resume(returning: $0.count)
      }
    }
    #expect(records == 0)
  }
}

/// Answers with the user agent as the title.
private struct Echo: WebDocumentLoading {
  func load(_ request: URLRequest, cookies: any WebCookies) async throws -> WebDocument {
    guard let url = request.url, url.path != "/broken" else { throw URLError(.cannotFindHost) }
    let agent = request.value(forHTTPHeaderField: "User-Agent") ?? "none"
    return WebDocument(url: url, html: "<title>\(agent)</title><p>Page</p>")
  }
}

private final class ProgressLog: NSObject, WKNavigationDelegate {
  private var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    lines.append("start \(webView.estimatedProgress)")
  }

  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    lines.append("fail \(webView.estimatedProgress)")
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    lines.append("commit \(webView.estimatedProgress)")
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    lines.append("finish \(webView.estimatedProgress)")
  }
}
