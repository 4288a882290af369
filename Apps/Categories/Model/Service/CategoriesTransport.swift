public import Foundation

/// The transport of HTTP requests, independent of their content and of views.
public protocol CategoriesTransport: Sendable {
  /// Requests the resource at an absolute address.
  ///
  /// - Parameters:
  ///   - url: The address, without user name and password.
  ///   - language: The BCP 47 tag for `Accept-Language`; nil to omit the header.
  ///   - credentials: The credentials for a server that requires a login.
  /// - Returns: The response, with any status.
  /// - Throws: `.offline`, `.timeout` or `.cancelled`.
  func get(
    _ url: URL,
    language: String?,
    credentials: ServerCredentials?
  ) async throws(CategoriesServiceError) -> CategoriesReply
}
