import Testing
import UIKit
import UIKitTesting
import WebRequests

@testable import WebKit

/// Apple: `load(_:)`, `goBack()` and `backForwardList` of `WKWebView`, `WKNavigationDelegate`.
@MainActor
struct WKWebViewLoadingTests {
  private let web: WKWebView
  private let pages = Pages()
  private let delegate = Listener()
  private let driver: SceneDriver

  init() {
    let configuration = WKWebViewConfiguration()
    configuration._loader = pages
    web = WKWebView(frame: .zero, configuration: configuration)
    let screen = UIViewController()
    screen.view.addSubview(web)
    web.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      web.topAnchor.constraint(equalTo: screen.view.topAnchor),
      web.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
      web.trailingAnchor.constraint(equalTo: screen.view.trailingAnchor),
      web.bottomAnchor.constraint(equalTo: screen.view.bottomAnchor),
    ])
    driver = SceneDriver(rootViewController: screen)
    web.navigationDelegate = delegate
  }

  private func request(_ path: String) throws -> URLRequest {
    URLRequest(url: try #require(URL(string: "https://example.org/\(path)")))
  }

  private func shows(_ path: String) async throws {
    try await driver.eventually("the page \(path)") {
      !web.isLoading && driver.screen.contains("Page \(path)")
    }
  }

  @Test func aLoadedPageIsShownAndCallsTheDelegateInOrder() async throws {
    let navigation = web.load(try request("a"))
    #expect(navigation != nil)
    #expect(web.isLoading)
    #expect(web.url?.path == "/a")
    #expect(delegate.take() == ["decide other /a", "start"])
    try await shows("a")
    #expect(delegate.take() == ["commit /a", "finish"])
  }

  @Test func aRedirectEndsInTheAddress() async throws {
    web.load(try request("old"))
    try await shows("new")
    #expect(web.url?.path == "/new")
    #expect(web.backForwardList.currentItem?.url.path == "/new")
    #expect(web.backForwardList.currentItem?.initialURL.path == "/old")
  }

  @Test func aFailedLoadKeepsTheShownPage() async throws {
    web.load(try request("a"))
    try await shows("a")
    _ = delegate.take()
    web.load(try request("broken"))
    try await driver.eventually("the failure") { !web.isLoading }
    #expect(delegate.take() == ["decide other /broken", "start", "fail -1003"])
    #expect(web.url?.path == "/a")
    #expect(driver.screen.contains("Page a"))
    #expect(!web.canGoBack)
  }

  @Test func goBackAndGoForwardFollowTheBackForwardList() async throws {
    for path in ["a", "b", "c"] {
      web.load(try request(path))
      try await shows(path)
    }
    #expect(web.canGoBack && !web.canGoForward)
    #expect(web.backForwardList.backList.map(\.url.path) == ["/a", "/b"])
    _ = delegate.take()
    #expect(web.goBack() != nil)
    try await shows("b")
    #expect(delegate.take().first == "decide backForward /b")
    #expect(web.backForwardList.forwardItem?.url.path == "/c")
    web.goForward()
    try await shows("c")
    #expect(web.goForward() == nil)
    let first = try #require(web.backForwardList.item(at: -2))
    web.go(to: first)
    try await shows("a")
    web.load(try request("d"))
    try await shows("d")
    #expect(web.backForwardList.backList.map(\.url.path) == ["/a"])
    #expect(web.backForwardList.forwardList == [])
  }

  @Test func reloadFetchesAgainAndKeepsTheBackForwardList() async throws {
    web.load(try request("a"))
    try await shows("a")
    _ = delegate.take()
    web.reload()
    try await shows("a")
    #expect(delegate.take() == ["decide reload /a", "start", "commit /a", "finish"])
    #expect(!web.canGoBack)
  }

  @Test func stoppingIsAFailure() async throws {
    web.load(try request("a"))
    web.stopLoading()
    #expect(!web.isLoading)
    #expect(web.url == nil)
    #expect(delegate.take() == ["decide other /a", "start", "fail -999"])
    web.stopLoading()
    #expect(delegate.take() == [])
  }

  @Test func aLaterLoadCancelsAnEarlierOne() async throws {
    web.load(try request("a"))
    web.load(try request("b"))
    try await shows("b")
    #expect(
      delegate.take() == [
        "decide other /a", "start", "decide other /b", "fail -999", "start", "commit /b", "finish",
      ]
    )
    web.load(try request("c"))
    web.loadHTMLString("Page given", baseURL: nil)
    try await shows("given")
    #expect(web.url == nil)
    #expect(delegate.take().contains("fail -999"))
  }

  @Test func aLoadThatTheDelegateCancelsIsNotFetched() throws {
    delegate.policy = .cancel
    web.load(try request("a"))
    #expect(!web.isLoading)
    #expect(delegate.take() == ["decide other /a"])
  }
}

/// Pages whose titles identify them.
private struct Pages: WebDocumentLoading {
  func load(_ request: URLRequest, cookies: any WebCookies) async throws -> WebDocument {
    guard let url = request.url, url.path != "/broken" else { throw URLError(.cannotFindHost) }
    await Task.yield()
    try Task.checkCancellation()
    let found = url.path == "/old" ? url.deletingLastPathComponent().appending(path: "new") : url
    return WebDocument(url: found, html: "<p>Page \(found.lastPathComponent)</p>")
  }
}

private final class Listener: NSObject, WKNavigationDelegate {
  var policy = WKNavigationActionPolicy.allow
  private var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func webView(
    _ webView: WKWebView,
    decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    let path = navigationAction.request.url?.path ?? ""
    lines.append("decide \(navigationAction.navigationType) \(path)")
    decisionHandler(policy)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    lines.append("start")
  }

  func webView(
    _ webView: WKWebView,
    didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    lines.append("fail \((error as? URLError)?.code.rawValue ?? 0)")
  }

  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
    lines.append("commit \(webView.url?.path ?? "")")
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    lines.append("finish")
  }
}
