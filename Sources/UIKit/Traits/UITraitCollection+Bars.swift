package import UIKitHosting

// The heights and layouts of bars by size class.

extension UITraitCollection {
  /// The height of a toolbar, and of a navigation bar's row of title and buttons.
  ///
  /// It is lower in compact height, and higher on iPads since iOS 12.
  final var _barHeight: CGFloat {
    typealias Metrics = SystemMetrics.Bar
    if verticalSizeClass == .compact { return CGFloat(Metrics.compactRow) }
    return CGFloat(userInterfaceIdiom == .pad ? Metrics.padRow : Metrics.row)
  }

  final var _tabBarHeight: CGFloat {
    typealias Metrics = SystemMetrics.TabBar
    return CGFloat(verticalSizeClass == .compact ? Metrics.compactRow : Metrics.row)
  }

  /// The arrangement of images and titles in a tab bar.
  package final var _tabLayout: TabLayoutValue {
    if verticalSizeClass == .compact { return .compactInline }
    return horizontalSizeClass == .regular ? .inline : .stacked
  }
}
