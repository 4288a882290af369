import Testing
import UIKitHosting

@testable import BrowserHost

/// The system's colours in the style sheet of pages.
struct SystemColorSheetTests {
  private let rules = SystemColorSheet.text.split(separator: "\n").map(String.init)

  @Test func eachColourIsAPropertyWithALightAndADarkForm() {
    #expect(rules[0].hasPrefix(":root{--tint:light-dark(#007aff,#0a84ff);"))
    #expect(rules[0].contains("--menu-line:light-dark(#1111113d,#ffffff2e);"))
    let names = SystemColors.named.map(\.name)
    #expect(Set(names).count == names.count)
    for name in names { #expect(rules[0].contains("--\(name):")) }
  }

  @Test func increasedContrastNamesOnlyDifferingColors() {
    let strong = rules[1]
    #expect(strong.hasPrefix("@media (prefers-contrast:more){:root{"))
    #expect(strong.contains("--bar:light-dark(#f9f9f9,#1d1d1d)"))
    #expect(!strong.contains("--label:"))
  }

  @Test func elevatedViewsHaveTheirOwnDarkBackgrounds() {
    #expect(
      rules[2].hasSuffix(
        "{--background:light-dark(#ffffff,#1c1c1e);--grouped:light-dark(#f2f2f7,#1c1c1e);"
          + "--grouped-cell:light-dark(#ffffff,#2c2c2e)}"
      )
    )
  }

  /// The sheet has no rule for such a colour.
  @Test func elevatedColorsAreTheSameWithIncreasedContrast() {
    for (name, color) in SystemColors.named where color.raisedDark != color.dark {
      #expect(color.darkHighContrast == color.dark, "\(name)")
      #expect(color.raisedDarkHighContrast == color.raisedDark, "\(name)")
    }
  }

  @Test func textIsInTheColoursOfIncreasedContrast() {
    #expect(rules[0].contains("--tint-text:light-dark(#0040dd,#409cff)"))
    #expect(rules[0].hasSuffix("--red-text:light-dark(#d70015,#ff6961)}"))
  }
}
