public import Rostrum

/// The destinations of Categories.
public enum CategoriesRoute: Route {
  case list
  /// The users of a category.
  ///
  /// The path is the category's id.
  case category(Int)

  public init?(path: RoutePath) {
    switch (path.segments.count, path.segments.first) {
    case (0, _): self = .list
    case (1, let text?):
      // Each number has only one valid spelling.
      guard let id = Int(text), "\(id)" == text else { return nil }
      self = .category(id)
    default: return nil
    }
  }

  public var path: RoutePath {
    switch self {
    case .list: []
    case .category(let id): ["\(id)"]
    }
  }
}
