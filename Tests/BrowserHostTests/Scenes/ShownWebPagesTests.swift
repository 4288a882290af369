import Testing
import UIKitHosting

@testable import BrowserHost

struct ShownWebPagesTests {
  private func page(_ revision: UInt32, html: String? = "<p>") -> WebValue {
    WebValue(html: html, revision: revision)
  }

  @Test func onlyTheCurrentPageOfAViewCanBeFetched() {
    var pages = ShownWebPages()
    let node = NodeID(rawValue: 1)
    pages.show(page(1), in: node)
    pages.show(page(2), in: node)
    #expect(pages[node, 1] == nil)
    #expect(pages[node, 2] != nil)
    pages.show(page(3, html: nil), in: node)
    #expect(pages[node, 3] == nil)
  }

  @Test func theOldestPagesAreRemovedBeyondTheLimit() {
    var pages = ShownWebPages()
    let count = UInt32(ShownWebPages.limit)
    for id in 1...count + 1 { pages.show(page(1), in: NodeID(rawValue: id)) }
    #expect(pages[NodeID(rawValue: 1), 1] == nil)
    #expect(pages[NodeID(rawValue: 2), 1] != nil)
    #expect(pages[NodeID(rawValue: count + 1), 1] != nil)
  }
}
