/// A flow of a single screen, such as a column of a split view.
///
/// ```swift
/// start(ScreenCoordinator(screen, at: ContactsRoute.list), as: .on(split.primary))
/// ```
public final class ScreenCoordinator: Coordinator<Void> {
  private let screen: any Screen
  private let route: any Route

  /// - Parameters:
  ///   - screen: The screen, which belongs to this flow from now on.
  ///   - route: The route of the screen.
  public init(_ screen: any Screen, at route: any Route) {
    self.screen = screen
    self.route = route
    super.init()
  }

  public override func start() {
    push(screen, at: route)
  }
}
