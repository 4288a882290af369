import Rostrum

/// A coordinator of a single screen in a column.
final class ColumnCoordinator: Coordinator<Void> {
  private let screen: any Screen
  private let route: PatternGalleryRoute

  init(_ screen: any Screen, at route: PatternGalleryRoute) {
    self.screen = screen
    self.route = route
    super.init()
  }

  override func start() {
    push(screen, at: route)
  }
}
