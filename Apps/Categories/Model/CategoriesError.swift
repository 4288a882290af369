/// The reason why an operation of the model failed.
public enum CategoriesError: Error, Sendable, Hashable {
  case service(CategoriesServiceError)
  /// The device's storage failed.
  ///
  /// The text is for developers and contains no personal data.
  case storage(String)

  /// A Boolean value that indicates whether the caller cancelled the operation and expects no
  /// report.
  public var isCancellation: Bool { self == .service(.cancelled) }
}
