import UIKit

/// The measures of a tablet, in points.
struct Tablet {
  /// The size of the screen in portrait orientation.
  let width: Double
  let height: Double
  let top: Double
  let bottom: Double
  /// The widths of a third, half and two thirds of the screen in landscape orientation.
  let landscapeSplits: [Double]
  /// The widths of a third and two thirds of the screen in portrait orientation.
  let portraitSplits: [Double]
  /// True if the width of half the screen in landscape orientation is regular.
  let hasWideHalf: Bool

  init(
    _ width: Double,
    _ height: Double,
    top: Double = 20,
    bottom: Double = 0,
    landscape: [Double],
    portrait: [Double],
    hasWideHalf: Bool = false
  ) {
    self.width = width
    self.height = height
    self.top = top
    self.bottom = bottom
    landscapeSplits = landscape
    portraitSplits = portrait
    self.hasWideHalf = hasWideHalf
  }

  static let mini = Tablet(768, 1_024, landscape: [320, 507, 694], portrait: [320, 438])
  static let tenPointTwo = Tablet(810, 1_080, landscape: [320, 535, 750], portrait: [320, 480])
  static let proTenPointFive = Tablet(
    834,
    1_112,
    landscape: [320, 551, 782],
    portrait: [320, 504]
  )
  static let proEleven = Tablet(
    834,
    1_194,
    top: 24,
    bottom: 20,
    landscape: [375, 592, 809],
    portrait: [320, 504]
  )
  static let proTwelvePointNine = Tablet(
    1_024,
    1_366,
    landscape: [375, 678, 981],
    portrait: [375, 639],
    hasWideHalf: true
  )

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    switch orientation {
    case .landscape: config(.landscape(splitView: .full))
    case .portrait: config(.portrait(splitView: .full))
    }
  }

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    switch orientation {
    case .landscape(.full): config(height, width, isCompact: false)
    case .landscape(.oneThird): config(landscapeSplits[0], width, isCompact: true)
    case .landscape(.oneHalf): config(landscapeSplits[1], width, isCompact: !hasWideHalf)
    case .landscape(.twoThirds): config(landscapeSplits[2], width, isCompact: false)
    case .portrait(.full): config(width, height, isCompact: false)
    case .portrait(.oneThird): config(portraitSplits[0], height, isCompact: true)
    case .portrait(.twoThirds): config(portraitSplits[1], height, isCompact: true)
    }
  }

  private func config(_ width: Double, _ height: Double, isCompact: Bool) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: CGSize(width: width, height: height),
      traits: Self.traits(isCompact: isCompact)
    )
  }

  static func traits(isCompact: Bool) -> UITraitCollection {
    UITraitCollection { traits in
      traits.horizontalSizeClass = isCompact ? .compact : .regular
      traits.verticalSizeClass = .regular
      traits.userInterfaceIdiom = .pad
    }
  }
}
