import Rostrum

/// A flow of a single screen in a column.
final class ColumnCoordinator: Coordinator<Void> {
  private let screen: any Screen
  private let route: ContactsRoute

  init(_ screen: any Screen, at route: ContactsRoute) {
    self.screen = screen
    self.route = route
    super.init()
  }

  override func start() {
    push(screen, at: route)
  }
}
