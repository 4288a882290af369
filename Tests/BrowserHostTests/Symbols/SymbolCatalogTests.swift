import Foundation
import FoundationXML
import Testing
import UIKitHosting

@testable import BrowserHost

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
    "camera",
  ])
  func whatAppsAskForIsThere(name: String) {
    #expect(SymbolCatalog.contains(name))
  }

  @Test(arguments: ["globe", "bell", "magnifyingglass"])
  func linesThatCrossAreOneShapeSoThatAColourIsNowhereTwice(name: String) throws {
    let start = try #require(SymbolSheet.svg.range(of: "<symbol id=\"\(name)\""))
    let symbol = SymbolSheet.svg[start.lowerBound...].prefix { $0 != "\n" }
    #expect(symbol.components(separatedBy: "stroke=").count == 2)
  }

  @Test func onlyWhatPointsAlongTheTextTurnsWithIt() throws {
    #expect(try #require(SymbolCatalog.drawing(named: "chevron.backward")).followsReadingDirection)
    #expect(try !#require(SymbolCatalog.drawing(named: "chevron.left")).followsReadingDirection)
  }

  @Test func theSheetIsWellFormedAndHoldsEverySymbol() {
    let parser = XMLParser(data: Data(SymbolSheet.svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    for name in SymbolCatalog.names {
      #expect(SymbolSheet.svg.contains("<symbol id=\"\(name)\""))
    }
  }
}
