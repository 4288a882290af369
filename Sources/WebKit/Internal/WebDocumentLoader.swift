import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Fetches documents over HTTP: texts of limited size and time, without anybody's cookies.
///
/// The host fetches for many people, from where it stands in its network: who is asked is never
/// told of one person by another's visit, and a redirect leads to names of the web alone.
struct WebDocumentLoader: WebDocumentLoading {
  static let maximumSize = 4 << 20
  static let maximumRedirects = 10

  func load(_ request: URLRequest) async throws -> WebDocument {
    guard let url = request.url, Self.isOfTheWeb(url) else { throw URLError(.unsupportedURL) }
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCredentialStorage = nil
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = 20
    configuration.timeoutIntervalForResource = 30
    let fetch = WebDocumentFetch()
    let session = URLSession(configuration: configuration, delegate: fetch, delegateQueue: nil)
    defer { session.invalidateAndCancel() }
    let task = session.dataTask(with: request)
    let (response, data) = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        fetch.begin(continuation)
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
    return try Self.document(data, response, from: url)
  }

  static func document(_ data: Data, _ response: URLResponse, from url: URL) throws -> WebDocument {
    let text = decoded(data, response.textEncodingName)
    switch response.mimeType?.lowercased() {
    case "text/html", "application/xhtml+xml":
      return WebDocument(url: response.url ?? url, html: text)
    case "text/plain":
      return WebDocument(url: response.url ?? url, html: "<pre>\(escaped(text))</pre>")
    default:
      throw URLError(.cannotDecodeContentData)
    }
  }

  static func isOfTheWeb(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased()) && url.host?.isEmpty == false
  }

  /// Whether a site may send its readers on to an address: not to a number, nor to a name that only
  /// the host's own network knows.
  static func mayRedirect(from old: URL?, to new: URL) -> Bool {
    guard isOfTheWeb(new), let host = new.host?.lowercased() else { return false }
    if host == old?.host?.lowercased(), new.port == old?.port { return true }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, !host.contains(":") else { return false }
    return last.contains { $0.isLetter } && !last.hasPrefix("0x")
      && !["local", "localhost", "internal", "home", "lan"].contains(last)
  }

  /// In the encoding that is named, or in that of the web.
  private static func decoded(_ data: Data, _ encoding: String?) -> String {
    switch encoding?.lowercased() {
    case "iso-8859-1", "latin1", "windows-1252", "us-ascii":
      String(data: data, encoding: .windowsCP1252) ?? String(decoding: data, as: UTF8.self)
    case "utf-16": String(data: data, encoding: .utf16) ?? String(decoding: data, as: UTF8.self)
    default: String(decoding: data, as: UTF8.self)
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
