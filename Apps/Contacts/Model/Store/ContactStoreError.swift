/// An error of a store.
public enum ContactStoreError: Error, Sendable, Equatable {
  case notFound(Contact.ID)
  /// A contact with this id already exists.
  case exists(Contact.ID)
  /// The storage failed; the description for developers contains no personal data.
  case failed(String)
}
