import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// After https://developer.apple.com/documentation/uikit/uitextview/datadetectortypes.
@MainActor
struct TextLinkTests {
  private final class Older: NSObject, UITextViewDelegate {
    var opens = true
    private(set) var asked: [NSRange] = []

    // swift-format-ignore: AlwaysUseLowerCamelCase
    // The name is Apple's.
    func textView(
      _ textView: UITextView,
      shouldInteractWith URL: URL,
      in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      asked.append(characterRange)
      return opens
    }
  }

  private final class Newer: NSObject, UITextViewDelegate {
    private(set) var items: [UITextItem] = []
    private(set) var performed = 0

    func textView(
      _ textView: UITextView,
      primaryActionFor textItem: UITextItem,
      defaultAction: UIAction
    ) -> UIAction? {
      items.append(textItem)
      return UIAction { _ in self.performed += 1 }
    }
  }

  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let driver: SceneDriver

  init() {
    let root = UIViewController()
    root.view.addSubview(view)
    view.isEditable = false
    driver = SceneDriver(rootViewController: root)
    view.dataDetectorTypes = [.link, .phoneNumber]
    view.text = "See www.example.com, https://a.org/b?c=1. or ana@example.org, call 030 1234567"
  }

  private func tap(_ address: String) {
    guard let id = view._nodeID else { return }
    driver.scene.receive(
      InputEvent(seen: driver.display.tree.number, action: .openLink(id, address))
    )
  }

  private var links: [String] {
    guard case .attributedText(let runs, _) = view._attribute(.attributedText) else { return [] }
    return runs.compactMap { $0.effects?.link }
  }

  private var opened: [String] { driver.display.opened }

  @Test func addressesAndNumbersAreFound() {
    #expect(
      links == [
        "http://www.example.com", "https://a.org/b?c=1", "mailto:ana@example.org",
        "tel:0301234567",
      ]
    )
    view.dataDetectorTypes = .phoneNumber
    #expect(links == ["tel:0301234567"])
    view.isEditable = true
    #expect(links.isEmpty)
  }

  @Test func aLinkIsOpened() {
    tap("https://a.org/b?c=1")
    #expect(opened == ["https://a.org/b?c=1"])
    tap("https://elsewhere.org")
    #expect(opened.count == 1)
    view.isSelectable = false
    tap("https://a.org/b?c=1")
    #expect(opened.count == 1)
  }

  @Test func theDelegateDecidesAboutLinks() {
    let older = Older()
    view.delegate = older
    older.opens = false
    tap("http://www.example.com")
    #expect(older.asked == [NSRange(location: 4, length: 15)])
    #expect(opened.isEmpty)
    let newer = Newer()
    view.delegate = newer
    tap("http://www.example.com")
    #expect(newer.items.map(\.range) == [NSRange(location: 4, length: 15)])
    #expect(newer.performed == 1)
    #expect(opened.isEmpty)
  }

  @Test func linkTextAttributesStyleLinks() throws {
    view.linkTextAttributes = [.foregroundColor: UIColor.red]
    guard case .attributedText(let runs, _) = view._attribute(.attributedText) else { return }
    let link = try #require(runs.first { $0.effects?.link != nil })
    #expect(link.color == UIColor.red._value)
    #expect(!link.underline)
  }
}
