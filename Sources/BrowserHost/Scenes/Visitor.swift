package import Foundation
import RequestLimits
import UIKitHosting

/// The client that requests a page: its devices, languages and window.
package struct Visitor: Sendable {
  /// The tokens of the browser's devices: more than one only if another site has planted cookies.
  var tokens: [DeviceToken]
  /// The tokens in the plain cookie, if the host now uses a secure one.
  var formerTokens: [DeviceToken] = []
  /// The preferred languages, in descending order.
  var languages: [String]
  /// The time zone that the browser reports.
  var zone: TimeZone?
  /// The address of the client; nil for a scene that is opened without a request.
  var address: ClientAddress?
  /// The window and the settings of the browser, as far as they are known before its page runs.
  var environment = SceneEnvironment()

  init(
    tokens: [DeviceToken],
    languages: [String],
    zone: TimeZone? = nil,
    address: ClientAddress? = nil
  ) {
    self.tokens = tokens
    self.languages = languages
    self.zone = zone
    self.address = address
  }

  /// Creates a visitor with at most one device.
  init(
    token: DeviceToken?,
    languages: [String],
    zone: TimeZone? = nil,
    address: ClientAddress? = nil
  ) {
    let tokens = token.map { [$0] } ?? []
    self.init(tokens: tokens, languages: languages, zone: zone, address: address)
  }

  /// Returns the time zone in a `Cookie` header, which a page stores for the next first paint.
  package static func zone(of cookies: String?) -> TimeZone? {
    guard let value = cookie("zone", in: cookies), value.utf8.count <= 64 else { return nil }
    return String(value).removingPercentEncoding.flatMap(TimeZone.init(identifier:))
  }

  /// Returns the value of the first cookie of a name in a `Cookie` header.
  static func cookie(_ name: String, in header: String?) -> Substring? {
    let pairs = (header ?? "").prefix(4096).split(separator: ";").map { $0.drop { $0 == " " } }
    return pairs.first { $0.hasPrefix(name + "=") }?.dropFirst(name.count + 1)
  }

  /// Returns the languages of an `Accept-Language` header.
  package static func languages(of header: String?) -> [String] {
    let parts = (header ?? "").prefix(512).split(separator: ",").prefix(16)
    let weighted = parts.compactMap { part -> (tag: String, weight: Double)? in
      let fields = part.split(separator: ";").map { $0.filter { $0 != " " } }
      guard let tag = fields.first, isTag(tag) else { return nil }
      let weight = fields.dropFirst().first { $0.hasPrefix("q=") }.flatMap {
        Double($0.dropFirst(2))
      }
      return (String(tag), weight ?? 1)
    }
    let sorted = weighted.enumerated().sorted {
      ($0.element.weight, -$0.offset) > ($1.element.weight, -$1.offset)
    }
    return sorted.isEmpty ? ["en"] : sorted.map { normal($0.element.tag) }
  }

  /// Returns whether a text can be a language tag: letters, digits and hyphens.
  static func isTag(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.count <= 35
      && text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-")
          || (byte | 0x20) >= UInt8(ascii: "a")
            && (byte | 0x20) <= UInt8(ascii: "z")
          || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      }
  }

  /// Returns a language tag in the form that apps use: browsers name Chinese by region, apps by
  /// script.
  static func normal(_ tag: String) -> String {
    switch tag.lowercased() {
    case "zh", "zh-cn", "zh-sg", "zh-hans-cn": "zh-Hans"
    case "zh-tw", "zh-hk", "zh-mo", "zh-hant-tw", "zh-hant-hk": "zh-Hant"
    default: tag
    }
  }
}
