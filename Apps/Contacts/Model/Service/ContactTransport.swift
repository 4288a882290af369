public import Foundation

/// A transport for the HTTP requests of the directory service.
public protocol ContactTransport: Sendable {
  /// Sends a GET request.
  /// - Parameters:
  ///   - url: The address.
  ///   - language: The BCP 47 tag for `Accept-Language`; nil to omit the header.
  ///   - entityTag: The tag for `If-None-Match`; the server responds with status 304 and no body if
  ///   it still matches.
  /// - Returns: The response, with any status.
  /// - Throws: `.offline` or `.timeout`.
  func get(
    _ url: URL,
    language: String?,
    ifNoneMatch entityTag: String?
  ) async throws(ContactServiceError) -> ContactReply
}
