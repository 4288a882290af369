// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of swift-snapshot-testing.

public import UIKit

// Each device has a property for the landscape orientation and functions for both, and its traits.

extension ViewImageConfig {
  /// iPad mini in landscape orientation.
  public static let iPadMini = ViewImageConfig.iPadMini(Orientation.landscape)

  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.mini.config(orientation)
  }

  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.mini.config(orientation)
  }

  /// iPad of 9.7 inches in landscape orientation.
  public static let iPad9_7 = ViewImageConfig.iPad9_7(Orientation.landscape)

  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.mini.config(orientation)
  }

  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.mini.config(orientation)
  }

  /// iPad of 10.2 inches in landscape orientation.
  public static let iPad10_2 = ViewImageConfig.iPad10_2(Orientation.landscape)

  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.tenPointTwo.config(orientation)
  }

  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.tenPointTwo.config(orientation)
  }

  /// iPad Pro of 10.5 inches in landscape orientation.
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(Orientation.landscape)

  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.proTenPointFive.config(orientation)
  }

  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.proTenPointFive.config(orientation)
  }

  /// iPad Pro of 11 inches in landscape orientation.
  public static let iPadPro11 = ViewImageConfig.iPadPro11(Orientation.landscape)

  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.proEleven.config(orientation)
  }

  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.proEleven.config(orientation)
  }

  /// iPad Pro of 12.9 inches in landscape orientation.
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(Orientation.landscape)

  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.proTwelvePointNine.config(orientation)
  }

  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.proTwelvePointNine.config(orientation)
  }
}

extension UITraitCollection {
  public static let iPadMini = Tablet.traits(isCompact: false)
  public static let iPadMini_Compact_SplitView = Tablet.traits(isCompact: true)
  public static let iPad9_7 = Tablet.traits(isCompact: false)
  public static let iPad9_7_Compact_SplitView = Tablet.traits(isCompact: true)
  public static let iPad10_2 = Tablet.traits(isCompact: false)
  public static let iPad10_2_Compact_SplitView = Tablet.traits(isCompact: true)
  public static let iPadPro10_5 = Tablet.traits(isCompact: false)
  public static let iPadPro10_5_Compact_SplitView = Tablet.traits(isCompact: true)
  public static let iPadPro11 = Tablet.traits(isCompact: false)
  public static let iPadPro11_Compact_SplitView = Tablet.traits(isCompact: true)
  public static let iPadPro12_9 = Tablet.traits(isCompact: false)
  public static let iPadPro12_9_Compact_SplitView = Tablet.traits(isCompact: true)
}
