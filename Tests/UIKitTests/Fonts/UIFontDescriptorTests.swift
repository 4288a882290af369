import Testing
import UIKit
import UIKitHosting

/// Apple: `UIFontDescriptor`, `UIFont.init(descriptor:size:)`.
///
/// https://developer.apple.com/documentation/uikit/uifontdescriptor
@MainActor
struct UIFontDescriptorTests {
  private func bold(_ style: UIFont.TextStyle) throws -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    return UIFont(descriptor: try #require(descriptor.withSymbolicTraits(.traitBold)), size: 0)
  }

  @Test func aBoldFontOfATextStyleStillGrowsWithTheReadersText() throws {
    let font = try bold(.body)
    #expect(font._value.style == .body)
    #expect(font._value.weight == 600)
    #expect(font.pointSize == 17)
    #expect(try bold(.largeTitle)._value.weight == 700)
    #expect(try bold(.headline) == .preferredFont(forTextStyle: .headline))
  }

  @Test func aFixedSizeEndsScalingWithTheTextSize() {
    let descriptor = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let font = UIFont(descriptor: descriptor, size: 20)
    #expect(font == .systemFont(ofSize: 20))
    #expect(descriptor.withSize(12).pointSize == 12)
  }

  @Test func withSymbolicTraitsReplacesTheTraits() throws {
    let bold = UIFont.boldSystemFont(ofSize: 15).fontDescriptor
    #expect(bold.symbolicTraits == .traitBold)
    let both = bold.symbolicTraits.union(.traitItalic)
    let slanted = try #require(bold.withSymbolicTraits(both))
    #expect(slanted.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(descriptor: slanted, size: 0)._value.weight == 700)
    let plain = try #require(slanted.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == .systemFont(ofSize: 15))
    #expect(bold.withSymbolicTraits(.traitCondensed) == nil)
  }

  @Test func withDesignAppliesToSystemFontsOnly() throws {
    let title = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor
    let rounded = try #require(title.withDesign(.rounded))
    let font = UIFont(descriptor: rounded, size: 0)
    #expect(font._value.family == .init(name: "ui-rounded", kind: .sansSerif))
    #expect(font._value.style == .title1)
    let code = try #require(rounded.withDesign(.monospaced))
    #expect(code.symbolicTraits.contains(.traitMonoSpace))
    let back = try #require(code.withDesign(.default))
    #expect(UIFont(descriptor: back, size: 0) == .preferredFont(forTextStyle: .title1))
    let georgia = try #require(UIFont(name: "Georgia", size: 12))
    #expect(georgia.fontDescriptor.withDesign(.rounded) == nil)
  }
}
