public import Foundation

/// Carries HTTP requests, for words and pictures.
public protocol NewsTransport: Sendable {
  /// Asks for what stands at an absolute address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - language: The wanted language as a BCP 47 tag; nil for what has none, such as pictures.
  /// - Returns: The answer, whatever its status.
  /// - Throws: `.offline`, `.timeout` or `.cancelled`.
  func get(_ url: URL, language: String?) async throws(NewsServiceError) -> NewsReply
}

extension NewsTransport {
  public func get(_ url: URL) async throws(NewsServiceError) -> NewsReply {
    try await get(url, language: nil)
  }
}
