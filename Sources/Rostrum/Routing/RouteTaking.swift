/// A coordinator that can show destinations.
///
/// The kit queries the topmost flow first, then its parents, then the others. Before ``take(_:)``
/// it removes all screens above the coordinator's first screen, after consulting leave guards. A
/// route that equals that of a screen on a stack needs no coordinator: the kit goes back to the
/// screen.
@MainActor
public protocol RouteTaking<Destination>: AnyCoordinator {
  associatedtype Destination: Route

  /// Returns whether the coordinator can show `route` now.
  ///
  /// A route that no coordinator can take is kept, and retried when a flow has started or
  /// ``AnyCoordinator/retryRoute()`` is called.
  func canTake(_ route: Destination) -> Bool

  /// Shows `route` by pushing screens or starting flows.
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
