import Testing
import UIKit
import UIKitHosting
import UIKitTesting

@MainActor
struct UITableViewSelectionTests {
  /// A delegate that logs calls, and may forbid or redirect a selection.
  private final class LoggingDelegate: NSObject, UITableViewDelegate {
    let log = CallLog()
    var target: (IndexPath) -> IndexPath? = { $0 }

    func tableView(
      _ tableView: UITableView,
      willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      log("will \(indexPath.row)")
      return target(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let isSelected = tableView.cellForRow(at: indexPath)?.isSelected ?? false
      log("did \(indexPath.row), \(isSelected ? "selected" : "not selected")")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log("didDeselect \(indexPath.row)")
    }
  }

  private final class TouchDelegate: NSObject, UITableViewDelegate {
    let log = CallLog()
    var keepsSelected = true

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log("highlight \(indexPath.row) \(isHighlighted(indexPath, in: tableView))")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log("unhighlight \(indexPath.row) \(isHighlighted(indexPath, in: tableView))")
    }

    func tableView(
      _ tableView: UITableView,
      willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      keepsSelected ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log("deselect \(indexPath.row)")
    }

    private func isHighlighted(_ path: IndexPath, in table: UITableView) -> Bool {
      table.cellForRow(at: path)?.isHighlighted ?? false
    }
  }

  private final class EmptyDelegate: NSObject, UITableViewDelegate {}

  private final class DetailDelegate: NSObject, UITableViewDelegate {
    var rows: [Int] = []

    func tableView(
      _ tableView: UITableView,
      accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      rows.append(indexPath.row)
    }
  }

  private let source = PlainSource(rows: 5)
  private let delegate = LoggingDelegate()

