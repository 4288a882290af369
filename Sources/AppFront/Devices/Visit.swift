import BrowserHost
import Foundation
import NIOHTTP1

/// What the front reads of a visitor's request.
struct Visit: Sendable {
  let path: String
  let query: String
  /// The preferred languages, in descending order.
  let languages: [String]
  private let zone: TimeZone?
  let cookies: String
  /// The address of the client.
  let client: String
  /// A Boolean value that indicates whether the request is for a page that a person sees.
  let isPage: Bool
  /// A Boolean value that indicates whether the page is for a tab of its own.
  let isForATab: Bool

  init(_ head: HTTPRequestHead, client: String) {
    let parts = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    query = parts.count > 1 ? String(parts[1]) : ""
    languages = Visitor.languages(of: head.headers.first(name: "accept-language"))
    cookies = head.headers["cookie"].joined(separator: "; ")
    zone = Visitor.zone(of: cookies)
    self.client = client
    isPage =
      (head.method == .GET || head.method == .HEAD)
      && head.headers["accept"].contains { $0.contains("text/html") } && !head.isWebSocketUpgrade
    // Browsers send these since 2019.
    let destination = head.headers.first(name: "sec-fetch-dest")
    let mode = head.headers.first(name: "sec-fetch-mode")
    isForATab =
      destination == nil || destination == "document"
      || destination == "empty" && mode == "navigate"
  }

  /// The variables that make a process use the visitor's language and time zone.
  var environment: [String: String] {
    var variables: [String: String] = [:]
    if let language = languages.first {
      let locale = Locale(identifier: language)
      let region = locale.region.map { "_\($0.identifier)" } ?? ""
      if let code = locale.language.languageCode { variables["LANG"] = "\(code)\(region).UTF-8" }
    }
    if let zone { variables["TZ"] = zone.identifier }
    return variables
  }
}
