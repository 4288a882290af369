/// Why something about the paper was not done.
public enum NewsError: Error, Sendable, Hashable {
  case service(NewsServiceError)
  /// There is no such story (any more).
  case notFound
  /// The device's storage does not answer. For a developer: what it said; holds no one's data.
  case storage(String)

  /// Whether the same may go well when the network is back, or in a moment.
  public var mayPass: Bool {
    if case .service(let error) = self { error.mayPass } else { false }
  }

  /// Whether nobody waits for it any more, so that there is nobody to tell.
  public var isCancellation: Bool { self == .service(.cancelled) }
}

extension NewsError {
  /// What a story's failure means.
  init(story error: NewsServiceError) {
    switch error {
    case .status(404), .status(410), .empty: self = .notFound
    default: self = .service(error)
    }
  }
}
