/// An error of the directory, the store, or the input.
public enum ContactsError: Error, Sendable, Equatable {
  case service(ContactServiceError)
  case store(ContactStoreError)
  /// The input is invalid.
  case input([ContactInput.Field: ContactInput.Problem])
}
