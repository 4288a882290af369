public import UIKit

// Each device has a property for the portrait orientation and a function for both, and its traits.

extension ViewImageConfig {
  /// iPhone SE of 2016 in portrait orientation.
  public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)

  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    Phone.se.config(orientation)
  }

  /// iPhone 8 in portrait orientation.
  public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)

  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    Phone.eight.config(orientation)
  }

  /// iPhone 8 Plus in portrait orientation.
  public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)

  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    Phone.eightPlus.config(orientation)
  }

  /// iPhone X in portrait orientation.
  public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)

  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    Phone.ten.config(orientation)
  }

  /// iPhone XS Max in portrait orientation.
  public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)

  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.tenMax.config(orientation)
  }

  /// iPhone XR in portrait orientation.
  public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)

  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    Phone.tenR.config(orientation)
  }

  /// iPhone 12 in portrait orientation.
  public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)

  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelve.config(orientation)
  }

  /// iPhone 12 Pro in portrait orientation.
  public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)

  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelve.config(orientation)
  }

  /// iPhone 12 Pro Max in portrait orientation.
  public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)

  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelveMax.config(orientation)
  }

  /// iPhone 13 in portrait orientation.
  public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)

  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelve.config(orientation)
  }

  /// iPhone 13 mini in portrait orientation.
  public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)

  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    Phone.thirteenMini.config(orientation)
  }

  /// iPhone 13 Pro in portrait orientation.
  public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)

  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelve.config(orientation)
  }

  /// iPhone 13 Pro Max in portrait orientation.
  public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)

  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelveMax.config(orientation)
  }
}

extension UITraitCollection {
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.se.traits(orientation)
  }

  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.eight.traits(orientation)
  }

  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.eightPlus.traits(orientation)
  }

  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.ten.traits(orientation)
  }

  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.tenMax.traits(orientation)
  }

  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.tenR.traits(orientation)
  }

  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.twelve.traits(orientation)
  }

  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    Phone.twelveMax.traits(orientation)
  }

  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.twelve.traits(orientation)
  }

  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    Phone.twelveMax.traits(orientation)
  }
}
