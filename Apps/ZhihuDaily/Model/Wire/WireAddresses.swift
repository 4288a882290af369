import Foundation

/// A resolver of the addresses in the server's responses.
struct WireAddresses: Sendable {
  /// The base of addresses without a host.
  let base: URL

  /// Returns the address of a page or picture; nil for an empty or invalid one.
  ///
  /// The server still sends some addresses with plain HTTP, which its hosts no longer need and iOS
  /// does not load; they become HTTPS.
  func url(_ text: String?) -> URL? {
    guard let text, !text.isEmpty,
      let url = URL(string: text, relativeTo: base)?.absoluteURL,
      let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http",
      let host = url.host()?.lowercased(), !host.isEmpty
    else { return nil }
    return scheme == "http" && Self.isThePapers(host) ? Self.secure(url) : url
  }

  private static func isThePapers(_ host: String) -> Bool {
    ["zhihu.com", "zhimg.com"].contains { host == $0 || host.hasSuffix(".\($0)") }
  }

  private static func secure(_ url: URL) -> URL? {
    var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    components?.scheme = "https"
    return components?.url
  }
}
