import SwiftParser

/// The kit's coordinators that apps start, which maps follow as the app's own.
enum KitCoordinators {
  /// The declaration in `Sources/Rostrum/Coordinating`, without comments.
  static let screenCoordinator = """
    public final class ScreenCoordinator: Coordinator<Void> {
      private let screen: any Screen
      private let route: any Route

      public init(_ screen: any Screen, at route: any Route) {
        self.screen = screen
        self.route = route
        super.init()
      }

      public override func start() {
        push(screen, at: route)
      }
    }

    """

  /// Returns the facts of the coordinators that the files do not declare themselves.
  static func facts(besides files: [FileFacts]) -> [FileFacts] {
    let own = FactCollector.facts(
      of: Parser.parse(source: screenCoordinator),
      path: "Rostrum/ScreenCoordinator.swift"
    )
    let names = Set(own.types.map(\.name))
    let declared = files.contains { $0.types.contains { names.contains($0.name) } }
    return declared ? [] : [own]
  }
}
