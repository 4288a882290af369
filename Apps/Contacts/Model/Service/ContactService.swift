/// A directory of contacts somewhere else.
public protocol ContactService: Sendable {
  /// Asks for all records, unless the caller has them.
  /// - Parameter version: The version that the caller has, as an earlier answer named it; nil
  ///   to get the records in any case.
  /// - Returns: All records or none.
  /// - Throws: Any case of `ContactServiceError`.
  func fetch(since version: String?) async throws(ContactServiceError) -> ContactFetch
}
