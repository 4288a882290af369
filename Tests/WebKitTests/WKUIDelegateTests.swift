import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting
import WebRequests

@testable import WebKit

/// Pages: `WKUIDelegate`, `WKNavigationAction` and `WKFrameInfo` of Apple's documentation.
@MainActor
struct WKUIDelegateTests {
  private let web: WKWebView
  private let delegate = Windows()
  private let driver: SceneDriver

  init() {
    let configuration = WKWebViewConfiguration()
    configuration._loader = Pages()
    web = WKWebView(frame: .zero, configuration: configuration)
    web.navigationDelegate = delegate
    let screen = UIViewController()
    screen.view.addSubview(web)
    driver = SceneDriver(rootViewController: screen)
    web.loadHTMLString("<a href='https://example.org/a'>Link</a>", baseURL: nil)
    driver.settle()
    delegate.frames = []
  }

  @discardableResult
  private func tap(inNewWindow: Bool, _ address: String = "https://example.org/a") throws -> Bool {
    let id = try #require(driver.find(nil, .webPage).first?.id)
    return driver.send(.openLink(id, address, inNewWindow: inNewWindow))
  }

  @Test func aLinkOfTheSamePageHasTheMainFrameAsItsTarget() throws {
    web.uiDelegate = delegate
    try tap(inNewWindow: false)
    #expect(delegate.frames == ["main to main"])
    #expect(driver.display.opened == ["https://example.org/a"])
  }

  @Test func aLinkOfAnotherWindowHasNoTarget() throws {
    web.uiDelegate = delegate
    try tap(inNewWindow: true)
    #expect(delegate.frames == ["main to none", "window of /a"])
    #expect(web.url == nil)
    #expect(driver.display.opened == [])
  }

  @Test func theNewViewLoadsTheLink() async throws {
    let other = WKWebView(frame: .zero, configuration: web.configuration)
    delegate.window = other
    web.uiDelegate = delegate
    try tap(inNewWindow: true)
    #expect(other.url?.path == "/a")
    try await driver.eventually("the commit") { other.title != nil }
    #expect(web.url == nil)
  }

  @Test func aLinkThatTheDelegateForbidsOpensNoWindow() throws {
    web.uiDelegate = delegate
    delegate.policy = .cancel
    try tap(inNewWindow: true)
    #expect(delegate.frames == ["main to none"])
  }

  @Test func withoutADelegateALinkOfAnotherWindowOpensOutside() throws {
    try tap(inNewWindow: true)
    #expect(driver.display.opened == ["https://example.org/a"])
  }

  private final class Windows: NSObject, WKUIDelegate, WKNavigationDelegate {
    var frames: [String] = []
    var policy = WKNavigationActionPolicy.allow
    var window: WKWebView?

    func webView(
      _ webView: WKWebView,
      decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      let source = navigationAction.sourceFrame
      let isOwn = source.isMainFrame && source.webView === webView
      let target = navigationAction.targetFrame.map { $0.isMainFrame ? "main" : "other" }
      frames.append("\(isOwn ? "main" : "other") to \(target ?? "none")")
      decisionHandler(policy)
    }

    func webView(
      _ webView: WKWebView,
      createWebViewWith configuration: WKWebViewConfiguration,
      for navigationAction: WKNavigationAction,
      windowFeatures: WKWindowFeatures
    ) -> WKWebView? {
      frames.append("window of \(navigationAction.request.url?.path ?? "none")")
      return window
    }
  }

  private struct Pages: WebDocumentLoading {
    func load(_ request: URLRequest, cookies: any WebCookies) async throws -> WebDocument {
      guard let url = request.url else { throw URLError(.badURL) }
      return WebDocument(url: url, html: "<title>\(url.path)</title>")
    }
  }
}
