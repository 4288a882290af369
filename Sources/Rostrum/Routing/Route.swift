/// A destination in an app as a value: usually an enum with a case for each destination.
///
/// Routes and paths convert losslessly: `R(path: route.path) == route` for every route.
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
  /// Creates the route of a path, or nil if the path has no destination.
  init?(path: RoutePath)

  var path: RoutePath { get }
}

extension Route {
  func isSame(as other: any Route) -> Bool {
    (other as? Self) == self
  }
}
