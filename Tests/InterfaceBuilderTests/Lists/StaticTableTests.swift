import Foundation
import Testing
import UIKitTesting

@testable import NibScreens
@testable import UIKit

/// A static table: Journeys' settings.
@MainActor
struct StaticTableTests {
  private func open() throws -> (driver: SceneDriver, settings: SettingsViewController) {
    NibScreens.registerClasses()
    let storyboard = UIStoryboard(name: "Settings", bundle: NibScreens.bundle)
    let root = try #require(
      storyboard.instantiateInitialViewController() as? UINavigationController
    )
    let driver = SceneDriver(rootViewController: root)
    return (driver, try #require(root.topViewController as? SettingsViewController))
  }

  @Test func itHasTheSectionsHeadersAndFootersOfTheFile() throws {
    let (driver, settings) = try open()
    let table = try #require(settings.tableView)
    #expect(table.numberOfSections == 3)
    #expect((0..<3).map { table.numberOfRows(inSection: $0) } == [2, 2, 3])
    #expect(table.style == .insetGrouped)
    #expect(!driver.find("Diary", .heading).isEmpty)
    #expect(!driver.find("Reminders come in the evening of each day of a journey.").isEmpty)
    #expect(driver.layoutConflicts.isEmpty)
  }

  @Test func itsCellsAreThoseOfTheOutletsAndKeepTheirState() throws {
    let (driver, settings) = try open()
    try driver.tap("Miles")
    let miles = try #require(settings.tableView.cellForRow(at: IndexPath(row: 1, section: 1)))
    let kilometers = try #require(settings.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
    #expect(miles.accessoryType == .checkmark)
    #expect(kilometers.accessoryType == .none)
    settings.tableView.reloadData()
    driver.settle()
    #expect(settings.tableView.cellForRow(at: IndexPath(row: 1, section: 1)) === miles)
    #expect(miles.accessoryType == .checkmark)
  }

  @Test func itsControlsSendTheirActions() throws {
    let (driver, _) = try open()
    try driver.toggle("Sounds")
    #expect(driver.screen.contains("Storage, 15 MB"))
    try driver.toggle("Reminders")
    #expect(try !driver.element("Sounds", .toggle).isEnabled)
  }

  @Test func itsStylesAndAccessoriesAreThoseOfTheFile() throws {
    let (_, settings) = try open()
    let table = try #require(settings.tableView)
    let currency = try #require(table.cellForRow(at: IndexPath(row: 0, section: 2)))
    #expect(currency.textLabel?.text == "Currency")
    #expect(currency.detailTextLabel?.text == "Euro")
    #expect(currency.accessoryType == .disclosureIndicator)
    let storage = try #require(table.cellForRow(at: IndexPath(row: 1, section: 2)))
    #expect(storage.accessoryType == .detailButton)
    #expect(storage.selectionStyle == .none)
  }

  @Test func aRowShowsTheSceneOfAnotherStoryboard() throws {
    let (driver, settings) = try open()
    try driver.tap("About Journeys")
    let about = try #require(
      settings.navigationController?.topViewController as? AboutViewController
    )
    #expect(about.storyboard !== settings.storyboard)
    // Top and bottom layout guides, and the frame of a view with a mask.
    let insets = about.view.safeAreaInsets
    #expect(insets.top > 0)
    #expect(abs(about.nameLabel.frame.minY - insets.top - 20) < 0.01)
    #expect(abs(about.view.bounds.maxY - insets.bottom - 20 - about.textLabel.frame.maxY) < 0.01)
    #expect(about.line.frame.minX == 40)
    #expect(about.line.frame.width == about.view.bounds.width - 80)
    #expect(about.line.frame.height == 4)
  }
}
