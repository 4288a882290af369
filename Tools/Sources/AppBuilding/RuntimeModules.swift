/// The modules of the runtime that sources can import.
///
/// They are the targets of the product RostrumRuntime in Rostrum's manifest.
enum RuntimeModules {
  static let all: Set<String> = [
    "AppHosting", "AudioToolbox", "BrowserHost", "CoreText", "ImageIO", "LinuxCommonCrypto",
    "LinuxCryptoKit",
    "LinuxMobileCoreServices", "LinuxOS", "LinuxSecurity", "LocalAuthentication", "MessageUI",
    "PhotosUI", "SafariServices", "StoreKit", "UIKit", "UIKitHosting", "UniformTypeIdentifiers",
    "WebKit",
  ]
}
