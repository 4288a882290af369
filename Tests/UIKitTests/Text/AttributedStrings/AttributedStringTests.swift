import Testing
import UIKit
import UIKitHosting

/// Apple: `AttributeScopes.UIKitAttributes`.
///
/// https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes
@MainActor
struct AttributedStringTests {
  @Test func aLabelShowsAttributesOfTheUIKitScope() throws {
    var text = AttributedString("Red and wide")
    text.foregroundColor = .systemRed
    let wide = try #require(text.range(of: "wide"))
    text[wide].kern = 3
    text[wide].font = .boldSystemFont(ofSize: 20)
    text[wide].backgroundColor = .systemYellow
    let runs = NSAttributedString(text)._runs
    #expect(runs.map(\.text) == ["Red and ", "wide"])
    #expect(runs.map(\.kern) == [0, 3])
    #expect(runs.map(\.color) == [UIColor.systemRed._value, UIColor.systemRed._value])
    #expect(runs[1].font == UIFont.boldSystemFont(ofSize: 20)._value)
    #expect(runs[1].background == UIColor.systemYellow._value)
  }
}
