public import Foundation

/// What a person was doing, in a form that can be kept and taken up again.
///
/// Foundation has none on Linux.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  public let activityType: String
  open var title: String?
  /// Property-list values under string keys.
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

  /// What can be kept, or nil when `userInfo` holds what a property list cannot.
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
    // The same list is the same bytes.
    encoder.outputFormatting = .sortedKeys
    return PropertyListValue(list).flatMap { try? encoder.encode($0) }
  }

  /// An activity from what `_encoded` gave; nil for anything else, another version's included.
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
