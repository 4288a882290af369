import Foundation
import Testing
import UIKitHosting

@testable import BrowserHost

struct WebRenderingTests {
  private let id = NodeID(rawValue: 7)

  private func set(_ web: WebValue) -> [DOMOperation] {
    DOMRenderer(addresses: .test, scene: "abc").operations(
      for: Commit(number: 1, changes: [.set(id, .webView, .web(web))])
    )
  }

  @Test func eachLoadOfAPageHasItsOwnAddress() throws {
    let all = set(WebValue(html: "<p>", revision: 3))
    #expect(all.contains(.attribute(ElementID(id, .panel), "src", "/-/web/abc/7-3")))
    let address = try #require(WebPageAddress(scene: "abc", file: "7-3"))
    #expect(address.path == "/-/web/abc/7-3")
  }

  @Test func withoutAPageThereIsNoAddress() {
    let all = set(WebValue(revision: 3))
    #expect(all.contains(.attribute(ElementID(id, .panel), "src", nil)))
    #expect(all.contains(.attribute(ElementID(id), "data-revision", nil)))
  }

  @Test(arguments: ["", "7", "7-", "-3", "7-3-1", "7-x", "7-99999999999"])
  func invalidFileNamesHaveNoPage(_ file: String) {
    #expect(WebPageAddress(scene: "abc", file: file) == nil)
  }

  @Test func theBaseIsText() {
    let page = WebValue(html: "<p>Text", baseURL: "https://x/\"><script>")
    let html = WebPage.html(page, font: "/f.css")
    #expect(html.hasSuffix("<p>Text"))
    #expect(!html.contains("<script>"))
    let head = "<!DOCTYPE html><meta charset=\"utf-8\"><link rel=\"stylesheet\" href=\"/f.css\">"
    #expect(WebPage.html(WebValue(html: "a"), font: "/f.css") == head + "a")
  }

  @Test func thePolicyForbidsAllButShowing() {
    let parts = WebPage.policy.components(separatedBy: "; ")
    #expect(parts.contains("default-src 'none'"))
    #expect(parts.contains("sandbox allow-same-origin"))
    #expect(parts.contains("form-action 'none'"))
    #expect(parts.contains("frame-ancestors 'self'"))
    #expect(!WebPage.policy.contains("script"))
  }
}
