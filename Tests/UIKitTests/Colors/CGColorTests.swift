import Testing
import UIKit

struct CGColorTests {
  private let dark = UITraitCollection { $0.userInterfaceStyle = .dark }

  @Test func aDynamicColourIsThatOfTheCurrentTraits() {
    #expect(UIColor.label.cgColor == UIColor.black.cgColor)
    dark.performAsCurrent {
      #expect(UIColor.label.cgColor == UIColor.white.cgColor)
    }
  }

  @Test func aCGColorDoesNotFollowTraits() {
    let black = UIColor(cgColor: UIColor.label.cgColor)
    #expect(black.resolvedColor(with: dark) == .black)
  }

  @Test func componentsAreRedGreenBlueAndAlpha() {
    let color = CGColor(red: 1, green: 0, blue: 0.2, alpha: 0.4)
    #expect(color.components == [1, 0, 0.2, 0.4])
    #expect(color.alpha == 0.4)
    #expect(color.copy(alpha: 1)?.components == [1, 0, 0.2, 1])
  }
}
