import Testing
import UIKit
import UIKitHosting

/// Apple: `init(name:size:)` of `UIFont`.
struct UIFontNameTests {
  @Test(
    arguments: [
      ("HelveticaNeue-Bold", "Helvetica Neue", 700, false),
      ("Helvetica Neue", "Helvetica Neue", 400, false),
      ("AvenirNext-DemiBoldItalic", "Avenir Next", 600, true),
      ("Avenir-Book", "Avenir", 400, false),
      ("ArialMT", "Arial", 400, false),
      ("Arial-BoldMT", "Arial", 700, false),
      ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", 700, true),
      ("HelveticaNeue-UltraLight", "Helvetica Neue", 100, false),
      ("Courier-Oblique", "Courier", 400, true),
    ]
  )
  func aFontOfTheSystemIsFoundByItsName(
    _ name: String,
    _ family: String,
    _ weight: Int,
    _ isItalic: Bool
  ) throws {
    let value = try #require(UIFont(name: name, size: 15))._value
    #expect(value.family?.name == family)
    #expect(value.weight == weight)
    #expect(value.isItalic == isItalic)
    #expect(value.pointSize == 15)
  }

  @Test(arguments: ["", "-", "Comic Neue", "MT", "NoSuchFont-Bold"])
  func aNameOfNoFontIsNil(_ name: String) {
    #expect(UIFont(name: name, size: 15) == nil)
  }
}
