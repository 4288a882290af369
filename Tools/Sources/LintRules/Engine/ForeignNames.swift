import SourceModel

/// Names of frameworks that rules look for.
enum ForeignNames {
  /// The frameworks of user interfaces.
  static let userInterfaceModules: Set<String> = [
    "UIKit", "SwiftUI", "AppKit", "WebKit", "MapKit", "QuartzCore",
  ]

  private static let userInterfaceTypes: Set<String> = [
    "CGFloat", "CGRect", "CGSize", "CGPoint", "CGColor", "CGImage", "CALayer",
    "NSLayoutConstraint", "NSLayoutAnchor", "WKWebView", "MKMapView",
    "NSDiffableDataSourceSnapshot",
    "NSTextAttachment",
  ]

  /// Returns whether a name belongs to a framework of user interfaces.
  static func isUserInterface(_ name: String) -> Bool {
    if userInterfaceTypes.contains(name) { return true }
    guard name.hasPrefix("UI"), name.count > 3 else { return false }
    let rest = name.dropFirst(2)
    // UInt and UIDs are excluded.
    return rest.first?.isUppercase == true && rest.dropFirst().first?.isLowercase == true
  }

  /// Returns whether Foundation or the standard library certainly has a type or an attribute of
  /// this name; attributes of the language begin with a small letter.
  static func isOfFoundation(_ name: String) -> Bool {
    guard name.isTypeName else { return true }
    return foundation.contains(name) || ofFoundation.contains(where: { $0.contains(name) })
  }

  private static let ofFoundation = [
    coding, formatting,
    [
      "FileManager", "UserDefaults", "FileHandle", "NSKeyedArchiver", "NSKeyedUnarchiver",
      "URLSession", "URLRequest", "HTTPURLResponse", "URLSessionConfiguration",
    ],
  ]

  private static let foundation: Set<String> = [
    "Any", "AnyObject", "AnyHashable", "Self", "Void", "Never", "Optional", "Result", "Error",
    "String", "Substring", "Character", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double", "Array", "ArraySlice", "Dictionary",
    "Set", "Range", "ClosedRange", "Sequence", "Collection", "IteratorProtocol", "KeyPath",
    "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Decodable", "Encodable",
    "CodingKey", "Decoder", "Encoder", "DecodingError", "EncodingError", "CaseIterable",
    "RawRepresentable", "Sendable", "CustomStringConvertible", "CustomDebugStringConvertible",
    "ExpressibleByStringLiteral", "OptionSet", "Task", "MainActor", "AsyncStream",
    "AsyncThrowingStream", "AsyncSequence", "CancellationError", "Duration", "ContinuousClock",
    "LocalizedError", "Date", "Data", "URL", "URLComponents", "URLQueryItem", "UUID", "Decimal",
    "Locale", "Calendar", "TimeZone", "DateComponents", "DateInterval", "TimeInterval",
    "Measurement", "IndexSet", "Notification", "NotificationCenter", "Bundle", "Timer", "Thread",
    "DispatchQueue", "OperationQueue", "ProcessInfo", "URLError", "URLResponse", "NSObject",
    "NSError", "NSString", "NSNumber", "NSPredicate", "NSSortDescriptor", "CharacterSet",
  ]

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
