import UIKit

// The colours around a story's text, as on the original site.
extension UIColor {
  /// The background of a story, equal to that of its page.
  static let storyPage = UIColor.paper(light: 1, dark: 0.102)
  /// The background of the bar below a story.
  static let storyBar = UIColor.paper(light: 0.965, dark: 0.145)

  /// The tint of a set mark: the site's blue, darkened on white for contrast.
  static let storyMark = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.031, green: 0.612, blue: 0.89, alpha: 1)
      : UIColor(red: 0.02, green: 0.44, blue: 0.66, alpha: 1)
  }

  private static func paper(light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? dark : light, alpha: 1)
    }
  }
}
