import UIKit

// What stands around a story's text, in the colours of the paper.
extension UIColor {
  /// Behind a story: as its page is.
  static let storyPage = UIColor.paper(light: 1, dark: 0.102)
  /// Of the bar below a story.
  static let storyBar = UIColor.paper(light: 0.965, dark: 0.145)

  /// Of a mark that is set: the paper's blue, darker on white, where it could not be read.
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
