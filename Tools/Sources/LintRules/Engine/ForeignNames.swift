/// Names of frameworks that rules look for.
enum ForeignNames {
  /// Frameworks that show something.
  static let userInterfaceModules: Set<String> = [
    "UIKit", "SwiftUI", "AppKit", "WebKit", "MapKit", "QuartzCore",
  ]

  private static let userInterfaceTypes: Set<String> = [
    "CGFloat", "CGRect", "CGSize", "CGPoint", "CGColor", "CGImage", "CALayer",
    "NSLayoutConstraint", "NSLayoutAnchor", "WKWebView", "MKMapView",
    "NSDiffableDataSourceSnapshot",
    "NSTextAttachment",
  ]

  /// Whether a name is one of a framework that shows something.
  static func isUserInterface(_ name: String) -> Bool {
    if userInterfaceTypes.contains(name) { return true }
    guard name.hasPrefix("UI"), name.count > 3 else { return false }
    let rest = name.dropFirst(2)
    // UInt is none, and neither are UIDs.
    return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
  }

  static let networking: Set<String> = [
    "URLSession", "URLRequest", "NSURLConnection", "NWConnection", "AF", "Alamofire",
    "SessionManager", "MoyaProvider", "HTTPURLResponse", "URLSessionConfiguration",
  ]

  static let coding: Set<String> = [
    "JSONDecoder", "JSONEncoder", "JSONSerialization", "PropertyListDecoder",
    "PropertyListEncoder", "PropertyListSerialization", "XMLParser",
  ]

  static let storing: Set<String> = [
    "FileManager", "UserDefaults", "NSManagedObjectContext", "NSPersistentContainer",
    "NSFetchRequest", "NSFetchedResultsController", "NSEntityDescription", "NSKeyedArchiver",
    "NSKeyedUnarchiver", "Realm", "DatabaseQueue", "DatabasePool", "FileHandle",
  ]

  static let formatting: Set<String> = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "DateComponentsFormatter",
    "DateIntervalFormatter", "RelativeDateTimeFormatter", "MeasurementFormatter",
    "ByteCountFormatter", "PersonNameComponentsFormatter", "ListFormatter", "LengthFormatter",
  ]
}
