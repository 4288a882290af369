package import WebRequests

#if canImport(FoundationNetworking)
package import FoundationNetworking
#endif

/// A fetched document.
package struct WebDocument: Sendable, Equatable {
  /// The URL of the document after redirects.
  package var url: URL
  package var html: String

  package init(url: URL, html: String) {
    self.url = url
    self.html = html
  }
}

/// A loader of documents for web views.
package protocol WebDocumentLoading: Sendable {
  /// Fetches a document.
  /// - Parameters:
  ///   - request: The request.
  ///   - cookies: The cookies to send, which are updated by the responses.
  /// - Returns: The document.
  /// - Throws: `URLError` with the reason of the failure.
  func load(_ request: URLRequest, cookies: any WebCookies) async throws -> WebDocument
}
