import Rostrum
import RostrumTesting
import Testing

@MainActor
struct ScreenCoordinatorTests {
  @Test func showsItsScreenAtItsRoute() async throws {
    try await checkLeaks { track in
      let test = TestNavigator()
      let screen = track(FakeScreen("item 7"))
      test.start(track(ScreenCoordinator(screen, at: ItemRoute.item("7"))))
      #expect(test.screens == ["item 7"])
      #expect(test.path == "items/7")
      test.close()
    }
  }
}
