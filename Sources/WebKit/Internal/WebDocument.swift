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
  /// - Throws: `URLError`, by what has gone wrong.
  func load(_ request: URLRequest) async throws -> WebDocument
}
