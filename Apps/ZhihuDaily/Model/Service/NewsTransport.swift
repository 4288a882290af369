public import Foundation

/// The transport of HTTP requests, for texts and pictures.
public protocol NewsTransport: Sendable {
  /// Requests the resource at an absolute address.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - language: The preferred language as a BCP 47 tag; nil for resources without one, such as
  ///     pictures.
  /// - Returns: The response, with any status.
  /// - Throws: `.offline`, `.timeout` or `.cancelled`.
  func get(_ url: URL, language: String?) async throws(NewsServiceError) -> NewsReply
}

extension NewsTransport {
  public func get(_ url: URL) async throws(NewsServiceError) -> NewsReply {
    try await get(url, language: nil)
  }
}
