import Rostrum

/// The coordinator of the column with the days.
final class HomeCoordinator: Coordinator<Void> {
  private let screen: any Screen

  init(_ screen: any Screen) {
    self.screen = screen
    super.init()
  }

  override func start() {
    push(screen, at: ZhihuDailyRoute.home)
  }
}
