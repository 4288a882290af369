public import Foundation

/// Carries HTTP requests, for words and pictures.
public protocol NewsTransport: Sendable {
  /// Asks for what stands at an absolute address.
  ///
  /// - Returns: The answer, whatever its status.
  /// - Throws: `.offline`, `.timeout` or `.cancelled`.
  func get(_ url: URL) async throws(NewsServiceError) -> NewsReply
}
