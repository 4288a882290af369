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

  @Test func aControllerHidesRowsByItsSuperclassesMethods() throws {
    final class ShortViewController: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        min(1, super.tableView(tableView, numberOfRowsInSection: section))
      }

      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.textLabel?.textColor = .systemRed
        return cell
      }
    }
    NibClass.register(ShortViewController.self, named: "InterfaceBuilderTests.ShortViewController")
    func row(_ id: String) -> String {
      """
      <tableViewCell contentMode="scaleToFill" textLabel="tex-\(id)" rowHeight="70" style="IBUITableViewCellStyleDefault" id="\(id)">
        <rect key="frame" x="0.0" y="0.0" width="393" height="70"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="con-\(id)">
          <subviews><label text="\(id)" id="tex-\(id)"/></subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
    }
    let storyboard = try makeStoryboard(
      scene(
        element: "tableViewController",
        class: "ShortViewController",
        view: """
          <tableView key="view" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="tab-le-001">
            <sections><tableViewSection headerTitle="Rows" id="sec-ti-001"><string key="footerTitle">Two
          lines</string><cells>\(row("one"))\(row("two"))</cells></tableViewSection></sections>
            <connections><outlet property="dataSource" destination="scr-ee-001" id="out-le-001"/><outlet property="delegate" destination="scr-ee-001" id="out-le-002"/></connections>
          </tableView>
          """
      )
    )
    let screen = try #require(storyboard.instantiateInitialViewController() as? ShortViewController)
    let driver = SceneDriver(rootViewController: screen)
    #expect(driver.find(nil, .cell).map(\.label) == ["one"])
    let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel?.textColor == .systemRed)
    #expect(cell.frame.height == 70)
    #expect(screen.tableView.footerView(forSection: 0)?.textLabel?.text?.hasPrefix("Two\n") == true)
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
