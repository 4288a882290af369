/// Tests of the screens through the actions of a user.
struct UserInterfaceTestTemplates: AppTemplates {
  let name: GeneratedName

  var files: [GeneratedFile] {
    [
      GeneratedFile("Tests/UITests/ItemListScreenTests.swift", listTests),
      GeneratedFile("Tests/UITests/ItemDetailScreenTests.swift", detailTests),
      GeneratedFile("Tests/UITests/Support/SceneDriver+\(app).swift", driver),
    ]
  }

  private var listTests: String {
    """
    import Testing
    import UIKitTesting

    @MainActor
    struct ItemListScreenTests {
      @Test func showsTheItems() async throws {
        let driver = SceneDriver.\(name.plainVariable)App()
        try await driver.eventually(sees: "Coordinator", .cell)
        #expect(
          driver.screen == \"\"\"
            bar "\(name.title)"
            table
              row "Presenter"
              row "View"
              row "Coordinator"
            \"\"\"
        )
        #expect(driver.layoutConflicts == [])
      }

      @Test func aTapShowsAnItemAndTheBackButtonTheList() async throws {
        let driver = SceneDriver.\(name.plainVariable)App()
        try await driver.eventually(sees: "View", .cell)
        try driver.tap("View", .cell)
        #expect(driver.display.address?.path == "/items/view")
        try driver.goBack()
        try await driver.eventually(sees: "View", .cell)
        #expect(driver.display.address?.path == "/")
      }
    }
    """
  }

  private var detailTests: String {
    """
    import Testing
    import UIKitTesting

    @MainActor
    struct ItemDetailScreenTests {
      @Test func showsTheItemOfAnAddress() async throws {
        let driver = SceneDriver.\(name.plainVariable)App(path: "/items/coordinator")
        let text = "Creates the screens of a flow and navigates between them."
        try await driver.eventually(sees: text)
        #expect(
          driver.screen == \"\"\"
            bar "Coordinator"
              back button "\(name.title)"
            text "\\(text)"
            \"\"\"
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
        let driver = SceneDriver.\(name.plainVariable)App(language, path: "/items/missing")
        try await driver.eventually(sees: title)
        try driver.tap(button)
        try await driver.eventually(sees: "Presenter", .cell)
      }
    }
    """
  }

  private var driver: String {
    """
    import Foundation
    import \(app)App
    import UIKit
    import UIKitHosting
    import UIKitTesting

    extension SceneDriver {
      /// Opens the app on a new phone whose owner reads this language.
      static func \(name.plainVariable)App(
        _ language: String = "en",
        path: String? = nil
      ) -> SceneDriver {
        var phone = Device.forTests
        phone.languages = [language]
        phone.locale = Locale(identifier: language)
        return SceneDriver(delegateClass: \(app)AppDelegate.self, device: phone, path: path)
      }
    }
    """
  }
}
