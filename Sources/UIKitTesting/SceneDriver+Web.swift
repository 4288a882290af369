internal import Foundation
import UIKitHosting

extension SceneDriver {
  /// Taps a link in a web view.
  ///
  /// - Throws: `DriverError` when there is no such link, or nobody takes the tap.
  public func open(link label: String) throws {
    let link = try element(label, .link)
    try perform(.openLink(link.id, link.value ?? ""), "opening \(link)")
  }

  /// Tells the scene that new pages are shown, as large as their text is.
  func showNewPages() {
    var pages = display.takeNewPages()
    while !pages.isEmpty {
      for (id, page) in pages where display.tree[id] != nil {
        let width = environment.width
        let text = WebText(html: page.html ?? "").paragraphs.joined(separator: "\n")
        let height = TextMetrics(pointSize: 17).size(of: text, fitting: width).height
        let action = InputEvent.Action.shownPage(
          id,
          revision: page.revision,
          width: width,
          height: height
        )
        scene.receive(InputEvent(seen: display.tree.number, action: action))
      }
      clock.advanceUntilIdle()
      scene.commit()
      pages = display.takeNewPages()
    }
  }
}
