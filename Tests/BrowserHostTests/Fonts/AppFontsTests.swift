import Foundation
import Testing
import TextLayout
import UIKitHosting

@testable import BrowserHost

/// Fonts of apps on pages.
@Suite(.serialized)
struct AppFontsTests {
  private func withFont(_ body: (RegisteredFont, FontValue) throws -> Void) throws {
    let path = try #require(
      FontLibrary.shared.path(for: TypefaceDescriptor(design: .monospaced, weight: 700))
    )
    let font = try #require(RegisteredFonts.shared.register(path: path).first)
    defer { _ = RegisteredFonts.shared.remove([font.postScriptName]) }
    var value = FontValue(pointSize: 15, weight: font.weight)
    value.family = FontValue.Family(
      name: font.familyName,
      kind: .monospaced,
      face: font.postScriptName
    )
    try body(font, value)
  }

  @Test func eachFileIsAFamilyOfItsOwn() throws {
    try withFont { font, value in
      let family = try #require(AppFonts.family(of: value))
      #expect(family == "App\(font.id)")
      var italic = value
      italic.isItalic = true
      #expect(AppFonts.family(of: italic) == family)
      var system = value
      system.family = nil
      #expect(AppFonts.family(of: system) == nil)
      var other = value
      other.family?.face = nil
      #expect(AppFonts.family(of: other) == nil)
    }
  }

  @Test func theRuleHasTheHeightsThatScenesAssume() throws {
    try withFont { font, value in
      let family = try #require(AppFonts.family(of: value))
      let rule = try #require(AppFonts.rule(of: family))
      let ascent = CSS.number(font.typeface.metrics(size: 100).ascender)
      #expect(rule.hasPrefix("@font-face{font-family:\(family);font-weight:1 1000;"))
      #expect(rule.contains("ascent-override:\(ascent)%;"))
      #expect(rule.contains("src:url(/-/fonts/app/\(family))"))
      let fonts = try WebFonts()
      let sheet = try #require(fonts.file(named: "\(family).css"))
      #expect(String(decoding: sheet.bytes, as: UTF8.self) == rule)
    }
  }

  @Test func theFileMeasuresTextAsTheScene() throws {
    try withFont { font, value in
      let family = try #require(AppFonts.family(of: value))
      let file = try #require(try WebFonts().file(named: family))
      let served = try #require(RegisteredFonts.fonts(in: file.bytes).first)
      func width(_ typeface: Typeface) -> Double {
        let attributes = TextAttributes(font: Font(typeface, size: 1000))
        return Typesetter().size(of: "Hamburg AVATAR, fi Łódź", attributes: attributes).width
      }
      #expect(width(served.typeface) == width(font.typeface))
    }
    #expect(try WebFonts().file(named: "App0123456789abcdef") == nil)
    #expect(try WebFonts().file(named: "App0123456789abcdef.css") == nil)
  }

  @Test func theFirstPaintLoadsTheFontsThatItNames() {
    let sheet = ".a{font-family:App0123456789abcdef, x}.b{font-family:\"Appetite\"}"
    let twice = sheet + ".c{font-family:App0123456789abcdef}.d{font-family:Appfedcba9876543210}"
    #expect(AppFonts.families(in: twice) == ["App0123456789abcdef", "Appfedcba9876543210"])
  }
}
