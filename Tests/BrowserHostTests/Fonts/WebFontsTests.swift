import Foundation
import Testing
import TextLayout

@testable import BrowserHost

struct WebFontsTests {
  /// Returns the width of a text in a font file of the host, as on a page.
  private func width(of text: String, in file: ServedFile) throws -> Double {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(file.bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return width(of: text, in: try Typeface(path: url.path))
  }

  private func width(of text: String, in typeface: Typeface) -> Double {
    let attributes = TextAttributes(font: Font(typeface, size: 1000))
    return Typesetter().size(of: text, attributes: attributes).width
  }

  @Test(arguments: [
    ("Hamburgefonstiv AVATAR To Wave, Type LTo PA. 'tis 1,250.50 12:30 -> (A) “quoted” fi", true),
    ("Łódź café e\u{301} Καλημέρα κόσμε Съешь ещё Tiếng Việt", false),
  ])
  func filesOfPagesMeasureTextAsScenesDo(_ text: String, _ isLatin: Bool) throws {
    let fonts = try WebFonts()
    for font in fonts.fonts where [400, 700].contains(font.descriptor.weight) {
      guard isLatin || !font.isSubset else { continue }
      let expected = width(of: text, in: try FontLibrary.shared.typeface(for: font.descriptor))
      let file = try #require(fonts.file(named: font.name))
      #expect(try width(of: text, in: file) == expected, "\(font.name)")
    }
  }

  @Test func pagesOfWebViewsFindTheSystemFontByApplesName() throws {
    let fonts = try WebFonts()
    #expect(fonts.systemFontAddress == fonts.folder + "system.css")
    let file = try #require(fonts.file(named: "system.css"))
    #expect(file.mediaType.hasPrefix("text/css"))
    let sheet = String(decoding: file.bytes, as: UTF8.self)
    let rules = sheet.split(separator: "\n")
    #expect(rules.count == 36)
    #expect(rules.allSatisfy { $0.hasPrefix("@font-face{font-family:-apple-system;") })
    #expect(sheet.contains("url(\(fonts.folder)RostrumLatin400)"))
  }

  @Test func aSubsetIsAFractionOfTheFont() throws {
    let fonts = try WebFonts()
    let subset = try #require(fonts.file(named: "RostrumLatin400"))
    subset.compress()
    let form = subset.form(in: [.brotli])
    #expect(form.coding == .brotli)
    #expect(form.bytes.count < 21_000)
    #expect(subset.mediaType == "font/otf")
  }

  @Test func everyStyleOfTheSystemFontHasAFile() throws {
    let fonts = try WebFonts().fonts
    for family in ["RostrumLatin", "Rostrum", "RostrumDisplayLatin", "RostrumDisplay"] {
      let styles = fonts.filter { $0.family == family }.map(\.descriptor)
      #expect(styles.count == 18 && Set(styles).count == 18, "\(family)")
    }
  }

  @Test func pagesTakeNoCharactersFromAFontThatLacksThem() throws {
    for font in try WebFonts().fonts where font.descriptor.design == .default {
      for scalar: UInt32 in [0x5D0, 0x627, 0x4E00, 0xAC00, 0x2614, 0x1F600] {
        #expect(!font.ranges.contains { $0.contains(scalar) }, "\(font.name)")
      }
    }
  }

  @Test func aMissingSystemFontNamesItsPackage() {
    let error = #expect(throws: FontError.self) {
      try WebFonts(library: FontLibrary(folders: ["/nowhere"]))
    }
    #expect(error?.package == "fonts-inter")
  }

  @Test func theStyleSheetNamesEveryFile() throws {
    let fonts = try WebFonts()
    let sheet = fonts.styleSheet
    for font in fonts.fonts { #expect(sheet.contains("url(\(fonts.folder)\(font.name))")) }
    #expect(fonts.file(named: "Rostrum400") != nil)
    #expect(fonts.file(named: "../passwd") == nil)
  }
}
