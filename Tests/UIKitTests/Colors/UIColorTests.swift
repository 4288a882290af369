import Testing
import UIKit
import UIKitHosting

struct UIColorTests {
  private func traits(
    _ style: UIUserInterfaceStyle,
    _ contrast: UIAccessibilityContrast = .normal,
    _ level: UIUserInterfaceLevel = .base
  ) -> UITraitCollection {
    UITraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
    }
  }

  @Test func systemColoursFollowStyleAndContrast() {
    let blue = UIColor.systemBlue
    #expect(blue.resolvedColor(with: traits(.light)) == UIColor(hex: 0x007AFF))
    #expect(blue.resolvedColor(with: traits(.dark)) == UIColor(hex: 0x0A84FF))
    #expect(blue.resolvedColor(with: traits(.light, .high)) == UIColor(hex: 0x0040DD))
    #expect(blue.resolvedColor(with: traits(.dark, .high)) == UIColor(hex: 0x409CFF))
  }

  @Test func aDynamicProviderIsCalledForEachStyleAndContrast() {
    let colour = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    #expect(colour.resolvedColor(with: traits(.dark)) == .white)
    #expect(colour.resolvedColor(with: traits(.light)) == UIColor(hex: 0xFF3B30))
    #expect(colour.resolvedColor(with: traits(.light, .high)) == UIColor(hex: 0xD70015))
  }

  // https://developer.apple.com/documentation/uikit/uiuserinterfacelevel
  @Test func backgroundsAreRaisedInTheDark() {
    let ground = UIColor.systemGroupedBackground
    #expect(ground.resolvedColor(with: traits(.dark)) == UIColor(hex: 0x000000))
    #expect(ground.resolvedColor(with: traits(.dark, .normal, .elevated)) == UIColor(hex: 0x1C1C1E))
    #expect(ground.resolvedColor(with: traits(.dark, .high, .elevated)) == UIColor(hex: 0x242426))
    #expect(
      ground.resolvedColor(with: traits(.light, .normal, .elevated)) == UIColor(hex: 0xF2F2F7)
    )
    #expect(
      UIColor.systemGray6.resolvedColor(with: traits(.dark, .normal, .elevated))
        == UIColor(hex: 0x1C1C1E)
    )
  }

  @Test func aDynamicProviderIsCalledForBothLevels() {
    let colour = UIColor { $0.userInterfaceLevel == .elevated ? .white : .black }
    #expect(colour.resolvedColor(with: traits(.dark, .normal, .elevated)) == .white)
    #expect(colour._value.raisedDark == 0xFFFF_FFFF)
    #expect(colour._value.dark == 0x0000_00FF)
  }

  // https://developer.apple.com/documentation/uikit/uicolor/tintcolor
  @Test func tintColorIsBlueOutsideOfAView() {
    #expect(UIColor.tintColor.resolvedColor(with: traits(.light)) == UIColor(hex: 0x007AFF))
    #expect(UIColor.tintColor.withAlphaComponent(1) == .systemBlue)
    #expect(UIColor.systemBlue.withAlphaComponent(0) != .tintColor)
    #expect(UIColor.systemBlue.withAlphaComponent(0).cgColor.alpha == 0)
    #expect(UIColor.tintColor != .systemBlue)
  }

  @Test func componentsAreClamped() {
    #expect(UIColor(red: 2, green: -1, blue: 0, alpha: 1) == .red)
    #expect(UIColor(white: 1, alpha: 1) == .white)
  }

  @Test func alphaIsReplacedNotMultiplied() {
    let faded = UIColor.black.withAlphaComponent(0.5).withAlphaComponent(1)
    #expect(faded == .black)
  }

  @Test(arguments: [
    (0.0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue), (1.0 / 6, .yellow),
  ])
  func huesMakeTheirColors(_ hue: Double, _ expected: UIColor) {
    #expect(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1) == expected)
  }
}

extension UIColor {
  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16) / 255,
      green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1
    )
  }
}
