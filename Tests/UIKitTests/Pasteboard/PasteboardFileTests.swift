import Foundation
import Testing

@testable import UIKit

/// The general pasteboard that processes of a device share.
@MainActor
final class PasteboardFileTests {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: url) }

  private func pasteboard() -> UIPasteboard {
    UIPasteboard(name: .general, content: PasteboardContent(file: PasteboardFile(url)))
  }

  @Test func aTextIsSharedInBothDirections() {
    let (app, test) = (pasteboard(), pasteboard())
    #expect(!test.hasStrings)
    app.string = "from the app"
    #expect(test.string == "from the app" && test.changeCount == 1)
    test.string = "from the test"
    #expect(app.string == "from the test" && app.changeCount == 2)
    test.items = []
    #expect(!app.hasStrings && app.numberOfItems == 0)
  }

  @Test func valuesKeepTheirTypes() throws {
    let (app, test) = (pasteboard(), pasteboard())
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    let url = try #require(URL(string: "https://example.org/a"))
    app.items = [
      ["public.url": url, "public.utf8-plain-text": "a"], ["public.png": image],
      ["org.example.data": Data([1, 2])], ["org.example.other": NSObject()],
    ]
    #expect(test.url == url && test.items[0]["public.url"] as? URL == url)
    #expect(test.images?.first?.cgImage?.height == image.cgImage?.height)
    let third = IndexSet(integer: 2)
    #expect(
      test.data(forPasteboardType: "org.example.data", inItemSet: third) == [Data([1, 2])]
    )
    #expect(test.items[3].isEmpty)
  }

  @Test func theContentOutlivesAProcess() {
    pasteboard().string = "kept"
    #expect(pasteboard().string == "kept")
  }
}
