import Foundation
import RequestLimits
import UIKitHosting

/// Who asks for a page: the browser's languages and what it says of itself.
struct Visitor: Sendable {
  /// The browser's devices: none, or several where somebody has planted cookies.
  var tokens: [DeviceToken]
  /// Tokens in the plain cookie, where the host has a secure one now.
  var formerTokens: [DeviceToken] = []
  /// Preferred languages, the most wanted first.
  var languages: [String]
  /// Where the browser says that it is.
  var zone: TimeZone?
  /// Nil where a scene is opened for nobody's request.
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

  /// A browser with one device or none.
  init(
    token: DeviceToken?,
    languages: [String],
    zone: TimeZone? = nil,
    address: ClientAddress? = nil
  ) {
    let tokens = token.map { [$0] } ?? []
    self.init(tokens: tokens, languages: languages, zone: zone, address: address)
  }

  /// For formats in an app: its language in the reader's region.
  /// - Parameter language: What the app speaks to this reader.
  /// - Returns: The reader's own locale, where the app speaks the reader's first language.
  func locale(localization language: String) -> Locale {
    let own = Locale(identifier: languages.first ?? language)
    guard language != languages.first else { return own }
    var components = Locale.Components(locale: Locale(identifier: language))
    components.region = own.region ?? components.region
    return Locale(components: components)
  }

  /// The time zone in a `Cookie` header: a page tells it for the paint of the next.
  static func zone(of cookies: String?) -> TimeZone? {
    guard let value = cookie("zone", in: cookies), value.utf8.count <= 64 else { return nil }
    return String(value).removingPercentEncoding.flatMap(TimeZone.init(identifier:))
  }

  /// The value of the first cookie of a name in a `Cookie` header.
  static func cookie(_ name: String, in header: String?) -> Substring? {
    let pairs = (header ?? "").prefix(4096).split(separator: ";").map { $0.drop { $0 == " " } }
    return pairs.first { $0.hasPrefix(name + "=") }?.dropFirst(name.count + 1)
  }

  /// Reads an `Accept-Language` header.
  static func languages(of header: String?) -> [String] {
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

  /// Whether a text can be a language tag: letters, digits and hyphens.
  static func isTag(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.count <= 35
      && text.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-")
          || (byte | 0x20) >= UInt8(ascii: "a")
            && (byte | 0x20) <= UInt8(ascii: "z")
          || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      }
  }

  /// Browsers name Chinese by region, apps by script.
  static func normal(_ tag: String) -> String {
    switch tag.lowercased() {
    case "zh", "zh-cn", "zh-sg", "zh-hans-cn": "zh-Hans"
    case "zh-tw", "zh-hk", "zh-mo", "zh-hant-tw", "zh-hant-hk": "zh-Hant"
    default: tag
    }
  }
}
