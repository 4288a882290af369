import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `setEditing(_:animated:)`, `tableView(_:commit:forRowAt:)`.
@MainActor
struct UITableViewEditingTests {
  private let source = EditableSource(["a", "b", "add"])
  private let delegate = StyleDelegate()

  private func fixture() -> TableFixture {
    TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
    }
  }

  @Test func rowsShowWhatCanBeDoneToThemWhileTheyAreEdited() {
    let fixture = fixture()
    fixture.table.setEditing(true, animated: true)
    #expect(
      fixture.driver.screen == """
        table
          row "a" = can be deleted
          row "b" = can be deleted
          row "add" = can be inserted
        """
    )
    fixture.table.setEditing(false, animated: true)
    #expect(!fixture.driver.screen.contains("can be"))
  }

  @Test func theDeleteControlShowsTheDeleteAction() throws {
    let fixture = fixture()
    fixture.table.setEditing(true, animated: false)
    try fixture.driver.tapEditControl(of: "a")
    #expect(fixture.driver.screen.contains("action \"Delete\""))
    #expect(source.log.take() == [])
    try fixture.driver.tapAction("Delete")
    #expect(source.log.take() == ["delete a"])
    #expect(fixture.texts == ["b", "add"])
  }

  @Test func theInsertControlInsertsAtOnce() throws {
    let fixture = fixture()
    fixture.table.setEditing(true, animated: false)
    try fixture.driver.tapEditControl(of: "add")
    #expect(source.log.take() == ["insert add"])
    #expect(fixture.texts == ["a", "b", "new", "add"])
  }

  @Test func aRowThatCanBeDeletedIsSwipedWithoutEditing() throws {
    let fixture = fixture()
    try fixture.driver.swipe("a")
    try fixture.driver.tapAction("Delete")
    #expect(source.log.take() == ["delete a"])
  }

  @Test func rowsAreNotSelectedWhileTheyAreEditedUnlessAllowed() {
    let fixture = fixture()
    fixture.table.setEditing(true, animated: false)
    #expect(!fixture.driver.send(.selectRow(fixture.row("a").id)))
    fixture.table.allowsSelectionDuringEditing = true
    #expect(fixture.driver.send(.selectRow(fixture.row("a").id)))
  }

  @Test func editedCellsShowTheirEditingAccessory() {
    let fixture = fixture()
    let cell = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.accessoryType = .disclosureIndicator
    cell?.editingAccessoryType = .checkmark
    fixture.table.setEditing(true, animated: false)
    #expect(cell?.isEditing == true)
    #expect(cell?.editingStyle == .delete)
    #expect(fixture.row("a").value?.accessory == .checkmark)
    fixture.table.setEditing(false, animated: false)
    #expect(fixture.row("a").value?.accessory == .disclosureIndicator)
  }

  /// Apple: `tableView(_:shouldIndentWhileEditingRowAt:)`.
  @Test func rowsWithoutAControlAreIndentedUnlessTheDelegateRefuses() {
    let delegate = NoControlDelegate()
    let fixture = TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
    }
    #expect(fixture.row("a").value?.isIndented == false)
    fixture.table.setEditing(true, animated: false)
    #expect(fixture.row("a").value?.editControl == RowValue.EditControl.none)
    #expect(fixture.row("a").value?.isIndented == true)
    #expect(fixture.row("b").value?.isIndented == false)
    fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))?.shouldIndentWhileEditing = false
    #expect(fixture.row("a").value?.isIndented == false)
  }

  @Test func aRowWithAControlIsNotIndentedFurther() {
    let fixture = fixture()
    fixture.table.setEditing(true, animated: false)
    #expect(fixture.row("a").value?.isIndented == false)
  }

  @Test func aTapOnTheControlOfATableThatIsNotEditedIsDropped() {
    let fixture = fixture()
    #expect(!fixture.driver.send(.editControl(fixture.row("a").id)))
  }

  @Test func aControllersEditButtonEditsItsTable() throws {
    let screen = EditableController(source)
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    let navigation = UINavigationController(rootViewController: screen)
    let driver = SceneDriver(rootViewController: navigation)
    try driver.tap("Edit")
    #expect(screen.tableView.isEditing)
    #expect(driver.screen.contains("button \"Done\""))
    try driver.tap("Done")
    #expect(!screen.tableView.isEditing)
  }

  @Test func updatesAreAnimatedAndReloadsAreNot() throws {
    let fixture = fixture()
    try fixture.driver.swipe("a")
    fixture.driver.display.forgetCommits()
    try fixture.driver.tapAction("Delete")
    let moves = fixture.driver.display.commits.compactMap(\.transition)
    #expect(moves.map(\.kind) == [.rows])
    #expect(moves.first?.incoming == fixture.tableID)
    fixture.driver.display.forgetCommits()
    fixture.table.reloadData()
    fixture.driver.settle()
    #expect(fixture.driver.display.commits.compactMap(\.transition).isEmpty)
  }
}

private final class StyleDelegate: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    let source = tableView.dataSource as? EditableSource
    return source?.rows[indexPath.row] == "add" ? .insert : .delete
  }
}

private final class NoControlDelegate: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    .none
  }

  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    indexPath.row != 1
  }
}

private final class EditableController: UITableViewController {
  private let source: EditableSource

  init(_ source: EditableSource) {
    self.source = source
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    source.attach(to: tableView)
  }
}
