/// Why something was not done.
public enum CategoriesError: Error, Sendable, Hashable {
  case service(CategoriesServiceError)
  /// The device's storage does not answer. For a developer: what it said; holds no one's data.
  case storage(String)

  /// Whether nobody waits for it any more, so that there is nobody to tell.
  public var isCancellation: Bool { self == .service(.cancelled) }
}
