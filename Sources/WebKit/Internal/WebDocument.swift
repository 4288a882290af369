package import WebRequests

#if canImport(FoundationNetworking)
package import FoundationNetworking
#endif

/// A document that was fetched.
package struct WebDocument: Sendable, Equatable {
  /// Where it was found in the end.
  package var url: URL
  package var html: String

  package init(url: URL, html: String) {
    self.url = url
    self.html = html
  }
}

/// Fetches documents for web views.
package protocol WebDocumentLoading: Sendable {
  /// Fetches a document.
  /// - Parameters:
  ///   - request: The request.
  ///   - cookies: The cookies that it carries, and that the answers on the way set.
  /// - Returns: The document.
  /// - Throws: `URLError`, by the reason of the failure.
  func load(_ request: URLRequest, cookies: any WebCookies) async throws -> WebDocument
}
