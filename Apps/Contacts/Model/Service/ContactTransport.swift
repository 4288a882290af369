public import Foundation

/// Carries the HTTP requests of the directory service.
public protocol ContactTransport: Sendable {
  /// Asks for what stands at an absolute address.
  /// - Parameters:
  ///   - url: The address.
  ///   - entityTag: Answered by status 304 and no body if it still names what is there.
  /// - Returns: The answer, whatever its status.
  /// - Throws: `.offline` or `.timeout`.
  func get(
    _ url: URL,
    ifNoneMatch entityTag: String?
  ) async throws(ContactServiceError) -> ContactReply
}
