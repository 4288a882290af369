import UIKit

/// The measures of a phone, in points.
struct Phone {
  /// The size in portrait orientation.
  let width: Double
  let height: Double
  /// The edges that the status bar and the home indicator cover in portrait orientation.
  let top: Double
  let bottom: Double
  /// The edges that are covered in landscape orientation.
  let side: Double
  let landscapeBottom: Double
  /// True if the width is regular in landscape orientation.
  let isWide: Bool
  let hasForceTouch: Bool

  init(
    _ width: Double,
    _ height: Double,
    top: Double,
    bottom: Double = 0,
    landscapeBottom: Double = 0,
    isWide: Bool = false,
    hasForceTouch: Bool = true
  ) {
    self.width = width
    self.height = height
    self.top = top
    self.bottom = bottom
    // The notch is at a side, which the safe area keeps free on both.
    side = bottom > 0 ? top : 0
    self.landscapeBottom = landscapeBottom
    self.isWide = isWide
    self.hasForceTouch = hasForceTouch
  }

  static let se = Phone(320, 568, top: 20)
  static let eight = Phone(375, 667, top: 20)
  static let eightPlus = Phone(414, 736, top: 20, isWide: true)
  static let ten = Phone(375, 812, top: 44, bottom: 34, landscapeBottom: 24)
  static let tenMax = Phone(414, 896, top: 44, bottom: 34, landscapeBottom: 24, isWide: true)
  static let tenR = Phone(
    414,
    896,
    top: 44,
    bottom: 34,
    landscapeBottom: 24,
    isWide: true,
    hasForceTouch: false
  )
  static let twelve = Phone(390, 844, top: 47, bottom: 34, landscapeBottom: 21)
  static let twelveMax = Phone(428, 926, top: 47, bottom: 34, landscapeBottom: 21, isWide: true)
  static let thirteenMini = Phone(375, 812, top: 50, bottom: 34, landscapeBottom: 21)

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let traits = traits(orientation)
    return switch orientation {
    case .portrait:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height),
        traits: traits
      )
    case .landscape:
      ViewImageConfig(
        safeArea: UIEdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side),
        size: CGSize(width: height, height: width),
        traits: traits
      )
    }
  }

  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    UITraitCollection { traits in
      traits.forceTouchCapability = hasForceTouch ? .available : .unavailable
      traits.layoutDirection = .leftToRight
      traits.preferredContentSizeCategory = .medium
      traits.userInterfaceIdiom = .phone
      traits.horizontalSizeClass = orientation == .landscape && isWide ? .regular : .compact
      traits.verticalSizeClass = orientation == .landscape ? .compact : .regular
    }
  }
}
