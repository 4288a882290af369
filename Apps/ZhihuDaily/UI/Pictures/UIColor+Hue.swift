import UIKit
import ZhihuDailyPresentation

extension UIColor {
  /// Makes the colour of a picture.
  convenience init(_ hue: HueViewData, darkenedBy factor: Double = 1) {
    self.init(
      red: hue.red * factor,
      green: hue.green * factor,
      blue: hue.blue * factor,
      alpha: 1
    )
  }
}
