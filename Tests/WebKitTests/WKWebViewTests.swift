import Foundation
import Testing
import UIKit
import UIKitTesting
import WebKit

/// Apple: `WKWebView`, `WKNavigationDelegate`.
@MainActor
struct WKWebViewTests {
  private let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
  private let delegate = Navigations()
  private let driver: SceneDriver
  private let base = URL(string: "https://example.org/stories/7")

  init() {
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

  // https://developer.apple.com/documentation/webkit/wkwebview/loadfileurl(_:allowingreadaccessto:)
  @Test func filesAreShownByTheirKind() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "web-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, shown) in [("a.html", "1"), ("a.txt", "<b>1</b>")] {
      let file = folder.appending(path: name)
      try Data("<b>1</b>".utf8).write(to: file)
      #expect(web.loadFileURL(file, allowingReadAccessTo: folder) != nil)
      #expect(driver.screen == "web page\n  text \"\(shown)\"")
      #expect(web.url == file)
    }
  }

  @Test func aDocumentIsShownWithItsMarkup() {
    web.loadHTMLString(
      """
      <style>p { color: red }</style><h1>Rain &amp; wind</h1><p>It
      <b>rains</b>.</p><script>alert(1)</script><!-- <p>not this</p> -->
      <p>More <a href="../8">tomorrow</a></p>
      """,
      baseURL: base
    )
    #expect(
      driver.screen == """
        web page
          text "Rain & wind"
          text "It rains."
          text "More tomorrow"
          link "tomorrow" = https://example.org/8
        """
    )
    #expect(web.url == base)
  }

  @Test func aLoadCallsTheDelegateInOrder() throws {
    let navigation = try #require(web.loadHTMLString("<p>Text</p>", baseURL: nil))
    #expect(web.isLoading)
    #expect(delegate.take() == ["decide other about:blank", "start"])
    driver.settle()
    #expect(!web.isLoading)
    #expect(delegate.take() == ["commit", "finish"])
    #expect(delegate.last === navigation)
  }

  @Test func contentSizeIsThatOfTheDocument() {
    web.loadHTMLString("<p>One</p><p>Two</p>", baseURL: nil)
    driver.settle()
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(web.scrollView.contentSize.width == 390)
    #expect(abs(web.scrollView.contentSize.height - 2 * line) < 0.01)
  }

  @Test func aNewDocumentReplacesTheOldOne() {
    web.loadHTMLString("<p>Old</p>", baseURL: nil)
    web.loadHTMLString("<p>New</p>", baseURL: nil)
    driver.settle()
    #expect(driver.screen == "web page\n  text \"New\"")
    #expect(delegate.take().filter { $0 == "finish" }.count == 1)
  }

  @Test func aDocumentThatTheDelegateCancelsIsNotShown() {
    delegate.policy = .cancel
    web.loadHTMLString("<p>Text</p>", baseURL: nil)
    driver.settle()
    #expect(driver.screen == "")
    #expect(delegate.take() == ["decide other about:blank"])
  }

  @Test func linksAreTheDelegatesToDecide() throws {
    web.loadHTMLString("<a href='https://example.org/a?b=1&amp;c=2'>Link</a>", baseURL: nil)
    driver.settle()
    _ = delegate.take()
    delegate.policy = .cancel
    try driver.open(link: "Link")
    #expect(delegate.take() == ["decide linkActivated https://example.org/a?b=1&c=2"])
    #expect(driver.display.opened == [])
    delegate.policy = .allow
    try driver.open(link: "Link")
    #expect(driver.display.opened == ["https://example.org/a?b=1&c=2"])
  }

  @Test func linksOpenOutsideWithoutADelegate() throws {
    web.navigationDelegate = nil
    web.loadHTMLString("<a href=https://example.org>Link</a>", baseURL: nil)
    try driver.open(link: "Link")
    #expect(driver.display.opened == ["https://example.org"])
  }

  @Test func aSizeOfAnOldDocumentCountsForNothing() throws {
    web.loadHTMLString("<p>Old</p>", baseURL: nil)
    driver.settle()
    let id = try #require(driver.find(nil, .webPage).first?.id)
    web.loadHTMLString("<p>New</p>", baseURL: nil)
    _ = delegate.take()
    #expect(!driver.send(.webPageSize(id, revision: 1, width: 1, height: 1)))
    #expect(web.scrollView.contentSize.height != 1)
  }

  @Test func onlyAddressesOfTheWebMailAndTelephonesAreOpened() throws {
    for address in ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x"] {
      web.loadHTMLString("<a href='\(address)'>Link</a>", baseURL: nil)
      try driver.open(link: "Link")
    }
    #expect(driver.display.opened == [])
  }

  private final class Navigations: NSObject, WKNavigationDelegate {
    var policy = WKNavigationActionPolicy.allow
    private(set) var last: WKNavigation?
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
      let address = navigationAction.request.url?.absoluteString ?? ""
      lines.append("decide \(navigationAction.navigationType) \(address)")
      decisionHandler(policy)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      lines.append("start")
    }

    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      lines.append("commit")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      last = navigation
      lines.append("finish")
    }
  }
}
