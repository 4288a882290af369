import ContactsPresentation
import UIKit

extension MonogramViewData.Color {
  /// The background color, the same in light and dark: its contrast with white text is at least 4.5
  /// to 1, and with a black or white background at least 3 to 1.
  var ground: UIColor {
    let (red, green, blue) = components
    return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  /// The sRGB components, 0…255.
  var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    switch self {
    case .red: (200, 55, 47)
    case .orange: (180, 83, 9)
    case .green: (46, 125, 50)
    case .teal: (15, 118, 110)
    case .blue: (37, 99, 235)
    case .indigo: (88, 86, 214)
    case .purple: (142, 68, 173)
    case .pink: (194, 48, 111)
    case .brown: (141, 96, 60)
    case .gray: (95, 107, 122)
    }
  }
}
