import Testing
import UIKit

/// Apple: `UIFont`, "Getting Font Metrics Information".
///
/// The heights are those of Apple's system font, in units of 2048 to the em: ascender 1950, descender 494,
/// capital letters 1443, x 1078.
@MainActor
struct UIFontTests {
  private let font = UIFont.systemFont(ofSize: 14)

  @Test func metricsAreThoseOfTheFontInItsSize() {
    let unit = font.pointSize / 2048
    #expect(abs(font.ascender - 1950 * unit) < 1e-6)
    #expect(abs(font.descender + 494 * unit) < 1e-6)
    #expect(abs(font.capHeight - 1443 * unit) < 1e-3)
    #expect(abs(font.xHeight - 1078 * unit) < 1e-3)
    #expect(font.leading == 0)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(abs(font.withSize(7).lineHeight - font.lineHeight / 2) < 1e-6)
  }

  @Test func otherDesignsHaveTheirOwnMetrics() {
    let monospaced = UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)
    #expect(monospaced.lineHeight != font.lineHeight)
    #expect(monospaced.ascender > monospaced.capHeight)
    #expect(monospaced.capHeight > monospaced.xHeight)
  }

  @Test func fontsOfATextStyleFollowTheTextSize() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let fixed = body.withSize(17)
    #expect(body.pointSize == 17)
    #expect(body.lineHeight == fixed.lineHeight)
    UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge).performAsCurrent {
      #expect(body.pointSize == 23)
      #expect(body.fontDescriptor.pointSize == 23)
      #expect(body.lineHeight == fixed.withSize(23).lineHeight)
      #expect(fixed.pointSize == 17)
    }
  }

  @Test func aLabelHasTheHeightOfItsFontsLine() {
    for style in [UIFont.TextStyle.largeTitle, .body, .caption2] {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: style)
      label.text = "Text"
      #expect(label.intrinsicContentSize.height == label.font.height(ofLines: 1))
    }
  }
}
