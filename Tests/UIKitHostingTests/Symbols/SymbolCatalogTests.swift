import Foundation
import Testing
import UIKitHosting

struct SymbolCatalogTests {
  @Test(arguments: SymbolCatalog.names)
  func everyDrawingHasLayersOfPaths(name: String) throws {
    let drawing = try #require(SymbolCatalog.drawing(named: name))
    #expect(!drawing.layers.isEmpty)
    for layer in drawing.layers {
      #expect(layer.path.hasPrefix("M"), "\(layer.path)")
      #expect(layer.path.allSatisfy { "MmLlHhVvCcSsAaZz0123456789.- ".contains($0) })
    }
  }

  @Test(arguments: ["", "no.such.symbol", "Trash", "trash "])
  func anUnknownNameHasNoDrawing(name: String) {
    #expect(SymbolCatalog.drawing(named: name) == nil)
    #expect(!SymbolCatalog.contains(name))
  }

  @Test(arguments: [
    "chevron.backward", "chevron.right", "plus", "minus", "xmark", "checkmark.circle.fill",
    "info.circle", "exclamationmark.triangle", "magnifyingglass", "person.crop.circle.badge.plus",
    "phone.fill", "envelope", "trash", "square.and.pencil", "ellipsis.circle",
    "wifi.exclamationmark",
    "star.fill", "heart", "gearshape", "house.fill", "list.bullet", "pause.fill", "sportscourt",
    "soccerball", "textformat.size", "hand.thumbsup", "bubble.left", "eye.slash", "mappin",
    "camera", "arrow.up.circle.fill", "hand.wave", "bell.badge", "checkmark.seal", "speaker",
    "speaker.wave.3", "doc.on.doc", "mic", "video", "map", "location", "creditcard", "key",
    "paperplane.fill", "photo.on.rectangle", "slider.horizontal.3", "play.circle",
  ])
  func theCatalogContainsTheSymbolsThatAppsUse(name: String) {
    #expect(SymbolCatalog.contains(name))
  }

  @Test func onlyDirectionalSymbolsFollowTheReadingDirection() throws {
    #expect(try #require(SymbolCatalog.drawing(named: "chevron.backward")).followsReadingDirection)
    #expect(try !#require(SymbolCatalog.drawing(named: "chevron.left")).followsReadingDirection)
  }

  /// With `ROSTRUM_RECORD` set it writes the page, and fails.
  @Test func aPageNamesEverySymbol() throws {
    let page = """
      # Symbols that are drawn here

      `UIImage(systemName:)` gives an image for these \(SymbolCatalog.names.count) names of SF Symbols,
      and nil for any other, which it says on standard error. The drawings are our own, in
      `Sources/UIKitHosting/Symbols`: one more is a path on a grid of 24 by 24.
      `ROSTRUM_RECORD=1 Scripts/try UIKitHostingTests` writes this page.

      \(SymbolCatalog.names.map { "- `\($0)`" }.joined(separator: "\n"))

      """
    let root = URL(filePath: #filePath).deletingLastPathComponent()
    let file = root.appending(path: "../../../Documentation/Symbols.md").standardized
    if ProcessInfo.processInfo.environment["ROSTRUM_RECORD"] != nil {
      try Data(page.utf8).write(to: file)
      Issue.record("Recorded the page; read the difference")
    }
    #expect(try String(decoding: Data(contentsOf: file), as: UTF8.self) == page)
  }
}
