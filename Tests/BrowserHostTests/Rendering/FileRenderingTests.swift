import Foundation
import Testing
import UIKitHosting

@testable import BrowserHost

/// Transfers of files, as the page finds them.
@MainActor
struct FileRenderingTests {
  private func attributes(_ transfer: FileTransferValue?) -> [String: String] {
    let renderer = DOMRenderer(addresses: .test, texts: .english, scene: "scene")
    var commit = Commit(number: 1)
    let id = NodeID(rawValue: 7)
    commit.changes = [.set(id, .button, .files(transfer))]
    return renderer.operations(for: commit).reduce(into: [:]) { found, operation in
      if case .attribute(_, let name, let value) = operation { found[name] = value ?? "none" }
    }
  }

  @Test func aChoiceNamesItsTypesAndItsAddress() {
    let choice = FileChoiceValue(
      token: "abc",
      accepts: ["image/*", ".png"],
      limit: nil,
      capture: .environment
    )
    #expect(
      attributes(.choose(choice)) == [
        "data-files": "/-/files/scene/abc", "data-accept": "image/*,.png", "data-multiple": "",
        "data-capture": "environment", "data-saves": "none",
      ]
    )
  }

  @Test func anOfferHasOnlyItsNumberOfFiles() {
    let secret = URL(fileURLWithPath: "/private/report.pdf")
    #expect(
      attributes(.save(FileOfferValue(token: "abc", files: [secret, secret]))) == [
        "data-files": "/-/files/scene/abc", "data-accept": "none", "data-multiple": "none",
        "data-capture": "none", "data-saves": "2",
      ]
    )
  }

  @Test func aTransferThatIsGoneLeavesNothing() {
    #expect(Set(attributes(nil).values) == ["none"])
  }
}
