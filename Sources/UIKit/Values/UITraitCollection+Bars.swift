package import UIKitHosting

// Heights and layouts of bars by size class.

extension UITraitCollection {
  /// The height of a toolbar, and of a navigation bar's row of title and buttons: low where there is little
  /// height, and higher on pads since iOS 12.
  final var _barHeight: CGFloat {
    if verticalSizeClass == .compact { return 32 }
    return userInterfaceIdiom == .pad ? 50 : 44
  }

  final var _tabBarHeight: CGFloat { verticalSizeClass == .compact ? 32 : 49 }

  /// The arrangement of images and titles in a tab bar.
  package final var _tabLayout: TabLayoutValue {
    if verticalSizeClass == .compact { return .compactInline }
    return horizontalSizeClass == .regular ? .inline : .stacked
  }
}
