/// Which side failed, and how.
public enum ContactsError: Error, Sendable, Equatable {
  case service(ContactServiceError)
  case store(ContactStoreError)
  /// What was typed cannot be saved.
  case input([ContactInput.Field: ContactInput.Problem])
}
