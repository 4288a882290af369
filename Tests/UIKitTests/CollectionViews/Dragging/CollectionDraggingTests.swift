import Foundation
import Testing
import UIKit
import UIKitHosting
import UIKitTesting

/// Apple: `UICollectionViewDragDelegate`, `UICollectionViewDropDelegate`.
@MainActor
struct CollectionDraggingTests {
  private let view: UICollectionView
  private let letters = Letters()
  private let driver: SceneDriver

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: layout
    )
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "letter")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = letters
    let screen = UIViewController()
    screen.view.addSubview(view)
    driver = SceneDriver(rootViewController: screen)
  }

  private func cell(_ item: Int) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  /// Returns the centre of an item.
  private func place(_ item: Int) -> CGPoint {
    CGPoint(x: 50 + 100 * (item % 3), y: 50 + 100 * (item / 3))
  }

  private func drag(_ item: Int, to other: Int) throws {
    try lift(item)
    driver.drag(to: place(other))
    driver.drop()
  }

  private func lift(_ item: Int) throws {
    try driver.lift(at: place(item))
  }

  @Test func anItemIsMovedByTheDataSource() throws {
    view.dragDelegate = letters
    driver.settle()
    try drag(0, to: 2)
    #expect(letters.letters == ["b", "c", "a", "d", "e"])
    try drag(4, to: 0)
    #expect(letters.letters == ["e", "b", "c", "a", "d"])
    #expect(try cell(0).accessibilityLabel == "e")
    for item in 0..<5 {
      #expect(try cell(item).alpha == 1)
      #expect(try cell(item).transform == .identity)
    }
  }

  @Test func otherItemsMakeRoomAfterTheReorderingCadence() throws {
    view.dragDelegate = letters
    view.reorderingCadence = .slow
    driver.settle()
    try lift(0)
    driver.drag(to: place(2))
    #expect(view.hasActiveDrag && view.hasActiveDrop)
    #expect(try cell(1).transform == .identity)
    driver.wait(.seconds(1))
    #expect(try cell(1).transform.tx == -100)
    driver.cancelDrag()
    #expect(try cell(1).transform == .identity)
    #expect(letters.letters == ["a", "b", "c", "d", "e"])
    #expect(!view.hasActiveDrag && !view.hasActiveDrop)
  }

  @Test func aDropDoesNotWaitForTheReorderingCadence() throws {
    view.dragDelegate = letters
    view.reorderingCadence = .slow
    driver.settle()
    try drag(0, to: 2)
    #expect(letters.letters == ["b", "c", "a", "d", "e"])
  }

  @Test func cellsHaveTheirDragAndDropStates() throws {
    view.dragDelegate = letters
    view.dropDelegate = letters
    letters.intent = .insertIntoDestinationIndexPath
    driver.settle()
    try lift(0)
    #expect(try cell(0).configurationState.cellDragState == .lifting)
    driver.drag(to: place(3))
    #expect(try cell(0).configurationState.cellDragState == .dragging)
    #expect(try cell(1).configurationState.cellDropState == .notTargeted)
    #expect(try cell(3).configurationState.cellDropState == .targeted)
    driver.cancelDrag()
    #expect(try cell(0).configurationState.cellDragState == .none)
    #expect(try cell(3).configurationState.cellDropState == .none)
  }

  @Test func theDropDelegateReceivesCopies() throws {
    view.dragDelegate = letters
    view.dropDelegate = letters
    letters.operation = .copy
    driver.settle()
    try drag(0, to: 2)
    #expect(letters.letters == ["a", "b", "a", "c", "d", "e"])
    #expect(letters.drops == ["0 at 2"])
    letters.operation = .move
    letters.intent = nil
    try drag(1, to: 3)
    #expect(letters.drops == ["0 at 2", "1 at 3"])
  }

  @Test func removingADraggedItemEndsTheDrag() throws {
    view.dragDelegate = letters
    driver.settle()
    try lift(0)
    driver.drag(to: place(2))
    letters.letters = ["x"]
    view.reloadData()
    driver.drag(to: place(1))
    driver.drop()
    #expect(letters.letters == ["x"])
    #expect(try cell(0).alpha == 1)
    #expect(!view.hasActiveDrag)
  }

  @Test func anItemThatCannotBeMovedStays() throws {
    letters.fixed = [0]
    view.dragDelegate = letters
    driver.settle()
    try drag(0, to: 2)
    #expect(letters.letters == ["a", "b", "c", "d", "e"])
  }
}

@MainActor
private final class Letters: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var letters = ["a", "b", "c", "d", "e"]
  var fixed: Set<Int> = []
  var drops: [String] = []
  var operation = UIDropOperation.move
  var intent: UICollectionViewDropProposal.Intent? = .insertAtDestinationIndexPath

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { letters.count }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "letter",
      for: indexPath
    )
    cell.accessibilityLabel = letters[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath
  ) -> Bool { !fixed.contains(indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    letters.insert(letters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let text = letters[indexPath.item]
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: text)))
    item.localObject = text
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard let intent else { return UICollectionViewDropProposal(operation: operation) }
    return UICollectionViewDropProposal(operation: operation, intent: intent)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first else {
      return
    }
    let source = item.sourceIndexPath.map { "\($0.item)" } ?? "nil"
    drops.append("\(source) at \(path.item)")
    letters.insert(item.dragItem.localObject as? String ?? "none", at: path.item)
    collectionView.insertItems(at: [path])
    coordinator.drop(item.dragItem, toItemAt: path)
  }
}
