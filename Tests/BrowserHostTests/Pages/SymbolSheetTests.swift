import Foundation
import FoundationXML
import Testing
import UIKitHosting

@testable import BrowserHost

struct SymbolSheetTests {
  @Test(arguments: ["globe", "bell", "magnifyingglass"])
  func crossingLinesOfASymbolAreOneShape(name: String) throws {
    let sheet = SymbolCatalog.isCommon(name) ? SymbolSheet.common : SymbolSheet.others
    let start = try #require(sheet.range(of: "<symbol id=\"\(name)\""))
    let symbol = sheet[start.lowerBound...].prefix { $0 != "\n" }
    #expect(symbol.components(separatedBy: "stroke=").count == 2)
  }

  /// A page that shows none of the other symbols requests only the common ones.
  @Test func theSheetsAreWellFormedAndHoldEverySymbolOnce() {
    let sheets = [SymbolSheet.common, SymbolSheet.others]
    for sheet in sheets {
      let parser = XMLParser(data: Data(sheet.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
    for name in SymbolCatalog.names {
      let holding = sheets.map { $0.contains("<symbol id=\"\(name)\"") }
      #expect(holding == [SymbolCatalog.isCommon(name), !SymbolCatalog.isCommon(name)])
    }
    #expect(AssetAddresses.test.symbol("chevron.right") == "/s.svg#chevron.right")
    #expect(AssetAddresses.test.symbol("hand.wave") == "/o.svg#hand.wave")
  }
}
