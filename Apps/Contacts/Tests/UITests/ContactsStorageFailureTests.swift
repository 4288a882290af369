import ContactsModel
import ContactsPresentation
import ContactsUI
import Foundation
import Rostrum
import RostrumUIKit
import Testing
import UIKitTesting

/// Writing to the storage fails: there is a message each time, nothing is lost, and retrying works.
@MainActor
struct ContactsStorageFailureTests {
  private let store = FailingStore([
    Contact(id: "1", name: "EvanYang", sortKey: "evanyang", position: "IT Developer")
  ])

  private func opened(_ route: ContactsRoute) async throws -> (SceneDriver, Navigator) {
    let stage = UIKitStage()
    let navigator = Navigator(stage: stage)
    let driver = SceneDriver(rootViewController: stage.viewController)
    let service = HTTPContactService(
      directory: URL(filePath: "/directory"),
      format: .json,
      transport: StubTransport(.failure(.offline))
    )
    navigator.start(
      ContactsCoordinator(
        screens: ContactsScreensFactory(),
        repository: ContactBook(service: service, store: store),
        environment: AppEnvironment(
          documents: URL(filePath: "/documents"),
          languages: ["en"],
          locale: Locale(identifier: "en"),
          timeZone: .gmt
        )
      )
    )
    navigator.open(route)
    return (driver, navigator)
  }

  @Test func aFailedSaveKeepsTheForm() async throws {
    let (driver, navigator) = try await opened(.edit("1"))
    try await driver.eventually("the form is there") { !driver.find(nil, .textField).isEmpty }
    try driver.type("!", into: "Name")
    store.isFull = true
    try driver.tap("Done")
    let message =
      "The contact couldn’t be saved. The contacts saved on this device can’t be opened."
    try await driver.eventually(sees: message, .cell)
    try expectGolden(driver.screen, "form.notSaved.en")
    #expect(driver.display.announcements.last == message)
    store.isFull = false
    try driver.tap("Done")
    try await driver.eventually("the form is gone") { driver.find(nil, .sheet).isEmpty }
    #expect(try await store.contact(id: "1")?.name == "EvanYang!")
    navigator.close()
  }

  @Test func aFailedDeletionKeepsTheRow() async throws {
    let (driver, navigator) = try await opened(.list)
    let row = "EvanYang, IT Developer"
    try await driver.eventually(sees: row, .cell)
    store.isFull = true
    try driver.fullSwipe(row)
    try await driver.eventually("the message is there") { !driver.find(nil, .alert).isEmpty }
    try expectGolden(driver.screen, "list.notDeleted.en")
    try driver.tap("OK")
    try await driver.eventually(sees: row, .cell)
    store.isFull = false
    try driver.fullSwipe(row)
    try await driver.eventually("the row is gone") { driver.find(row).isEmpty }
    navigator.close()
  }
}
