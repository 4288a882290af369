/// The modules that declare here what Apple's Foundation declares.
enum FoundationModules {
  /// Returns what a file that names something of Apple's Foundation imports here beside Foundation.
  static func imports(declaring name: String) -> [String] {
    if networking.contains(name) || name.hasPrefix("URLSession") { return ["FoundationNetworking"] }
    if name.hasPrefix("XMLParser") || xml.contains(name) { return ["FoundationXML"] }
    if name == "NSPredicate" { return ["LinuxPredicates"] }
    // Foundation has classes of these names that cannot be made; an import by name wins over them.
    if predicateClasses.contains(name) {
      return ["LinuxPredicates", "class LinuxPredicates.\(name)"]
    }
    if observable.contains(name) { return ["Combine"] }
    let isOfRuntime = runtimePrefixes.contains { name.hasPrefix($0) }
    return withinUIKit.contains(name) || isOfRuntime ? ["UIKit"] : []
  }

  /// Returns the module through which a framework of Apple's that does not exist here exports UIKit or
  /// Foundation; nil for other modules.
  static func exported(by framework: String) -> String? {
    if withUIKit.contains(framework) { return "UIKit" }
    return withFoundation.contains(framework) ? "Foundation" : nil
  }

  /// The modules of Apple's systems, for which sources ask to find out whether they run there; Foundation and
  /// UIKit take their places.
  static let ofApplesSystems: Set<String> = ["Darwin", "ObjectiveC"]

  /// Names of Combine that Apple's Foundation exports.
  private static let observable: Set<String> = ["ObservableObject", "Published"]
  /// Names of Apple's Foundation that UIKit declares here.
  private static let withinUIKit: Set<String> = [
    "MSEC_PER_SEC", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "Selector", "USEC_PER_SEC",
    "autoreleasepool", "isMacCatalystApp", "isiOSAppOnMac",
  ]
  /// The beginnings of the names of functions of the Objective-C runtime, which Foundation exports on iOS.
  private static let runtimePrefixes = ["class_", "method_", "objc_"]
  private static let withUIKit: Set<String> = [
    "ARKit", "AVKit", "CloudKit", "ContactsUI", "EventKitUI", "GameKit", "GLKit", "HealthKitUI",
    "MapKit", "MediaPlayer", "MetalKit", "ObjectiveC", "PassKit", "PDFKit", "PencilKit",
    "QuickLook", "ReplayKit",
    "SceneKit", "SpriteKit", "SwiftUI", "VisionKit",
  ]
  private static let withFoundation: Set<String> = [
    "Accelerate", "Accounts", "AdSupport", "AVFoundation", "BackgroundTasks", "CFNetwork",
    "Contacts",
    "CoreAudio", "CoreBluetooth", "CoreData", "CoreImage", "CoreLocation", "CoreMedia", "CoreML",
    "CoreMotion", "CoreSpotlight", "CoreTelephony", "CoreVideo", "Darwin", "EventKit",
    "GameplayKit",
    "HealthKit", "HomeKit", "Intents", "Metal", "MultipeerConnectivity", "NaturalLanguage",
    "Network",
    "Photos", "Social", "Speech", "Vision", "WatchConnectivity", "WidgetKit",
  ]

  private static let networking: Set<String> = [
    "URLRequest", "URLResponse", "HTTPURLResponse", "CachedURLResponse", "URLCache",
    "URLCredential",
    "URLCredentialStorage", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol",
    "URLProtocolClient", "HTTPCookie", "HTTPCookieStorage", "NSURLRequest", "NSMutableURLRequest",
    "NSURLConnection",
  ]
  private static let predicateClasses: Set<String> = [
    "NSComparisonPredicate", "NSCompoundPredicate", "NSExpression",
  ]
  private static let xml: Set<String> = ["XMLDocument", "XMLElement", "XMLNode"]
}
