public import Foundation

/// The HTTP tool: carries requests and knows nothing of what is in them, nor of any view.
public protocol CategoriesTransport: Sendable {
  /// Asks for what stands at an absolute address.
  ///
  /// - Parameters:
  ///   - url: Without user name and password.
  ///   - language: The BCP 47 tag that `Accept-Language` names; nil to name none.
  ///   - credentials: For a server that wants a login.
  /// - Returns: The answer, whatever its status.
  /// - Throws: `.offline`, `.timeout` or `.cancelled`.
  func get(
    _ url: URL,
    language: String?,
    credentials: ServerCredentials?
  ) async throws(CategoriesServiceError) -> CategoriesReply
}
