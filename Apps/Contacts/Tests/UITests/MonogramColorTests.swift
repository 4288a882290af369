import ContactsPresentation
import Foundation
import Testing

@testable import ContactsUI

struct MonogramColorTests {
  @Test(arguments: MonogramViewData.Color.allCases)
  @MainActor
  func initialsAndDiscAreLegibleInLightAndDark(_ color: MonogramViewData.Color) {
    let ground = luminance(color.components)
    #expect(1.05 / (ground + 0.05) >= 4.5)
    #expect((ground + 0.05) / 0.05 >= 3)
  }

  /// Returns the relative luminance of a color, as defined by WCAG 2.
  private func luminance(_ color: (red: CGFloat, green: CGFloat, blue: CGFloat)) -> Double {
    let linear = [color.red, color.green, color.blue].map { component in
      let share = Double(component) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
