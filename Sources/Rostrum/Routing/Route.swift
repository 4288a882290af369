/// A destination in an app, as data: an enum with a case for each.
///
/// A route and its path are two spellings of one thing: `R(path: route.path) == route` for every
/// route.
/// ```swift
/// enum ContactsRoute: Route {
///   case list, contact(String)
///   init?(path: RoutePath) {
///     switch (path.segments.first, path.segments.count) {
///     case (nil, _): self = .list
///     case (let id?, 1): self = .contact(id)
///     default: return nil
///     }
///   }
///   var path: RoutePath {
///     switch self {
///     case .list: []
///     case .contact(let id): [id]
///     }
///   }
/// }
/// ```
public protocol Route: Codable, Hashable, Sendable {
  /// Nil where the path names no destination.
  init?(path: RoutePath)

  var path: RoutePath { get }
}

extension Route {
  func isSame(as other: any Route) -> Bool {
    (other as? Self) == self
  }
}
