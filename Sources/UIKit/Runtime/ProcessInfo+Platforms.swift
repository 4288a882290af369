public import Foundation

extension ProcessInfo {
  /// A Boolean value that indicates whether the app was built with Mac Catalyst; false here.
  public var isMacCatalystApp: Bool { false }

  /// A Boolean value that indicates whether an iOS app runs on a Mac; false here.
  public var isiOSAppOnMac: Bool { false }
}
