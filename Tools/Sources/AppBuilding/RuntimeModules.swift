/// The modules of the runtime that sources can import.
///
/// They are the targets of the product RostrumRuntime in Rostrum's manifest, and those of the package
/// AppleModules but ObjectiveC: by that name packages ask for Objective-C's runtime.
enum RuntimeModules {
  static let all: Set<String> = [
    "AppHosting", "AudioToolbox", "BrowserHost", "Combine", "CommonCrypto", "CoreGraphics",
    "CoreText", "CryptoKit", "ImageIO", "LinuxCombine", "LinuxCommonCrypto", "LinuxCryptoKit",
    "LinuxMobileCoreServices", "LinuxOS", "LinuxPredicates", "LinuxSecurity",
    "LinuxSystemConfiguration", "LocalAuthentication", "MessageUI", "MobileCoreServices",
    "os", "OSLog", "PhotosUI", "QuartzCore", "Rostrum", "RostrumUIKit",
    "SafariServices", "Security", "StoreKit", "SystemConfiguration", "UIKit", "UIKitHosting",
    "UniformTypeIdentifiers", "UserNotifications", "WebKit",
  ]

  /// The modules of the library of tests that tests can import too.
  static let ofTests: Set<String> = [
    "RostrumTesting", "UIKitTesting", "XCUIAutomation", ReplacedPackage.module,
  ]
}
