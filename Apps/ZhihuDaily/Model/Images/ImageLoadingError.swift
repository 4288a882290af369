/// Why there is no picture.
public enum ImageLoadingError: Error, Sendable, Hashable {
  case service(NewsServiceError)
  /// What came is no picture that can be shown, or is larger than any should be; its size in
  /// bytes.
  case notAnImage(size: Int)

  /// Whether the same request may be answered well later.
  public var mayPass: Bool {
    if case .service(let error) = self { error.mayPass } else { false }
  }
}
