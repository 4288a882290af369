public import Foundation

/// A user's activity in a form that can be stored and resumed.
///
/// Foundation lacks this class on Linux.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  public let activityType: String
  open var title: String?
  /// The activity's data: property-list values with string keys.
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  open func becomeCurrent() {}
  open func invalidate() {}
}

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension NSUserActivity {
  private static let version = 1

  /// The encoded activity, or nil if `userInfo` contains values that a property list does not
  /// support.
  package var _encoded: Data? {
    var list: [String: Any] = ["version": Self.version, "type": activityType]
    list["title"] = title
    list["url"] = webpageURL?.absoluteString
    list["identifier"] = persistentIdentifier
    if let userInfo {
      guard let entries = userInfo as? [String: Any] else { return nil }
      list["userInfo"] = entries
    }
    let encoder = JSONEncoder()
    // Equal lists are encoded as equal bytes.
    encoder.outputFormatting = .sortedKeys
    return PropertyListValue(list).flatMap { try? encoder.encode($0) }
  }

  /// Creates an activity from the bytes of `_encoded`; nil for anything else, including other
  /// versions.
  package convenience init?(_encoded data: Data) {
    let decoded = try? JSONDecoder().decode(PropertyListValue.self, from: data)
    guard let list = decoded?.value as? [String: Any], list["version"] as? Int == Self.version,
      let type = list["type"] as? String
    else { return nil }
    self.init(activityType: type)
    title = list["title"] as? String
    webpageURL = (list["url"] as? String).flatMap { URL(string: $0) }
    persistentIdentifier = list["identifier"] as? String
    userInfo = list["userInfo"] as? [String: Any]
  }
}
