/// The reason why a picture is missing.
public enum ImageLoadingError: Error, Sendable, Hashable {
  case service(NewsServiceError)
  /// The response is not a supported picture, or exceeds the size limit; its size is in bytes.
  case notAnImage(size: Int)

  /// A Boolean value that indicates whether the same request may succeed later.
  public var isTransient: Bool {
    if case .service(let error) = self { error.isTransient } else { false }
  }
}
