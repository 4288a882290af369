import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`, `UIContextualAction`.
@MainActor
struct UITableViewSwipeTests {
  private let source = EditableSource(["a", "b", "c"])
  private let delegate = SwipeDelegate()

  private func fixture(_ configure: (UITableView) -> Void = { _ in }) -> TableFixture {
    TableFixture {
      source.attach(to: $0)
      $0.delegate = delegate
      configure($0)
    }
  }

  @Test func aSwipeShowsTheActionsOfARowAndATapPerformsOne() throws {
    let fixture = fixture()
    try fixture.driver.swipe("b")
    #expect(
      fixture.driver.screen
        == "table\n  row \"a\"\n  row \"b\"\n    action \"Delete\"\n    action \"More\"\n  row \"c\""
    )
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.configurationState.isSwiped)
    try fixture.driver.tapAction("More")
    #expect(delegate.log.take() == ["More b"])
    #expect(!cell.configurationState.isSwiped)
    #expect(!fixture.driver.screen.contains("action"))
  }

  @Test func everySwipeQueriesTheDelegate() throws {
    let fixture = fixture()
    let before = delegate.asked
    try fixture.driver.swipe("b")
    try fixture.driver.closeActions(of: "b")
    try fixture.driver.swipe("b")
    #expect(delegate.asked == before + 2)
  }

  @Test func theDelegateReceivesWillBeginAndDidEndEditingRow() throws {
    let fixture = fixture()
    delegate.tellsEditing = true
    try fixture.driver.swipe("b")
    #expect(delegate.log.take() == ["begins b"])
    try fixture.driver.swipe("c")
    #expect(delegate.log.take() == ["ends b", "begins c"])
    try fixture.driver.closeActions(of: "c")
    #expect(delegate.log.take() == ["ends c"])
  }

  @Test func theDelegateTitlesTheDefaultDeleteAction() throws {
    let deleting = DeletingDelegate()
    let fixture = TableFixture {
      source.attach(to: $0)
      $0.delegate = deleting
    }
    try fixture.driver.swipe("b")
    #expect(fixture.driver.screen.contains("action \"Forget b\""))
  }

  @Test func anotherSwipeClosesTheFirst() throws {
    let fixture = fixture()
    try fixture.driver.swipe("a")
    try fixture.driver.swipe("c", .leading)
    #expect(fixture.driver.screen.contains("row \"c\"\n    action \"Mark\""))
    #expect(!fixture.driver.screen.contains("Delete"))
  }

  @Test func aFullSwipePerformsTheFirstActionIfAllowed() throws {
    let fixture = fixture()
    try fixture.driver.fullSwipe("a")
    #expect(delegate.log.take() == ["Delete a"])
    try fixture.driver.fullSwipe("b", .leading)
    #expect(delegate.log.take() == [])
  }

  @Test(arguments: ["reload", "scroll", "edit"])
  func otherChangesCloseSwipeActions(step: String) throws {
    let fixture = fixture()
    try fixture.driver.swipe("a")
    switch step {
    case "reload": fixture.table.reloadData()
    case "edit": fixture.table.setEditing(true, animated: false)
    default: _ = fixture.driver.send(.scroll(fixture.tableID, x: 0, y: 10, .rested))
    }
    fixture.driver.settle()
    #expect(!fixture.driver.screen.contains("action"))
  }

  @Test func anActionThatWasChosenBeforeItWasShownIsDropped() throws {
    let fixture = fixture()
    let seen = fixture.driver.display.tree.number
    try fixture.driver.swipe("a")
    let cell = fixture.row("a").id
    #expect(!fixture.driver.send(.swipeAction(cell, .trailing, index: 0), seen: seen))
    #expect(!fixture.driver.send(.swipeAction(cell, .trailing, index: 7)))
    #expect(!fixture.driver.send(.swipeAction(cell, .leading, index: 0)))
    #expect(!fixture.driver.send(.swipeAction(fixture.row("b").id, .trailing, index: 0)))
    #expect(delegate.log.take() == [])
  }

  @Test func aRowWithoutActionsDoesNotOpen() {
    delegate.isEmpty = true
    let fixture = fixture()
    #expect(throws: DriverError.self) { try fixture.driver.swipe("a") }
  }

  @Test func aRowThatCannotBeEditedDoesNotOpen() {
    source.editable = { $0 != "a" }
    let fixture = fixture()
    #expect(fixture.row("a").value?.hasTrailingActions == false)
    #expect(fixture.row("b").value?.hasTrailingActions == true)
    #expect(throws: DriverError.self) { try fixture.driver.swipe("a") }
  }

  @Test func rowsOfferSwipesOnlyWithADelegateForThem() {
    let plain = TableFixture { PlainSource(rows: 2).attach(to: $0) }
    #expect(plain.rows.allSatisfy { $0.value?.hasTrailingActions == false })
    let fixture = fixture()
    #expect(fixture.rows.allSatisfy { $0.value?.hasLeadingActions == true })
  }

  @Test func completingTwiceOrLateDoesNothingMore() throws {
    let fixture = fixture()
    try fixture.driver.swipe("a")
    try fixture.driver.tapAction("More")
    try fixture.driver.swipe("b")
    delegate.lastCompletion?(true)
    fixture.driver.settle()
    #expect(fixture.driver.screen.contains("row \"b\"\n    action"))
  }
}

/// A data source of editable rows that performs committed edits.
final class EditableSource: NSObject, UITableViewDataSource {
  private(set) var rows: [String]
  var editable: (String) -> Bool = { _ in true }
  let log = CallLog()

  init(_ rows: [String]) {
    self.rows = rows
  }

  func attach(to table: UITableView) {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    editable(rows[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log("\(editingStyle) \(rows[indexPath.row])")
    if editingStyle == .delete {
      rows.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    } else {
      rows.insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    }
  }
}

private final class SwipeDelegate: NSObject, UITableViewDelegate {
  let log = CallLog()
  var isEmpty = false
  var tellsEditing = false
  private(set) var asked = 0
  private(set) var lastCompletion: ((Bool) -> Void)?

  private func action(_ title: String, _ style: UIContextualAction.Style) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [weak self] _, view, done in
      let cell = view as? UITableViewCell
      let content = cell?.contentConfiguration as? UIListContentConfiguration
      self?.log("\(title) \(content?.text ?? "?")")
      self?.lastCompletion = done
      done(true)
    }
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    asked += 1
    if isEmpty { return UISwipeActionsConfiguration(actions: []) }
    return UISwipeActionsConfiguration(
      actions: [action("Delete", .destructive), action("More", .normal)]
    )
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let configuration = UISwipeActionsConfiguration(actions: [action("Mark", .normal)])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    if tellsEditing { log("begins \(["a", "b", "c"][indexPath.row])") }
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    if tellsEditing { log("ends \(indexPath.map { ["a", "b", "c"][$0.row] } ?? "none")") }
  }
}

private final class DeletingDelegate: NSObject, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    "Forget \(["a", "b", "c"][indexPath.row])"
  }
}
