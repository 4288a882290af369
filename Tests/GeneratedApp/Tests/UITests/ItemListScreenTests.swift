import Testing
import UIKitTesting

@MainActor
struct ItemListScreenTests {
  @Test func showsTheItems() async throws {
    let driver = SceneDriver.samplerApp()
    try await driver.eventually(sees: "Coordinator", .cell)
    #expect(
      driver.screen == """
        bar "Sampler"
        table
          row "Presenter"
          row "View"
          row "Coordinator"
        """
    )
    #expect(driver.layoutConflicts == [])
  }

  @Test func aTapShowsAnItemAndTheBackButtonTheList() async throws {
    let driver = SceneDriver.samplerApp()
    try await driver.eventually(sees: "View", .cell)
    try driver.tap("View", .cell)
    #expect(driver.display.address?.path == "/items/view")
    try driver.goBack()
    try await driver.eventually(sees: "View", .cell)
    #expect(driver.display.address?.path == "/")
  }
}
