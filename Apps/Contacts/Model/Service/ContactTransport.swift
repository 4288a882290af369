public import Foundation

/// Carries the HTTP requests of the directory service.
public protocol ContactTransport: Sendable {
  /// Asks for what stands at an absolute address.
  /// - Parameters:
  ///   - url: The address.
  ///   - language: The BCP 47 tag that `Accept-Language` names; nil to name none.
  ///   - entityTag: Answered by status 304 and no body if it still names what is there.
  /// - Returns: The answer, whatever its status.
  /// - Throws: `.offline` or `.timeout`.
  func get(
    _ url: URL,
    language: String?,
    ifNoneMatch entityTag: String?
  ) async throws(ContactServiceError) -> ContactReply
}
