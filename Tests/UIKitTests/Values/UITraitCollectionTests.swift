import Testing
import UIKit

/// Apple: `init(traitsFrom:)` and the initialisers of one trait of `UITraitCollection`.
struct UITraitCollectionTests {
  @Test func aCollectionOfOneTraitSaysNoOther() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.userInterfaceIdiom == .unspecified)
    #expect(dark.preferredContentSizeCategory == .unspecified)
  }

  @Test func theLastCollectionThatSaysATraitCounts() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.horizontalSizeClass == .compact)
    #expect(merged.verticalSizeClass == .unspecified)
    #expect(merged.layoutDirection == .rightToLeft)
  }
}
