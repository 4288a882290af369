/// Why a store did not do what it was asked for.
public enum ContactStoreError: Error, Sendable, Equatable {
  case notFound(Contact.ID)
  /// There is a contact with this id already.
  case exists(Contact.ID)
  /// The storage does not answer. For a developer: what it said. Holds no one's data.
  case failed(String)
}
