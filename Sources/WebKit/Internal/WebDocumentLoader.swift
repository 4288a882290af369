import Foundation
import WebRequests

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A loader of documents over HTTP: texts of limited size, with a timeout.
///
/// The host fetches for many users from its own position in the network, so that the policy applies
/// to the first URL and to redirects.
struct WebDocumentLoader: WebDocumentLoading {
  static let maximumSize = 4 << 20

  var policy = RequestPolicy.publicAddresses()

  func load(_ request: URLRequest, cookies: any WebCookies) async throws -> WebDocument {
    let loader = WebLoader(policy: policy, timeout: 30, maximumSize: Self.maximumSize)
    let answer = try await loader.answer(to: request, cookies: cookies)
    return try Self.document(answer.body, answer.response, from: answer.url)
  }

  static func document(_ data: Data, _ response: URLResponse, from url: URL) throws -> WebDocument {
    let text = decoded(data, response.textEncodingName)
    switch response.mimeType?.lowercased() {
    case "text/html", "application/xhtml+xml":
      return WebDocument(url: url, html: text)
    case "text/plain":
      return WebDocument(url: url, html: html(ofPlainText: text))
    default:
      throw URLError(.cannotDecodeContentData)
    }
  }

  /// Decodes a body in the given encoding, or in that of the web.
  private static func decoded(_ data: Data, _ encoding: String?) -> String {
    switch encoding?.lowercased() {
    case "iso-8859-1", "latin1", "windows-1252", "us-ascii":
      String(data: data, encoding: .windowsCP1252) ?? String(decoding: data, as: UTF8.self)
    case "utf-16": String(data: data, encoding: .utf16) ?? String(decoding: data, as: UTF8.self)
    default: String(decoding: data, as: UTF8.self)
    }
  }

  /// Returns a document that shows a text as it is.
  static func html(ofPlainText text: String) -> String {
    let escaped = text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
    return "<pre>\(escaped)</pre>"
  }
}
