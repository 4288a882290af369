import Testing
import UIKit

/// Apple: `getRed(_:green:blue:alpha:)` and related methods, Display P3, and older system colors.
struct UIColorComponentTests {
  @Test func getRedReturnsTheComponents() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 0.6)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect((red, green, blue, alpha) == (1, 0.2, 0.4, 0.6))
    #expect(color.getRed(nil, green: nil, blue: &blue, alpha: nil))
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75])
  func getHueReturnsTheHue(_ hue: Double) {
    var (found, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
      .getHue(&found, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(found - hue) < 0.01)
    #expect((saturation, brightness) == (1, 1))
  }

  @Test func getWhiteSucceedsOnlyForGray() {
    var white: CGFloat = 2
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == 2)
    #expect(UIColor(white: 0.2, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.2)
  }

  @Test func dynamicColorsAreThoseOfTheCurrentTraits() {
    var white: CGFloat = 0
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      UIColor.systemBackground.getWhite(&white, alpha: nil)
    }
    #expect(white == 0)
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      UIColor.systemBackground.getWhite(&white, alpha: nil)
    }
    #expect(white == 1)
  }

  @Test func displayP3IsConverted() {
    #expect(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1) == .white)
    #expect(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1) == .gray)
    #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) == .red)
    // The expected values follow from the matrices of both colour spaces (D65).
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(displayP3Red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
      .getRed(&red, green: &green, blue: &blue, alpha: nil)
    #expect(red < 0.2 && red > 0)
    #expect(abs(green - 0.405) < 0.01)
    #expect(abs(blue - 0.615) < 0.01)
  }

  @Test func darkTextAndLightTextAreFixedColors() {
    #expect(UIColor.darkText == .black)
    #expect(UIColor.lightText == UIColor(white: 1, alpha: 0.6))
  }
}
