/// Which side failed, and how.
public enum ContactsError: Error, Sendable, Equatable {
  case service(ContactServiceError)
  case store(ContactStoreError)
}
