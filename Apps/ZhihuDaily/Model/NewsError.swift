/// The reason why an operation of the model failed.
public enum NewsError: Error, Sendable, Hashable {
  case service(NewsServiceError)
  /// The story does not exist (any more).
  case notFound
  /// The device's storage failed. The text is for developers and contains no personal data.
  case storage(String)

  /// A Boolean value that indicates whether the same operation may succeed later, for example when
  /// the network is back.
  public var isTransient: Bool {
    if case .service(let error) = self { error.isTransient } else { false }
  }

  /// A Boolean value that indicates whether the caller cancelled the operation and expects no
  /// report.
  public var isCancellation: Bool { self == .service(.cancelled) }
}

extension NewsError {
  /// Makes the error that a failed request for a story represents.
  init(story error: NewsServiceError) {
    switch error {
    case .status(404), .status(410), .empty: self = .notFound
    default: self = .service(error)
    }
  }
}
