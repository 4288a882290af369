import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UITableViewDragDelegate`, `UITableViewDropDelegate`.
@MainActor
struct TableDraggingTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let screen = UIViewController()
  private let list: RowList
  private let driver: SceneDriver

  init() {
    list = RowList((0..<30).map { "Row \($0)" })
    table.rowHeight = 44
    table.dataSource = list
    table.register(DragCell.self, forCellReuseIdentifier: "row")
    table.contentInsetAdjustmentBehavior = .never
    screen.view.addSubview(table)
    driver = SceneDriver(rootViewController: screen)
  }

  private func cell(_ row: Int) throws -> DragCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? DragCell)
  }

  private func first(_ count: Int) -> [String] { Array(list.rows.prefix(count)) }

  // MARK: - Reordering

  @Test(arguments: [PointerSample.Kind.finger, .mouse])
  func aRowIsMovedByTheDataSource(by kind: PointerSample.Kind) throws {
    table.dragDelegate = list
    driver.settle()
    try driver.drag("Row 0", to: "Row 2", by: kind)
    #expect(first(4) == ["Row 1", "Row 2", "Row 0", "Row 3"])
    #expect(list.moves == ["0 to 2"])
    #expect(try cell(2).label == "Row 0")
    try driver.drag("Row 3", to: "Row 1", by: kind)
    #expect(first(4) == ["Row 3", "Row 1", "Row 2", "Row 0"])
    for row in 0..<5 {
      #expect(try cell(row).transform == .identity)
      #expect(try cell(row).alpha == 1)
    }
  }

  /// The end of a drag may include the last part of the movement.
  @Test func aRowIsDroppedWhereTheFingerIsLifted() throws {
    table.dragDelegate = list
    driver.settle()
    try driver.lift("Row 0")
    try driver.drag(to: "Row 1")
    let end = try cell(2).convert(CGPoint(x: 20, y: 22), to: nil)
    driver.drop(at: end)
    #expect(list.moves == ["0 to 2"])
  }

  @Test func otherRowsMakeRoomForADraggedRow() throws {
    table.dragDelegate = list
    driver.settle()
    try driver.lift("Row 0")
    try driver.drag(to: "Row 2")
    #expect(table.hasActiveDrag && table.hasActiveDrop)
    #expect(try cell(1).transform.ty == -44)
    #expect(try cell(2).transform.ty == -44)
    #expect(try cell(3).transform == .identity)
    #expect(try cell(0).alpha == 0)
    driver.cancelDrag()
    #expect(try cell(1).transform == .identity)
    #expect(try cell(0).alpha == 1)
    #expect(list.moves.isEmpty)
    #expect(!table.hasActiveDrag && !table.hasActiveDrop)
  }

  @Test func aRowThatCannotBeMovedStays() throws {
    list.fixed = ["Row 1"]
    table.dragDelegate = list
    driver.settle()
    try driver.drag("Row 1", to: "Row 3")
    #expect(list.moves.isEmpty)
    #expect(list.log.take() == ["begin", "end"])
  }

  @Test func theTableScrollsNearItsEdge() throws {
    table.dragDelegate = list
    driver.settle()
    try driver.lift("Row 1")
    driver.drag(to: CGPoint(x: 150, y: 395))
    #expect(table.contentOffset.y < 100)
    driver.wait(.seconds(1))
    let offset = table.contentOffset.y
    #expect(offset > 100)
    driver.drag(to: CGPoint(x: 150, y: 200))
    driver.wait(.seconds(1))
    let rest = table.contentOffset.y
    driver.wait(.seconds(1))
    #expect(table.contentOffset.y == rest)
    let target = try #require(table.indexPathForRow(at: CGPoint(x: 150, y: 200 + rest)))
    driver.drop()
    #expect(list.rows.firstIndex(of: "Row 1") == target.row)
  }

  @Test func aCancelledDragScrollsNoFurther() throws {
    table.dragDelegate = list
    driver.settle()
    try driver.lift("Row 1")
    driver.drag(to: CGPoint(x: 150, y: 395))
    driver.wait(.milliseconds(500))
    let offset = table.contentOffset.y
    driver.cancelDrag()
    #expect(table.contentOffset.y == offset)
    #expect(list.moves.isEmpty)
  }

  @Test func theLiftedRowKeepsTheFingerFromScrolling() throws {
    table.dragDelegate = list
    driver.settle()
    func keepsDown() throws -> Bool {
      driver.scene.commit()
      let node = try #require(try cell(0)._nodeID.flatMap { driver.display.tree[$0] })
      return node.attributes.contains {
        guard case .pointers(let pointers) = $0 else { return false }
        return pointers.contains([.reports, .keepsDown, .keepsAcross])
      }
    }
    #expect(try !keepsDown())
    try driver.lift("Row 0")
    #expect(try keepsDown())
    driver.drop()
    #expect(try !keepsDown())
  }

  /// Without an intent, the delegate handles the drop, and rows do not move apart.
  @Test func theDelegateReceivesADropWithoutAnIntent() throws {
    table.dragDelegate = list
    table.dropDelegate = list
    list.intent = nil
    driver.settle()
    try driver.lift("Row 0")
    try driver.drag(to: "Row 2")
    #expect(try cell(1).transform == .identity)
    driver.drop()
    #expect(list.moves.isEmpty)
    #expect(list.log.take().contains("drop at 2 from 0"))
  }

  // MARK: - States

  @Test func cellsHaveTheirDragAndDropStates() throws {
    table.dragDelegate = list
    table.dropDelegate = list
    driver.settle()
    try driver.lift("Row 0")
    #expect(try cell(0).configurationState.cellDragState == .lifting)
    try driver.drag(to: "Row 1")
    #expect(try cell(0).configurationState.cellDragState == .dragging)
    #expect(try cell(1).configurationState.cellDropState == .notTargeted)
    list.intent = .insertIntoDestinationIndexPath
    try driver.drag(to: "Row 4")
    #expect(try cell(4).configurationState.cellDropState == .targeted)
    driver.cancelDrag()
    #expect(try cell(0).states == [.lifting, .dragging, .none])
    #expect(try cell(4).configurationState.cellDropState == .none)
  }

  // MARK: - Drops

  @Test func aForeignItemIsInserted() throws {
    let source = UIView(frame: CGRect(x: 0, y: 420, width: 200, height: 60))
    source.isAccessibilityElement = true
    source.accessibilityLabel = "Source"
    source.addInteraction(UIDragInteraction(delegate: list))
    screen.view.addSubview(source)
    list.operation = .copy
    table.dropDelegate = list
    driver.settle()
    try driver.drag("Source", to: "Row 2")
    #expect(first(4) == ["Row 0", "Row 1", "outside", "Row 2"])
    #expect(list.log.take() == ["enter", "drop at 2 from nil", "leave"])
    #expect(try cell(2).label == "outside")
  }

  @Test func severalRowsAreDroppedByTheDelegate() throws {
    table.dragDelegate = list
    table.dropDelegate = list
    list.operation = .copy
    driver.settle()
    try driver.drag("Row 0", to: "Row 2")
    #expect(list.log.take() == ["begin", "enter", "drop at 2 from 0", "leave", "end"])
    #expect(list.moves.isEmpty)
  }

  // MARK: - Bad input

  @Test func deletingADraggedRowEndsTheDrag() throws {
    table.dragDelegate = list
    driver.settle()
    try driver.lift("Row 0")
    try driver.drag(to: "Row 2")
    list.rows.removeFirst()
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    driver.drag(to: CGPoint(x: 150, y: 150))
    driver.drop()
    #expect(list.moves.isEmpty)
    #expect(first(2) == ["Row 1", "Row 2"])
    #expect(!table.hasActiveDrag)
    #expect(try cell(0).alpha == 1)
  }

  @Test func aDisabledTableDragsNothing() throws {
    table.dragDelegate = list
    table.dragInteractionEnabled = false
    driver.settle()
    #expect((try? driver.drag("Row 0", to: "Row 2")) == nil)
    #expect(list.moves.isEmpty)
    #expect(table.interactions.isEmpty)
    table.dragInteractionEnabled = true
    try driver.drag("Row 0", to: "Row 2")
    #expect(list.moves == ["0 to 2"])
    table.dragDelegate = nil
    #expect(table.interactions.isEmpty)
  }

  @Test func anEmptyPartOfATableIsNoRow() throws {
    list.rows = ["Row 0", "Row 1"]
    table.dragDelegate = list
    table.reloadData()
    driver.settle()
    try driver.lift("Row 0")
    driver.drag(to: CGPoint(x: 150, y: 300))
    driver.drop()
    #expect(list.rows == ["Row 0", "Row 1"])
  }
}

private final class DragCell: UITableViewCell {
  var states: [UITableViewCell.DragState] = []

  var label: String? {
    (contentConfiguration as? UIListContentConfiguration)?.text
  }

  override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
    super.dragStateDidChange(dragState)
    states.append(dragState)
  }
}

@MainActor
private final class RowList: NSObject, UITableViewDataSource, UITableViewDragDelegate,
  UITableViewDropDelegate, UIDragInteractionDelegate
{
  var rows: [String]
  var fixed: Set<String> = []
  var moves: [String] = []
  var operation = UIDropOperation.move
  var intent: UITableViewDropProposal.Intent? = .insertAtDestinationIndexPath
  let log = CallLog()

  init(_ rows: [String]) {
    self.rows = rows
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(rows[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  // MARK: Dragging

  private func item(_ text: String) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return item
  }

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { [item(rows[indexPath.row])] }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    log("begin")
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    log("end")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [item("outside")] }

  // MARK: Dropping

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    log("enter")
  }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    guard let intent else { return UITableViewDropProposal(operation: operation) }
    return UITableViewDropProposal(operation: operation, intent: intent)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    log("leave")
  }

  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else {
      return
    }
    let source = item.sourceIndexPath.map { "\($0.row)" } ?? "nil"
    log("drop at \(path.row) from \(source)")
    rows.insert(item.dragItem.localObject as? String ?? "none", at: path.row)
    tableView.insertRows(at: [path], with: .automatic)
    coordinator.drop(item.dragItem, toRowAt: path)
  }
}
