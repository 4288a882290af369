internal import Foundation
import UIKit
import UIKitHosting

extension SceneDriver {
  /// Taps a link in a web view.
  ///
  /// - Throws: `DriverError` when there is no such link, or the tap is not handled.
  public func open(link label: String) throws {
    let link = try element(label, .link)
    try perform(.openLink(link.id, link.value ?? ""), "opening \(link)")
  }

  /// Reports to the scene that new pages are shown, with the size of their text.
  func showNewPages() {
    var pages = display.takeNewPages()
    while !pages.isEmpty {
      for (id, page) in pages where display.tree[id] != nil {
        let width = environment.width
        let text = WebText(html: page.html ?? "").paragraphs.joined(separator: "\n")
        let height = height(of: text, in: width)
        let action = InputEvent.Action.webPageSize(
          id,
          revision: page.revision,
          width: width,
          height: height
        )
        scene.receive(InputEvent(seen: display.tree.number, action: action))
      }
      clock.advanceUntilIdle(limit: longestStep)
      scene.commit()
      pages = display.takeNewPages()
    }
  }

  /// Returns the height of a page of plain text, in points.
  private func height(of text: String, in width: Double) -> Double {
    let text = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return Double(
      text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height
    )
  }
}
