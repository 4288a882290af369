/// A remote directory of contacts.
public protocol ContactService: Sendable {
  /// Fetches all records, unless the caller's version is current.
  /// - Parameter version: The version from an earlier response; nil to fetch the records in any
  ///   case.
  /// - Returns: All records, or the confirmation that the version is current.
  /// - Throws: Any case of `ContactServiceError`.
  func fetch(since version: String?) async throws(ContactServiceError) -> ContactFetch
}
