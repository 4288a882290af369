import Testing
import UIKitTesting

@MainActor
struct ItemDetailScreenTests {
  @Test func showsTheItemOfAnAddress() async throws {
    let driver = SceneDriver.samplerApp(path: "/items/coordinator")
    let text = "Creates the screens of a flow and navigates between them."
    try await driver.eventually(sees: text)
    #expect(
      driver.screen == """
        bar "Coordinator"
          back button "Sampler"
        text "\(text)"
        """
    )
    #expect(driver.layoutConflicts == [])
  }

  @Test(arguments: [
    ("en", "Item Not Found", "Show All Items"), ("zh-Hans", "未找到项目", "显示所有项目"),
  ])
  func aMissingItemLeadsToTheList(
    _ language: String,
    _ title: String,
    _ button: String
  ) async throws {
    let driver = SceneDriver.samplerApp(language, path: "/items/missing")
    try await driver.eventually(sees: title)
    try driver.tap(button)
    try await driver.eventually(sees: "Presenter", .cell)
  }
}
