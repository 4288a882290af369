import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `allowsMultipleSelectionDuringEditing`, `allowsSelectionDuringEditing`.
@MainActor
struct UITableViewEditingSelectionTests {
  private let source = EditableSource(["a", "b", "c"])
  private let delegate = SelectionDelegate()

  private func fixture() -> TableFixture {
    TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
      $0.allowsMultipleSelectionDuringEditing = true
    }
  }

  private func tap(_ text: String, in fixture: TableFixture) -> Bool {
    fixture.driver.send(.selectRow(fixture.row(text).id))
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func rowsHaveSelectionCirclesAndTheStyleIsNotQueried() {
    let fixture = fixture()
    fixture.table.setEditing(true, animated: true)
    #expect(fixture.rows.compactMap { $0.value?.editControl } == [.select, .select, .select])
    #expect(fixture.rows.allSatisfy { $0.value?.togglesSelection == true })
    #expect(
      fixture.table.cellForRow(at: path(0))?.editingStyle == UITableViewCell.EditingStyle.none
    )
    #expect(!fixture.driver.send(.editControl(fixture.row("a").id)))
    #expect(delegate.log.take() == [])
    fixture.table.setEditing(false, animated: true)
    #expect(fixture.rows.compactMap { $0.value?.editControl } == [.none, .none, .none])
    #expect(fixture.rows.allSatisfy { $0.value?.togglesSelection == false })
  }

  @Test func tapsFillAndEmptyCircles() {
    let fixture = fixture()
    fixture.table.setEditing(true, animated: false)
    for text in ["c", "a", "c"] { #expect(tap(text, in: fixture)) }
    #expect(delegate.log.take() == ["did 2", "did 0", "didDeselect 2"])
    #expect(fixture.table.indexPathsForSelectedRows == [path(0)])
    #expect(fixture.driver.screen.contains("row \"a\" = can be selected, selected"))
  }

  @Test func selectionOutsideOfEditingRemainsSingle() {
    let fixture = fixture()
    #expect(tap("a", in: fixture))
    #expect(tap("b", in: fixture))
    #expect(fixture.table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func theSelectionIsClearedWhenEditingBeginsAndEnds() {
    let fixture = fixture()
    fixture.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    fixture.table.setEditing(true, animated: true)
    #expect(fixture.table.indexPathsForSelectedRows == nil)
    for text in ["a", "b"] { #expect(tap(text, in: fixture)) }
    _ = delegate.log.take()
    fixture.table.setEditing(false, animated: true)
    #expect(fixture.table.indexPathsForSelectedRows == nil)
    #expect(fixture.rows.allSatisfy { $0.value?.isSelected == false })
    #expect(delegate.log.take() == [])
  }

  @Test func aRowThatCannotBeEditedHasNoCircleAndCannotBeSelected() {
    source.editable = { $0 != "b" }
    let fixture = fixture()
    fixture.table.setEditing(true, animated: false)
    #expect(fixture.rows.compactMap { $0.value?.editControl } == [.select, .none, .select])
    #expect(!tap("b", in: fixture))
    #expect(tap("c", in: fixture))
  }

  @Test func circlesCanBeTurnedOffDuringEditing() {
    let fixture = fixture()
    fixture.table.setEditing(true, animated: false)
    #expect(tap("a", in: fixture))
    #expect(tap("b", in: fixture))
    fixture.table.allowsMultipleSelectionDuringEditing = false
    #expect(fixture.rows.compactMap { $0.value?.editControl } == [.delete, .delete, .delete])
    #expect(fixture.table.indexPathsForSelectedRows == [path(0)])
    #expect(!tap("c", in: fixture))
  }

  @Test func allowsSelectionDuringEditingIsIndependent() {
    let fixture = fixture()
    fixture.table.allowsMultipleSelectionDuringEditing = false
    fixture.table.allowsSelection = false
    fixture.table.allowsSelectionDuringEditing = true
    #expect(!tap("a", in: fixture))
    fixture.table.setEditing(true, animated: false)
    #expect(tap("a", in: fixture))
    #expect(tap("b", in: fixture))
    #expect(fixture.table.indexPathsForSelectedRows == [path(1)])
  }

  @Test func aRowWithACheckmarkIsReadAsSelected() {
    let fixture = fixture()
    fixture.table.cellForRow(at: path(1))?.accessoryType = .checkmark
    #expect(fixture.driver.screen == "table\n  row \"a\"\n  row \"b\", selected\n  row \"c\"")
  }

  @Test func theAppSelectsSeveralRowsWhileTheTableIsEdited() {
    let fixture = fixture()
    fixture.table.setEditing(true, animated: false)
    for row in [0, 2] {
      fixture.table.selectRow(at: path(row), animated: true, scrollPosition: .none)
    }
    #expect(fixture.table.indexPathsForSelectedRows == [path(0), path(2)])
    fixture.table.deselectRow(at: path(0), animated: true)
    #expect(fixture.rows.map { $0.value?.isSelected } == [false, false, true])
  }
}

private final class SelectionDelegate: NSObject, UITableViewDelegate {
  let log = CallLog()

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log("did \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log("didDeselect \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    if tableView.isEditing, tableView.allowsMultipleSelectionDuringEditing {
      log("asked for a style")
    }
    return .delete
  }
}
