import Testing
import UIKitHosting

@testable import BrowserHost

struct HTMLWriterTests {
  @MainActor
  private func html(_ build: (FakeScene) -> Void) -> (html: String, styles: String) {
    let scene = FakeScene(.test())
    build(scene)
    var document = VirtualDocument()
    document.apply(DOMRenderer(addresses: .test).operations(for: scene.snapshot()))
    var writer = HTMLWriter()
    for window in document.windows() { writer.write(window) }
    return (writer.html, writer.styleSheet)
  }

  @MainActor
  @Test(arguments: [
    "<img src=x onerror=alert(1)>", "</span><script>alert(1)</script>", "\" onfocus=\"x", "'>&lt;",
    "\"\u{301} autofocus onfocus=\u{301}\"x", "<\u{200D}script>",
  ])
  func textIsOnlyEverText(text: String) {
    let nasty = page(saying: text)
    let plain = page(saying: "x")
    for mark in ["<", ">", "\"", "'"] as [Unicode.Scalar] {
      let count = { (html: String) in html.unicodeScalars.count { $0 == mark } }
      #expect(count(nasty) == count(plain), "of \(mark)")
    }
  }

  @MainActor
  private func page(saying text: String) -> String {
    html { scene in
      let window = scene.insert(.window, in: nil)
      scene.insert(
        .label,
        in: window,
        .text(text),
        .identifier(text),
        .accessibility(AccessibilityValue(label: text, hint: text))
      )
    }.html
  }

  @MainActor
  @Test func equalStylesShareAClass() {
    let page = html { scene in
      let window = scene.insert(.window, in: nil)
      for text in ["A", "B"] {
        scene.insert(.label, in: window, .text(text), .textColor(ColorValue(0xFF00_00FF)))
      }
    }
    #expect(!page.html.contains("style="))
    #expect(page.html.ranges(of: "s-0").count == 2)
    #expect(page.styles == ".s-0{color:#ff0000}")
  }

  @MainActor
  @Test func childrenAreWrittenInTheirSlots() {
    let page = html { scene in
      let window = scene.insert(.window, in: nil)
      let bar = scene.insert(.navigationBar, in: window, .title("T"))
      scene.insert(.barButton, in: bar, .slot(.barTrailing), .title("last"))
      scene.insert(.barButton, in: bar, .slot(.barBack), .title("first"))
    }.html
    let first = page.firstRange(of: ">first<")
    let title = page.firstRange(of: ">T</h1>")
    let last = page.firstRange(of: ">last<")
    #expect(first != nil && title != nil && last != nil)
    if let first, let title, let last {
      #expect(first.lowerBound < title.lowerBound && title.lowerBound < last.lowerBound)
    }
    #expect(page.contains("data-i=\"0\" data-at=\"4\""))
    #expect(page.contains("data-i=\"1\" data-at=\"2\""))
  }

  @MainActor
  @Test func aBackgroundOfACellIsWrittenBehindItsContent() {
    let page = html { scene in
      let window = scene.insert(.window, in: nil)
      let table = scene.insert(.table, in: window)
      let cell = scene.insert(.cell, in: table)
      scene.insert(.view, in: cell, .slot(.behind), .identifier("background"))
    }.html
    // The content is empty, and the view is after all parts of the cell.
    #expect(page.contains(#/class="cell-content"[^>]*></div>/#))
    #expect(page.contains(#/class="cell-actions trailing"[^>]*></div><div class="view behind"/#))
  }

  @MainActor
  @Test func depthAttributesAlternate() {
    let page = html { scene in
      let window = scene.insert(.window, in: nil)
      let view = scene.insert(.view, in: window)
      scene.insert(.scrollView, in: view)
    }.html
    let depths = page.matches(of: #/data-d="(.)"/#).map { String($0.1) }
    #expect(depths == ["0", "1", "0"])
  }

  @MainActor
  @Test func removedAndMovedNodesAreWhereTheyBelong() {
    let scene = FakeScene(.test())
    let window = scene.insert(.window, in: nil)
    let labels = ["A", "B", "C"].map { scene.insert(.label, in: window, .text($0)) }
    var document = VirtualDocument()
    let renderer = DOMRenderer(addresses: .test)
    document.apply(renderer.operations(for: scene.snapshot()))
    document.apply(
      renderer.operations(
        for: Commit(
          number: 2,
          changes: [.remove(labels[1]), .move(labels[2], parent: window, index: 0)]
        )
      )
    )
    #expect(document.windows().first?.children.map(\.text) == ["C", "A"])
  }
}
