/// A coordinator that can show destinations.
///
/// The kit asks what is on top first, then its parents, then the others. Before ``take(_:)`` it
/// closes all that stands above the coordinator's first screen (after asking whoever has unsaved
/// work). A route that equals that of a screen on a stack needs no taker: the kit goes back to it.
@MainActor
public protocol RouteTaking<Destination>: AnyCoordinator {
  associatedtype Destination: Route

  /// Whether the coordinator can show `route` now.
  ///
  /// A route that nobody can take is kept, and tried again when a flow has started or
  /// ``AnyCoordinator/retryRoute()`` is called.
  func canTake(_ route: Destination) -> Bool

  /// Shows `route`, by pushing screens or starting flows.
  func take(_ route: Destination)
}

extension RouteTaking {
  public func canTake(_ route: Destination) -> Bool {
    true
  }
}

extension RouteTaking {
  func canTake(any route: any Route) -> Bool {
    (route as? Destination).map(canTake) ?? false
  }

  func take(any route: any Route) {
    if let route = route as? Destination { take(route) }
  }
}
