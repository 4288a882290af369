import Testing
import UIKit

/// Apple: `init(traitsFrom:)` and the initialisers of one trait of `UITraitCollection`.
struct UITraitCollectionTests {
  @Test func aCollectionOfOneTraitLeavesOthersUnspecified() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.userInterfaceIdiom == .unspecified)
    #expect(dark.preferredContentSizeCategory == .unspecified)
  }

  @Test func theLastCollectionThatSpecifiesATraitWins() {
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

  @Test func containsTraitsComparesOnlySpecifiedTraits() {
    let dark = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
    ])
    #expect(dark.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(dark.containsTraits(in: UITraitCollection()))
    #expect(dark.containsTraits(in: nil))
    #expect(!dark.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    #expect(!dark.containsTraits(in: UITraitCollection(legibilityWeight: .bold)))
  }

  @Test func colorsDependOnStyleContrastAndLevel() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(!light.hasDifferentColorAppearance(comparedTo: light))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
    #expect(
      light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark))
    )
    for other in [
      UITraitCollection(accessibilityContrast: .high),
      UITraitCollection(userInterfaceLevel: .elevated),
    ] {
      let changed = UITraitCollection(traitsFrom: [light, other])
      #expect(light.hasDifferentColorAppearance(comparedTo: changed))
    }
    let large = light.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
    #expect(large.userInterfaceStyle == .light)
    #expect(!light.hasDifferentColorAppearance(comparedTo: large))
  }

  @Test func theScaleIsThatOfTheDevice() {
    #expect(UITraitCollection.current.displayScale == 3)
    #expect(UITraitCollection().displayScale == 0)
  }

  @Test func categoriesOfSizeHaveAnOrder() {
    #expect(UIContentSizeCategory.large < .extraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(UIContentSizeCategory.large >= .large)
  }
}
