public import Rostrum

/// The destinations of Contacts.
public enum ContactsRoute: Route {
  case list
  /// A contact by its id, at the path `people/<id>`.
  case contact(String)
  /// The form of a new contact, at the path `new`.
  case new
  /// The form of a contact, at the path `people/<id>/edit`.
  case edit(String)

  public init?(path: RoutePath) {
    let segments = path.segments
    switch (segments.count, segments.first, segments.last) {
    case (0, _, _): self = .list
    case (1, "new", _): self = .new
    case (2, "people", let id?): self = .contact(id)
    case (3, "people", "edit"): self = .edit(segments[1])
    default: return nil
    }
  }

  public var path: RoutePath {
    switch self {
    case .list: []
    case .contact(let id): ["people", id]
    case .new: ["new"]
    case .edit(let id): ["people", id, "edit"]
    }
  }
}
