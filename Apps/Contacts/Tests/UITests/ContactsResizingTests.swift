import Foundation
import Rostrum
import Testing
import UIKit
import UIKitTesting

/// A window that changes its width while a contact is open.
@MainActor
struct ContactsResizingTests {
  private static let evan = "EvanYang, IT Developer"
  private static let field = "Job description, Develop the IT Process"

  private func opened() async throws -> SceneDriver {
    let driver = SceneDriver.contacts(StubTransport(.people()))
    try await driver.eventually(sees: Self.evan, .cell)
    try driver.tap(Self.evan, .cell)
    try await driver.eventually(sees: Self.field, .cell)
    return driver
  }

  private func widen(_ driver: SceneDriver) {
    driver.resize(to: .pad, width: 1_280, height: 900)
  }

  private func narrow(_ driver: SceneDriver) {
    driver.resize(to: .phone, width: 390, height: 844)
  }

  private func marked(_ driver: SceneDriver) -> [String] {
    driver.find(nil, .cell).filter(\.isSelected).map(\.label)
  }

  @Test func theContactIsBesideTheListInAWideWindowAndInFrontAgain() async throws {
    let driver = try await opened()
    widen(driver)
    try await driver.eventually(sees: "ZhangSan, iOS Developer", .cell)
    #expect(marked(driver) == [Self.evan])
    #expect(!driver.find(Self.field, .cell).isEmpty)
    #expect(driver.display.address?.path == "/people/1")
    #expect(driver.layoutConflicts == [])
    narrow(driver)
    #expect(driver.find("ZhangSan, iOS Developer", .cell).isEmpty)
    #expect(!driver.find(Self.field, .cell).isEmpty)
    try driver.goBack()
    #expect(marked(driver).isEmpty)
  }

  @Test func aWideWindowBeginsWithAPlaceholder() async throws {
    let driver = SceneDriver.contacts(StubTransport(.people()))
    widen(driver)
    try await driver.eventually(sees: Self.evan, .cell)
    #expect(driver.screen.contains("No Contact Selected"))
    try driver.tap(Self.evan, .cell)
    try await driver.eventually(sees: Self.field, .cell)
    #expect(marked(driver) == [Self.evan])
  }

  @Test func aNewContactIsSelectedAndInSight() async throws {
    let driver = SceneDriver.contacts(StubTransport(.people()))
    driver.resize(to: .pad, width: 1_280, height: 320)
    try await driver.eventually(sees: Self.evan, .cell)
    try driver.tap("Add Contact")
    try await driver.eventually(sees: "Name", .textField)
    try driver.type("Zzoë", into: "Name")
    try driver.tap("Done", .button)
    try await driver.eventually("the row is selected") { marked(driver) == ["Zzoë"] }
    try await driver.eventually("the row is in sight") { isInSight("Zzoë", driver) }
  }

  @Test func aNewContactAtTheLowerEdgeIsScrolledIntoSight() async throws {
    let driver = SceneDriver.contacts(StubTransport(.people()))
    // The former contacts fit, and half of the new one does.
    let height = 600.0
    driver.resize(to: .pad, width: 1_280, height: height)
    try await driver.eventually(sees: Self.evan, .cell)
    try driver.tap("Add Contact")
    try await driver.eventually(sees: "Name", .textField)
    try driver.type("99", into: "Name")
    try driver.tap("Done", .button)
    try await driver.eventually("the row is selected") { marked(driver) == ["99"] }
    try await driver.eventually("the row is in sight") { isInSight("99", driver, height: height) }
  }

  @Test func aRenamedContactStaysSelectedAndInSight() async throws {
    let driver = SceneDriver.contacts(StubTransport(.people()))
    driver.resize(to: .pad, width: 1_280, height: 320)
    try await driver.eventually(sees: Self.evan, .cell)
    try driver.tap(Self.evan, .cell)
    try await driver.eventually(sees: Self.field, .cell)
    try driver.tap("Edit", .button)
    try await driver.eventually(sees: "Name", .textField)
    try driver.replaceText(of: "Name", with: "Zzoë")
    try driver.tap("Done", .button)
    let row = "Zzoë, IT Developer"
    try await driver.eventually("the row is selected") { marked(driver) == [row] }
    try await driver.eventually("the row is in sight") { isInSight(row, driver) }
  }

  private func isInSight(
    _ label: String,
    _ driver: SceneDriver,
    height: Double = 320
  ) -> Bool {
    guard let row = driver.find(label, .cell).first(where: \.isSelected),
      let frame = (driver.scene as? _SceneRuntime)?.frames()[row.id]
    else { return false }
    return frame.y > 0 && frame.y + frame.height < height + 0.5
  }

  @Test func editingIsKeptByResizing() async throws {
    let driver = try await opened()
    widen(driver)
    try driver.tap("Edit", .button)
    try await driver.eventually(sees: "Name", .textField)
    try driver.replaceText(of: "Name", with: "Evan Yang")
    narrow(driver)
    #expect(driver.find("Name", .textField).first?.value == "Evan Yang")
    widen(driver)
    try driver.tap("Done", .button)
    try await driver.eventually(sees: "Evan Yang, IT Developer", .cell)
    #expect(driver.display.address?.path == "/people/1")
  }

  @Test func deletingInAWideWindowOffersToUndoAndShowsThePlaceholder() async throws {
    let driver = try await opened()
    widen(driver)
    try driver.tap("Edit", .button)
    try await driver.eventually(sees: "Delete Contact", .button)
    try driver.tap("Delete Contact", .button)
    try await driver.eventually("the question is there") { !driver.find(nil, .alert).isEmpty }
    try driver.tap("Delete Contact", .button)
    try await driver.eventually(sees: "Undo", .button)
    #expect(driver.screen.contains("No Contact Selected"))
    try driver.tap("Undo", .button)
    try await driver.eventually(sees: Self.evan, .cell)
  }
}
