import Foundation
import Rostrum
import RostrumTesting
import SamplerModel
import SamplerPresentation

extension TestNavigator {
  /// A window in which the flow of the app has started.
  /// - Parameters:
  ///   - route: The destination to open.
  ///   - onMake: Receives each presenter that is made.
  /// - Returns: The window, when the destination is shown.
  static func samplerFlow(
    at route: SamplerRoute = .itemList,
    onMake: @escaping @MainActor (AnyObject) -> Void = { _ in }
  ) async -> TestNavigator {
    let test = TestNavigator()
    let environment = AppEnvironment(
      documents: URL(filePath: "/documents"),
      languages: ["en"],
      locale: Locale(identifier: "en"),
      timeZone: .gmt
    )
    test.start(
      SamplerCoordinator(
        screens: FakeSamplerScreens(onMake: onMake),
        repository: FakeItemRepository(.success([.one, .two])),
        environment: environment
      )
    )
    test.open(route)
    await test.settle()
    return test
  }
}