  private func fixture(_ configure: (UITableView) -> Void = { _ in }) -> TableFixture {
    TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
      configure($0)
    }
  }

  private func tap(_ text: String, in fixture: TableFixture) -> Bool {
    fixture.driver.send(.selectRow(fixture.row(text).id))
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func aTapDeselectsThePreviousRowBeforeItSelects() {
    let fixture = fixture()
    #expect(tap("r1", in: fixture))
    #expect(delegate.log.take() == ["will 1", "did 1, selected"])
    #expect(tap("r3", in: fixture))
    #expect(delegate.log.take() == ["will 3", "didDeselect 1", "did 3, selected"])
    #expect(fixture.table.indexPathForSelectedRow == path(3))
    #expect(fixture.rows.map { $0.value?.isSelected } == [false, false, false, true, false])
  }

  /// Apple: `tableView(_:didHighlightRowAt:)`, `tableView(_:willDeselectRowAt:)`.
  @Test func aTapHighlightsAndTheDelegateMayPreventDeselection() {
    let delegate = TouchDelegate()
    let fixture = TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
      $0.allowsMultipleSelection = true
    }
    #expect(tap("r1", in: fixture))
    #expect(delegate.log.take() == ["highlight 1 true", "unhighlight 1 false"])
    #expect(tap("r1", in: fixture))
    #expect(fixture.table.indexPathsForSelectedRows == [path(1)])
    delegate.keepsSelected = false
    #expect(tap("r1", in: fixture))
    #expect(fixture.table.indexPathsForSelectedRows == nil)
    #expect(delegate.log.take().last == "deselect 1")
  }

  @Test func aSecondTapSelectsAgain() {
    let fixture = fixture()
    #expect(tap("r1", in: fixture))
    #expect(tap("r1", in: fixture))
    #expect(
      delegate.log.take() == ["will 1", "did 1, selected", "will 1", "did 1, selected"]
    )
  }

  @Test func theDelegateMayPreventAndRedirectSelection() {
    let fixture = fixture()
    delegate.target = { _ in nil }
    #expect(!tap("r1", in: fixture))
    #expect(fixture.table.indexPathForSelectedRow == nil)
    delegate.target = { _ in IndexPath(row: 4, section: 0) }
    #expect(tap("r1", in: fixture))
    #expect(fixture.table.indexPathForSelectedRow == path(4))
  }

  @Test func severalRowsAreSelectedAndDeselectedByTaps() {
    let fixture = fixture { $0.allowsMultipleSelection = true }
    for text in ["r1", "r3", "r1"] { #expect(tap(text, in: fixture)) }
    #expect(fixture.table.indexPathsForSelectedRows == [path(3)])
    #expect(delegate.log.take().last == "didDeselect 1")
  }

  @Test func rowsAreNotSelectableWithoutAllowsSelection() {
    let fixture = fixture { $0.allowsSelection = false }
    #expect(!tap("r1", in: fixture))
    #expect(delegate.log.take().isEmpty)
    #expect(fixture.rows.allSatisfy { $0.value?.isSelectable == false })
  }

  @Test func selectionByTheAppDoesNotCallTheDelegate() {
    let fixture = fixture()
    fixture.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(fixture.row("r2").value?.isSelected == true)
    fixture.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    #expect(fixture.table.indexPathsForSelectedRows == [path(0)])
    fixture.table.deselectRow(at: path(0), animated: true)
    #expect(fixture.table.indexPathsForSelectedRows == nil)
    #expect(delegate.log.take().isEmpty)
  }

  @Test func theSelectionFollowsItsItem() {
    let fixture = fixture()
    fixture.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    source.sections[0].insert("new", at: 0)
    fixture.table.insertRows(at: [path(0)], with: .none)
    #expect(fixture.table.indexPathForSelectedRow == path(3))
    #expect(fixture.row("r2").value?.isSelected == true)
    source.sections[0].remove(at: 3)
    fixture.table.deleteRows(at: [path(3)], with: .none)
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test func aRowIsSelectedAgainWhenItScrollsBack() {
    let source = PlainSource(rows: 100)
    let fixture = TableFixture { source.attach(to: $0) }
    fixture.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    fixture.show(70..<71)
    #expect(fixture.rows.allSatisfy { $0.value?.isSelected == false })
    fixture.show(0..<10)
    #expect(fixture.row("r2").value?.isSelected == true)
  }

  @Test func reloadingDeselects() {
    let fixture = fixture()
    fixture.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    fixture.table.reloadData()
    fixture.driver.settle()
    #expect(fixture.table.indexPathForSelectedRow == nil)
    #expect(fixture.row("r2").value?.isSelected == false)
  }

  @Test func rowsAreNotSelectableWithoutADelegate() {
    let alone = TableFixture { source.attach(to: $0) }
    #expect(alone.rows.allSatisfy { $0.value?.isSelectable == false })
    #expect(fixture().rows.allSatisfy { $0.value?.isSelectable == true })
  }

  @Test func aDelegateWithoutSelectionMethodsIsNotOfferedRowsAgain() {
    let empty = EmptyDelegate()
    let fixture = TableFixture {
      source.attach(to: $0)
      $0.delegate = empty
    }
    #expect(fixture.rows.allSatisfy { $0.value?.isSelectable == true })
    #expect(tap("r1", in: fixture))
    #expect(fixture.rows.allSatisfy { $0.value?.isSelectable == false })
  }

  @Test func aDelegateThatOnlyAllowsIsOfferedRowsAgain() {
    final class Gatekeeper: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView,
        willSelectRowAt indexPath: IndexPath
      ) -> IndexPath? {
        indexPath
      }
    }
    let gatekeeper = Gatekeeper()
    let fixture = TableFixture {
      source.attach(to: $0)
      $0.delegate = gatekeeper
    }
    #expect(tap("r1", in: fixture))
    #expect(fixture.rows.allSatisfy { $0.value?.isSelectable == true })
  }

  @Test func aRowThatTakesNoTouchesIsNotOffered() throws {
    let fixture = fixture()
    let cell = try #require(fixture.table.cellForRow(at: path(1)))
    cell.isUserInteractionEnabled = false
    #expect(fixture.rows.map { $0.value?.isSelectable } == [true, false, true, true, true])
    #expect(!tap("r1", in: fixture))
  }

  @Test func theDelegateMayReloadTheTableInWillSelect() {
    let fixture = fixture()
    fixture.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    delegate.target = { [source] path in
      source.sections[0] = ["only"]
      fixture.table.reloadData()
      return path
    }
    #expect(tap("r4", in: fixture))
    #expect(fixture.texts == ["only"])
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test func aDetailButtonCallsTheDelegate() throws {
    let detail = DetailDelegate()
    let fixture = TableFixture {
      source.attach(to: $0)
      $0.delegate = detail
    }
    let id = fixture.row("r1").id
    #expect(!fixture.driver.send(.accessory(id)))
    let cell = try #require(fixture.table.cellForRow(at: path(1)))
    cell.accessoryType = .detailDisclosureButton
    #expect(fixture.driver.send(.accessory(id)))
    #expect(detail.rows == [1])
    #expect(fixture.row("r1").value?.accessory == .detailDisclosureButton)
  }

  @Test func aRowThatMayNotBeHighlightedIsNotOffered() {
    final class Picky: NSObject, UITableViewDelegate {
      var allowed: Set<Int> = [2]
      let log = CallLog()

      func tableView(
        _ tableView: UITableView,
        shouldHighlightRowAt indexPath: IndexPath
      ) -> Bool {
        allowed.contains(indexPath.row)
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log("did \(indexPath.row)")
      }
    }
    let picky = Picky()
    let fixture = TableFixture {
      source.attach(to: $0)
      $0.delegate = picky
    }
    #expect(fixture.rows.map { $0.value?.isSelectable } == [false, false, true, false, false])
    #expect(!tap("r1", in: fixture))
    #expect(tap("r2", in: fixture))
    #expect(picky.log.take() == ["did 2"])
    picky.allowed = []
    #expect(!tap("r2", in: fixture))
    fixture.table.reconfigureRows(at: [path(2)])
    #expect(fixture.rows.allSatisfy { $0.value?.isSelectable == false })
  }

  @Test func aRowWithoutASelectionStyleIsAButtonOnlyByItsTraits() throws {
    let fixture = fixture()
    let cell = try #require(fixture.table.cellForRow(at: path(1)))
    cell.selectionStyle = .none
    #expect(fixture.rows.map { $0.value?.isButton } == [true, false, true, true, true])
    #expect(tap("r1", in: fixture))
    #expect(delegate.log.take() == ["will 1", "did 1, selected"])
    cell.accessibilityTraits.insert(.button)
    #expect(fixture.row("r1").value?.isButton == true)
  }

  @Test func aRowThatIsChosenBesideOthersIsAButton() throws {
    let fixture = fixture { $0.allowsMultipleSelection = true }
    try #require(fixture.table.cellForRow(at: path(1))).selectionStyle = .none
    #expect(fixture.row("r1").value?.isButton == true)
  }

  // MARK: - Selection of rows to come

  @Test func aSelectionThatFollowsAReloadLasts() {
    let fixture = fixture()
    fixture.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    fixture.table.reloadData()
    #expect(fixture.table.indexPathForSelectedRow == nil)
    fixture.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    fixture.driver.settle()
    #expect(fixture.table.indexPathsForSelectedRows == [path(2)])
    #expect(fixture.rows.map { $0.value?.isSelected } == [false, false, true, false, false])
  }

  @Test func aSelectionBeforeTheFirstReloadFollowsItsItem() {
    let fixture = fixture { table in
      table.selectRow(at: path(2), animated: false, scrollPosition: .none)
      source.sections[0].insert("new", at: 0)
      table.insertRows(at: [path(0)], with: .none)
    }
    #expect(fixture.table.indexPathForSelectedRow == path(3))
    #expect(fixture.row("r2").value?.isSelected == true)
  }

  // MARK: - Taps on what was there before

  @Test func aTapOnACellThatShowsAnotherItemByNowIsDropped() {
    let source = PlainSource(rows: 100)
    let fixture = TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
    }
    let node = fixture.row("r0").id
    let seen = fixture.driver.display.tree.number
    fixture.show(70..<71)
    let row = fixture.rows.first { $0.id == node }?.value?.row ?? 0
    #expect(row > 0)
    #expect(!fixture.driver.send(.selectRow(node), seen: seen))
    #expect(delegate.log.take().isEmpty)
    #expect(fixture.driver.send(.selectRow(node)))
    #expect(delegate.log.take().first == "will \(row)")
  }

  @Test func aTapOnARowThatMovedStillMeansItsItem() {
    let fixture = fixture()
    let node = fixture.row("r1").id
    let seen = fixture.driver.display.tree.number
    source.sections[0].insert("new", at: 0)
    fixture.table.insertRows(at: [path(0)], with: .none)
    fixture.driver.settle()
    #expect(fixture.driver.send(.selectRow(node), seen: seen))
    #expect(delegate.log.take() == ["will 2", "did 2, selected"])
  }

  @Test func aTapFromBeforeAReloadIsDropped() {
    let fixture = fixture()
    let node = fixture.row("r1").id
    let seen = fixture.driver.display.tree.number
    fixture.table.reloadData()
    fixture.driver.settle()
    #expect(!fixture.driver.send(.selectRow(node), seen: seen))
  }

  @Test func aTapOnADeletedRowIsDropped() {
    let fixture = fixture()
    let node = fixture.row("r1").id
    source.sections[0].remove(at: 1)
    fixture.table.deleteRows(at: [path(1)], with: .none)
    #expect(!fixture.driver.send(.selectRow(node)))
  }
}
