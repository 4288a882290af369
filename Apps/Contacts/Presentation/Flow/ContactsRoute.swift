public import Rostrum

/// The destinations of Contacts.
public enum ContactsRoute: Route {
  case list
  /// One contact, by its id. Its path is `people/<id>`.
  case contact(String)

  public init?(path: RoutePath) {
    switch path.segments {
    case []: self = .list
    default:
      guard path.segments.count == 2, path.segments[0] == "people" else { return nil }
      self = .contact(path.segments[1])
    }
  }

  public var path: RoutePath {
    switch self {
    case .list: []
    case .contact(let id): ["people", id]
    }
  }
}
